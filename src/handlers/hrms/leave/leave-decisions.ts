/** What decisions on leave depend on: balances as they are now, and who else is away. */
import type { LeaveDecisionFacts } from "#generated/hrms/schema.ts";
import { balanceOn } from "#src/domain/leave/shared/ledger.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { dayFactsOf, gridOf } from "#src/store/leave/shared/day-facts.ts";
import { findLeaves, leaveBeside, type ShownLeave } from "#src/store/leave/shared/leaves.ts";
import type { StoredLedger } from "#src/store/leave/shared/ledger.ts";
import { leaveTypesOf } from "#src/store/leave/shared/types.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { isUnlimited, readLedgers, unitsOf } from "./shared/balances.ts";
import { holidaysFor } from "./shared/holidays.ts";
import { leaveReachOf, type LeaveReading } from "./shared/reach.ts";

/** Longer leave shows its first weeks. */
const shownDays = 28;

/** Whole weeks from Monday to Sunday, so that the days around the leave are seen too. */
function weeksOf({ from, to }: ShownLeave["leave"]) {
  const monday = addDays(from, -((weekday(from) + 6) % 7));
  const sunday = addDays(to, (7 - weekday(to)) % 7);
  const last = addDays(monday, shownDays - 1);
  return { from: monday, to: sunday < last ? sunday : last };
}

/** Without its own entries on the first day, and with them on the last. */
function balancesOf({ leave, unit }: ShownLeave, ledger: StoredLedger) {
  const others = ledger.entries.filter(({ leaveId }) => leaveId !== leave.id);
  return {
    balanceBefore: unitsOf(balanceOn({ ...ledger, entries: others }, leave.from).available, unit),
    balanceAfter: unitsOf(balanceOn(ledger, leave.to).available, unit),
  };
}

async function besideOf(
  ctx: HrmsContext,
  { companyId, day }: LeaveReading,
  { employeeId, from, to }: { employeeId: string; from: string; to: string },
) {
  const found = await leaveBeside(ctx.db, { companyId, employeeId, from, to, day });
  return found.map(({ fullName, leaveType, visibleToTeam, status, ...other }) => ({
    employeeId: other.employeeId,
    fullName,
    leaveType: visibleToTeam ? leaveType : null,
    from: other.from,
    to: other.to,
    status,
  }));
}

async function factsOf(
  ctx: HrmsContext,
  reading: LeaveReading,
  shown: readonly ShownLeave[],
): Promise<LeaveDecisionFacts[]> {
  const { companyId } = reading;
  const people = [...new Set(shown.map(({ leave }) => leave.employeeId))].map((id) => ({ id, companyId }));
  const wanted = new Set(shown.map(({ leave }) => leave.leaveTypeId));
  const types = (await leaveTypesOf(ctx.db, companyId, true)).filter(({ id }) => wanted.has(id));
  const days = shown.flatMap(({ leave }) => [leave.from, leave.to]).toSorted();
  const ledgers = await readLedgers(ctx, people, types, days.at(-1) ?? reading.day, days[0]);
  const employments = await dayFactsOf(
    ctx.db,
    companyId,
    people.map(({ id }) => id),
  );
  const facts: LeaveDecisionFacts[] = [];
  for (const one of shown) {
    const { id, employeeId, leaveTypeId, from, to, cost } = one.leave;
    const employment = employments.get(employeeId);
    const type = types.find((each) => each.id === leaveTypeId);
    if (!employment || !type) continue;
    const period = weeksOf(one.leave);
    const holidays = await holidaysFor(ctx, { companyId, employeeId, ...period });
    const byDay = Map.groupBy(gridOf(employment, period, holidays), ({ date }) => date);
    const ledger = ledgers.get(`${employeeId} ${leaveTypeId}`) ?? { buckets: [], entries: [] };
    facts.push({
      leaveId: id,
      from,
      to,
      units: unitsOf(cost, one.unit),
      unit: one.unit,
      ...(isUnlimited(type) ? { balanceBefore: null, balanceAfter: null } : balancesOf(one, ledger)),
      days: [...byDay].map(([date, [am, pm]]) => ({ date, am: am?.status ?? "work", pm: pm?.status ?? "work" })),
      beside: await besideOf(ctx, reading, { employeeId, ...period }),
    });
  }
  return facts;
}

export const leaveDecisionsHandlers = {
  async listLeaveDecisions({ path: { companyId }, query: { ids } }, ctx) {
    const reading = await leaveReachOf(ctx, companyId);
    return factsOf(ctx, reading, await findLeaves(ctx.db, reading, ids));
  },
} satisfies HrmsHandlers;
