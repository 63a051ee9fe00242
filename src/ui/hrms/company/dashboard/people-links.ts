/** Links from counts to the employee list with the same filter. */
import type { PendingApproval } from "#generated/hrms/schema.ts";

export interface ListLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const lastDayOf = (month: string): string =>
  `${month}-${String(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()).padStart(2, "0")}`;

/** Typed as string: area routes are known only at run time. */
const list = (companyId: string): string => `/companies/${companyId}/employees`;

export const employedOn = (companyId: string, asOf: string): ListLink => ({ to: list(companyId), search: { asOf } });
/** Counts of past months are as of their last day, of the current month as of today. */
export const employedIn = (companyId: string, month: string, day: string): ListLink =>
  employedOn(companyId, day < lastDayOf(month) ? day : lastDayOf(month));
export const joining = (companyId: string): ListLink => ({
  to: list(companyId),
  search: { status: "offered,onboarding" },
});
export const onProbation = (companyId: string): ListLink => ({ to: list(companyId), search: { status: "probation" } });
export const inDepartment = (companyId: string, departmentId: string, asOf: string): ListLink => ({
  to: list(companyId),
  search: { departmentId, asOf },
});
export const ofResidency = (companyId: string, residency: string, asOf: string): ListLink => ({
  to: list(companyId),
  search: { residency, asOf },
});
export const withPass = (companyId: string, workpassTypeId: string, asOf: string): ListLink => ({
  to: list(companyId),
  search: { workpassTypeId, asOf },
});
export const invitationsIn = (companyId: string, status: string): ListLink => ({
  to: `/companies/${companyId}/invitations`,
  search: { status },
});
export const joinedIn = (companyId: string, month: string): ListLink => ({
  to: list(companyId),
  search: {
    status: "onboarding,probation,confirmed,notice,exited",
    joinedFrom: `${month}-01`,
    joinedTo: lastDayOf(month),
  },
});
export const leftIn = (companyId: string, month: string): ListLink => ({
  to: list(companyId),
  search: { status: "notice,exited", leftFrom: `${month}-01`, leftTo: lastDayOf(month) },
});
export const incomplete = (companyId: string, area?: string): ListLink => ({
  to: list(companyId),
  search: area === undefined ? { readiness: "open" } : { openArea: area },
});
export const employeeAt = (companyId: string, employeeId: string, tab?: string): ListLink => ({
  to: `${list(companyId)}/${employeeId}`,
  ...(tab !== undefined && { search: { tab } }),
});
export const approvalsOf = (companyId: string, kind?: PendingApproval["kind"]): ListLink => ({
  to: `/companies/${companyId}/approvals`,
  search: { view: "waiting", ...(kind !== undefined && { kind }) },
});

/** The request among those that wait. */
export const approvalAt = (companyId: string, { fullName }: PendingApproval): ListLink => ({
  to: `/companies/${companyId}/approvals`,
  search: { view: "waiting", q: fullName },
});
