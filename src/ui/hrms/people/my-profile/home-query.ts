/** The one call of the home page; its cards find their parts where their own queries keep them. */
import type { QueryClient } from "@tanstack/react-query";
import { listChangeRequestsKey } from "#generated/hrms/hooks/change-requests.ts";
import { listEmployeeDocumentsKey } from "#generated/hrms/hooks/documents.ts";
import { getEmployeeKey, getEmployeeTimelineKey } from "#generated/hrms/hooks/employees.ts";
import { listExpiriesKey } from "#generated/hrms/hooks/expiries.ts";
import { listKetsKey } from "#generated/hrms/hooks/kets.ts";
import { getLeaveHomeKey } from "#generated/hrms/hooks/leaves.ts";
import { getMyHomeOptions } from "#generated/hrms/hooks/my-home.ts";
import { listMyPayslipsKey } from "#generated/hrms/hooks/my-payslips.ts";
import { getMyProfileKey } from "#generated/hrms/hooks/my-profile.ts";
import { getMyAttendanceKey, getMyRosterKey } from "#generated/hrms/hooks/own-attendance.ts";
import { listEmployeeTasksKey } from "#generated/hrms/hooks/tasks.ts";
import type { MyHome } from "#generated/hrms/schema.ts";

const whole = { page: 1, pageSize: 100 } as const;

/** What the cards ask for by themselves, with the same rows as in the call of the page. */
export const cardsOf = (companyId: string, employeeId: string) => {
  const path = { companyId, employeeId };
  return {
    whole: { path, query: whole },
    expiries: { path: { companyId }, query: { employeeId, pageSize: 6 } },
    changeRequests: { path: { companyId }, query: { employeeId, pageSize: 5 } },
  };
};

export const latestPayslip = (companyId: string) => ({ path: { companyId }, query: { pageSize: 1 } });

function keep(client: QueryClient, { profile, cards }: MyHome): void {
  client.setQueryData(getMyProfileKey(), profile);
  if (!cards.employee) return;
  const { companyId, id: employeeId } = cards.employee;
  const inputs = cardsOf(companyId, employeeId);
  const path = { companyId, employeeId };
  // A part that is missing stays with its own query, which the card runs.
  client.setQueryData(getEmployeeKey({ path }), cards.employee);
  if (cards.timeline) client.setQueryData(getEmployeeTimelineKey({ path }), cards.timeline);
  if (cards.expiries) client.setQueryData(listExpiriesKey(inputs.expiries), cards.expiries);
  if (cards.kets) client.setQueryData(listKetsKey(inputs.whole), cards.kets);
  if (cards.documents) client.setQueryData(listEmployeeDocumentsKey(inputs.whole), cards.documents);
  if (cards.tasks) client.setQueryData(listEmployeeTasksKey(inputs.whole), cards.tasks);
  if (cards.changeRequests) client.setQueryData(listChangeRequestsKey(inputs.changeRequests), cards.changeRequests);
  if (cards.leave) client.setQueryData(getLeaveHomeKey({ path: { companyId } }), cards.leave);
  if (cards.attendance) client.setQueryData(getMyAttendanceKey({ path: { companyId } }), cards.attendance);
  if (cards.roster) client.setQueryData(getMyRosterKey({ path: { companyId }, query: {} }), cards.roster);
  if (cards.payslips) client.setQueryData(listMyPayslipsKey(latestPayslip(companyId)), cards.payslips);
}

/** Of the employment in the company, or of the first one. */
export function homeOptions(companyId: string | undefined) {
  const options = getMyHomeOptions({ query: companyId === undefined ? {} : { companyId } });
  return {
    ...options,
    async queryFn(context: Parameters<typeof options.queryFn>[0]) {
      const home = await options.queryFn(context);
      keep(context.client, home);
      return home;
    },
  };
}
