/** Where a problem of a form is resolved; undefined if on the form itself. */
import type { TaxForm } from "#generated/hrms/schema.ts";

type Place = TaxForm["problems"][number]["place"];

interface ProblemLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Tabs of the employee's record. */
const tabs: Partial<Record<Place, string>> = {
  "employee-personal": "personal",
  "employee-identity": "identity",
  "employee-job": "job",
};

export function problemLink(
  companyId: string,
  { employeeId, taxFilingId }: Pick<TaxForm, "employeeId" | "taxFilingId">,
  place: Place,
): ProblemLink | undefined {
  const company = `/companies/${companyId}`;
  const tab = tabs[place];
  if (tab !== undefined) return { to: `${company}/employees/${employeeId}`, search: { tab } };
  if (place === "filing-settings") return { to: `${company}/tax-filings/${taxFilingId}`, search: { tab: "employer" } };
  return place === "pay-item" ? { to: `${company}/allowances` } : undefined;
}
