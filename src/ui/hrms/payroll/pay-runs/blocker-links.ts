/** Where a blocker of a run is resolved. */
import type { PayBlocker } from "#generated/hrms/schema.ts";

export interface BlockerLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Tabs of the employee's record. */
const tabs: Readonly<Record<string, string>> = {
  "employee-bank": "pay",
  "employee-pay": "pay",
  "employee-statutory": "pay",
  "employee-person": "personal",
  "employee-residency": "identity",
  "employee-work-pass": "identity",
};

export function blockerLink(
  companyId: string,
  blocker: Pick<PayBlocker, "target" | "employeeId" | "payslipId">,
): BlockerLink {
  const { target, employeeId, payslipId } = blocker;
  const company = `/companies/${companyId}`;
  const tab = tabs[target.place];
  if (tab !== undefined) return { to: `${company}/employees/${target.id ?? employeeId}`, search: { tab } };
  switch (target.place) {
    case "attendance-periods":
      return { to: `${company}/attendance-periods` };
    case "attendance-logs":
      return { to: `${company}/attendance-logs`, search: { employeeId } };
    case "pay-run":
      return { to: target.id === null ? `${company}/pay-runs` : `${company}/pay-runs/${target.id}` };
    case "calculation-settings":
      return { to: `${company}/company-settings` };
    default:
      return { to: `${company}/payslips/${target.id ?? payslipId}` };
  }
}
