/** Where the numbers of people lead: the list of employees with the filter that counts the same. */
import type { PendingApproval } from "#generated/hrms/schema.ts";

export interface ListLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const lastDayOf = (month: string): string =>
  `${month}-${String(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()).padStart(2, "0")}`;

/** As plain text: a list of another area is known at run time alone. */
const list = (companyId: string): string => `/companies/${companyId}/employees`;

/** Who is employed on a day. */
export const employedOn = (companyId: string, asOf: string): ListLink => ({ to: list(companyId), search: { asOf } });
/** Of each month its last day counts, of the month of the day this day. */
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
export const employeeAt = (companyId: string, employeeId: string, tab?: string): ListLink => ({
  to: `${list(companyId)}/${employeeId}`,
  ...(tab !== undefined && { search: { tab } }),
});
export const approvalsOf = (companyId: string, kind?: PendingApproval["kind"]): ListLink => ({
  to: `/companies/${companyId}/approvals`,
  ...(kind !== undefined && { search: { kind } }),
});

/** Where one decides on it. */
export const approvalAt = (companyId: string, { kind, employeeId }: PendingApproval): ListLink =>
  kind === "changeRequest"
    ? { to: `/companies/${companyId}/change-requests`, search: { status: "submitted" } }
    : employeeAt(companyId, employeeId, kind === "bankAccount" ? "pay" : "job");
