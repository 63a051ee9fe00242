/** Own pages of an employee: their profile, with what the cards of the home page or a tab of their record show. */
import type { MyHomeCards, MyProfile } from "#generated/hrms/schema.ts";
import { Reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { partsOf, present } from "../shared/parts.ts";
import { tabOf } from "./employees/tab.ts";

const whole = { page: 1, pageSize: 100 } as const;
const shownRows = { expiries: 6, changeRequests: 5, payslips: 1 } as const;

interface Employment {
  readonly companyId: string;
  readonly employeeId: string;
}

async function cardsOf(
  handlers: HrmsHandlers,
  ctx: HrmsContext,
  { companyId, employeeId }: Employment,
): Promise<MyHomeCards> {
  const part = partsOf(handlers, ctx, companyId);
  const path = { companyId, employeeId };
  const query = { employeeId };
  return present({
    employee: await part("getEmployee", { path }),
    timeline: await part("getEmployeeTimeline", { path }),
    expiries: await part("listExpiries", { path, query: { ...query, pageSize: shownRows.expiries } }),
    kets: await part("listKets", { path, query: whole }),
    documents: await part("listEmployeeDocuments", { path, query: whole }),
    tasks: await part("listEmployeeTasks", { path, query: whole }),
    changeRequests: await part("listChangeRequests", { path, query: { ...query, pageSize: shownRows.changeRequests } }),
    leave: await part("getLeaveHome", { path }),
    attendance: await part("getMyAttendance", { path }),
    roster: await part("getMyRoster", { path }),
    payslips: await part("listMyPayslips", { path, query: { pageSize: shownRows.payslips } }),
  });
}

/** Unlike a card, the page cannot do without it: a failure is that of the call. */
async function profileOf({ getMyProfile }: HrmsHandlers, ctx: HrmsContext): Promise<MyProfile> {
  // It takes no input.
  const answer = await getMyProfile?.({} as never, ctx);
  const profile = answer instanceof Reply ? answer.body : answer;
  if (!profile || !("user_info" in profile)) throw notFound();
  return profile;
}

/** The one in the company, or the first. */
function employmentOf({ company_user }: MyProfile, wanted: string | undefined): Employment | undefined {
  const employments = company_user.flatMap(({ companyId, employeeId }) =>
    employeeId === null ? [] : [{ companyId, employeeId }],
  );
  return employments.find(({ companyId }) => companyId === wanted) ?? employments[0];
}

/** Cards are read through the handlers of their operations. */
export const myHomeHandlers = (handlers: HrmsHandlers) =>
  ({
    async getMyHome({ query }, ctx) {
      const profile = await profileOf(handlers, ctx);
      const shown = employmentOf(profile, query?.companyId);
      return { profile, cards: shown ? await cardsOf(handlers, ctx, shown) : {} };
    },

    async getMyRecord({ query }, ctx) {
      const profile = await profileOf(handlers, ctx);
      const shown = employmentOf(profile, query?.companyId);
      const tab = shown && (await tabOf(handlers, ctx, shown, query?.tab));
      return { profile, ...(tab && { tab }) };
    },
  }) satisfies HrmsHandlers;
