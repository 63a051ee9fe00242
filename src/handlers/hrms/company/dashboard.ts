/** A company's dashboard: its people as far as the reader may see them, and recent changes. */
import type {
  DashboardCards,
  DashboardPayroll,
  DashboardPeople,
  PendingApproval,
  PendingApprovals,
  Setup,
} from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { type ApprovalKind, approvalKinds } from "#src/domain/approvals/shared/vocabulary.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { dismissSetup, hasDismissedSetup } from "#src/store/account/shared/app-settings.ts";
import { latestEvents } from "#src/store/shared/audit.ts";
import { approvalsAtAGlance } from "#src/store/approvals/shared/requests.ts";
import { ratesAhead } from "#src/store/company/rates-ahead.ts";
import { setupOf } from "#src/store/company/company-setup.ts";
import { openInvitationsOf } from "#src/store/account/shared/invitations.ts";
import {
  countByDepartment,
  countByResidency,
  countByWorkPass,
  endingProbations,
  headcountByMonth,
  headcountOf,
  movesOf,
  occasionsOf,
} from "#src/store/people/shared/numbers.ts";
import { readinessCounts } from "#src/store/people/shared/readiness.ts";
import { isReadable, otherSubjects } from "#src/store/shared/readable-events.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { approvalReachOf } from "../approvals/shared/reach.ts";
import { eventReader } from "../access/shared/event-reader.ts";
import { partsOf, present } from "../shared/parts.ts";
import { moments } from "../shared/records/wire.ts";
import { type Reach, reachOf } from "../people/shared/people.ts";

const months = 24;
const probationDays = 30;
const maxShown = 6;
/** Rates that are about to change are worth knowing a quarter ahead. */
const rateDays = 92;
const shownChanges = 10;

const noneWaiting = Object.fromEntries(approvalKinds.map((kind) => [kind, 0])) as Record<ApprovalKind, number>;

/** Requests that wait, of people whose records the reader handles. */
async function approvalsOf(ctx: HrmsContext, companyId: string): Promise<PendingApprovals> {
  const reach = await approvalReachOf(ctx, companyId);
  const { counts, items } = await approvalsAtAGlance(ctx.db, reach, reach.reach.reader, maxShown);
  return {
    counts: { ...noneWaiting, ...counts },
    items: items.map(({ request, fullName }) => ({
      ...pick(request, ["kind", "recordId", "employeeId"]),
      section: request.section as PendingApproval["section"],
      fullName,
      since: request.createdAt.toISOString(),
    })),
  };
}

async function peopleOf(ctx: HrmsContext, companyId: string, reach: Reach): Promise<DashboardPeople> {
  const day = ctx.today(companyId);
  const of = { companyId, reach: reach.where, day };
  return {
    day,
    everybody: reach.where === undefined,
    ...(await headcountOf(ctx.db, of)),
    months: await headcountByMonth(ctx.db, of, months),
    departments: await countByDepartment(ctx.db, of),
    // A partial count would look like the total.
    residencies: reach.readable.has("identity") ? await countByResidency(ctx.db, of) : null,
    workPasses: reach.readable.has("identity") ? await countByWorkPass(ctx.db, of) : null,
    probations: await endingProbations(ctx.db, of, probationDays, maxShown),
    readiness: await readinessCounts(ctx.db, of),
    occasions: await occasionsOf(ctx.db, of, reach.whereReadable("personal")),
    approvals: await approvalsOf(ctx, companyId),
  };
}

async function payrollOf(ctx: HrmsContext, companyId: string, reach: Reach): Promise<DashboardPayroll> {
  // Of everybody's pay: a manager's own does not count.
  if (!reach.readable.has("pay")) return null;
  const day = ctx.today(companyId);
  const of = { companyId, reach: reach.where, day };
  const mayReadRates = allows(principalOf(ctx).ability, "read", "rates", companyId);
  const [joins, leaves] = [await movesOf(ctx.db, of, "joins", maxShown), await movesOf(ctx.db, of, "leaves", maxShown)];
  return {
    month: day.slice(0, 7),
    joined: joins.total,
    left: leaves.total,
    joiners: joins.people,
    leavers: leaves.people,
    rates: mayReadRates ? await ratesAhead(ctx.db, companyId, day, rateDays) : [],
  };
}

/** Only for those who may change the company: others cannot act on it. */
async function guideOf(ctx: HrmsContext, companyId: string): Promise<Setup> {
  const { userId, ability, tenantId } = principalOf(ctx);
  if (tenantId === null || !allows(ability, "update", "companies", companyId)) return null;
  const setup = await setupOf(ctx.db, userId, companyId);
  const { hasUen, hasWorkWeek: _optional, ...counts } = setup;
  return {
    ...setup,
    done: hasUen && Object.values(counts).every((count) => count > 0),
    dismissed: await hasDismissedSetup(ctx.db, userId, companyId),
  };
}

/** Of the cards that show first rows of other lists. */
const shownRows = { expiries: 5, payRuns: 3, attendanceToReview: 5, notifications: 6 } as const;

/** Those that are not paid yet. */
const openRuns = ["draft", "calculating", "calculated", "failed", "submitted", "approved", "locked"] as const;

async function cardsOf(handlers: HrmsHandlers, ctx: HrmsContext, companyId: string): Promise<DashboardCards> {
  const part = partsOf(handlers, ctx, companyId);
  const path = { companyId };
  const decidesOnDays = allows(principalOf(ctx).ability, "approve", "attendance-logs", companyId, true);
  return present({
    expiries: await part("listExpiries", { path, query: { pageSize: shownRows.expiries } }),
    leave: await part("getLeaveHome", { path }),
    payRuns: await part("listPayRuns", {
      path,
      query: { status: [...openRuns], sort: "payDate", pageSize: shownRows.payRuns },
    }),
    attendanceToReview: decidesOnDays
      ? await part("listAttendanceLogs", {
          path,
          query: { state: ["needsReview"], pageSize: shownRows.attendanceToReview },
        })
      : undefined,
    notifications: await part("listNotifications", { query: { pageSize: shownRows.notifications } }),
    packageUse: await part("getPackageUse"),
  });
}

/** Cards are read through the handlers of their lists. */
export const dashboardHandlers = (handlers: HrmsHandlers) =>
  ({
    async getDashboard({ path }, ctx) {
      const company = await companyOf(ctx, path.companyId);
      const reach = await reachOf(ctx, company.id);
      const canSeePeople = reach.grants.some(({ actions }) => actions.has("view"));
      const events = await latestEvents(
        ctx.db,
        company.id,
        shownChanges,
        isReadable(eventReader(ctx, company.id, reach), await otherSubjects(ctx.db)),
      );
      const recentChanges = events.map((event) =>
        moments(pick(event, ["id", "action", "subject", "recordId", "recordName", "at", "by"])),
      );
      return {
        company,
        people: canSeePeople ? await peopleOf(ctx, company.id, reach) : null,
        payroll: await payrollOf(ctx, company.id, reach),
        invitations: allows(principalOf(ctx).ability, "read", "invitations", company.id)
          ? await openInvitationsOf(ctx.db, company.id)
          : null,
        recentChanges,
        setup: await guideOf(ctx, company.id),
        cards: await cardsOf(handlers, ctx, company.id),
      };
    },

    async updateSetup({ path, body }, ctx) {
      const { id } = await companyOf(ctx, path.companyId);
      await dismissSetup(ctx.db, actorOf(ctx), id, body.dismissed);
      return null;
    },
  }) satisfies HrmsHandlers;
