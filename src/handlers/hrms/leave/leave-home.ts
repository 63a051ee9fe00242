/** Leave on home pages: who is away, what waits, holidays and one's own leave in one call; and what the company owes. */
import type { LeaveHome, LeaveLiability } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { liabilityOf, type OwedLeave } from "#src/domain/leave/liability.ts";
import { balanceOn, minutesOfDay, minutesOfUnit } from "#src/domain/leave/shared/ledger.ts";
import { holdingStates } from "#src/domain/leave/shared/request.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { approvalsAtAGlance } from "#src/store/approvals/shared/requests.ts";
import { awayOn } from "#src/store/leave/shared/calendar.ts";
import { leavePage } from "#src/store/leave/shared/leaves.ts";
import { type LeaveType, leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { payOfEveryone } from "#src/store/leave/liability.ts";
import { approvalReachOf } from "../approvals/shared/reach.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { awayWire } from "./shared/away.ts";
import { isUnlimited, readLedgers, unitsOf } from "./shared/balances.ts";
import { holidaysFor } from "./shared/holidays.ts";
import { leaveReachOf, type LeaveReading } from "./shared/reach.ts";

const maxAway = 8;
const maxShown = 6;
const maxHolidays = 3;
/** How far ahead the next holidays are looked for. */
const holidayDays = 120;

async function ownOf(ctx: HrmsContext, reading: LeaveReading): Promise<LeaveHome["own"]> {
  const { companyId, reader, day } = reading;
  if (reader === null) return null;
  const types = (await leaveTypesOf(ctx.db, companyId)).filter(
    (type) => type.status === "active" && !isUnlimited(type),
  );
  const ledgers = await readLedgers(ctx, [{ id: reader, companyId }], types, day);
  const balances = types.map((type) => {
    const balance = balanceOn(ledgers.get(`${reader} ${type.id}`) ?? { buckets: [], entries: [] }, day, {
      planned: true,
    });
    // What is left of the year may be carried forward: only the rest is about to be lost.
    const first = balance.buckets.find(
      ({ kind, minutes, expiresOn }) => kind !== "year" && minutes > 0 && expiresOn !== null,
    );
    return {
      leaveTypeId: type.id,
      leaveType: type.name,
      ...pick(type, ["colour", "unit"]),
      available: unitsOf(balance.available, type.unit),
      pending: unitsOf(balance.pending, type.unit),
      expiring: first?.expiresOn ? { units: unitsOf(first.minutes, type.unit), expiresOn: first.expiresOn } : null,
    };
  });
  const { items } = await leavePage(ctx.db, reading, {
    own: true,
    from: day,
    status: holdingStates,
    sort: "from",
    page: 1,
    pageSize: maxShown,
  });
  return {
    employeeId: reader,
    balances: balances.filter(({ available, pending }) => available !== 0 || pending !== 0).slice(0, maxShown),
    requests: items.map(({ leave, leaveType, colour, unit }) => ({
      ...pick(leave, ["id", "from", "to", "status"]),
      leaveType,
      colour,
      unit,
      units: unitsOf(leave.cost, unit),
    })),
  };
}

/** Types that are paid out, or would be if people left. */
const isOwed = (type: LeaveType): boolean => !isUnlimited(type) && (type.kind === "annual" || type.encashable);

export const leaveHomeHandlers = {
  async getLeaveHome({ path: { companyId } }, ctx) {
    const reading = await leaveReachOf(ctx, companyId);
    const { day, reader } = reading;
    const away = (await awayOn(ctx.db, companyId, day, reading.reach.where)).filter(
      ({ employeeId }) => employeeId !== reader,
    );
    const approvals = await approvalReachOf(ctx, companyId);
    const { counts } = await approvalsAtAGlance(ctx.db, approvals, reader, 1);
    const period = { companyId, employeeId: reader, from: day, to: addDays(day, holidayDays) };
    return {
      day,
      away: away.slice(0, maxAway).map(awayWire),
      awayCount: away.length,
      waiting: counts.leave ?? 0,
      holidays: (await holidaysFor(ctx, period))
        .toSorted((one, other) => (one.date < other.date ? -1 : 1))
        .slice(0, maxHolidays)
        .map(({ date, name }) => ({ date, name })),
      own: await ownOf(ctx, reading),
    };
  },

  async getLeaveLiability({ path: { companyId } }, ctx) {
    const { reach, day } = await leaveReachOf(ctx, companyId);
    // A part of the people would look like all of them.
    if (reach.where !== undefined) throw new ProblemError("forbidden");
    const types = (await leaveTypesOf(ctx.db, companyId)).filter(isOwed);
    const people = await payOfEveryone(ctx.db, companyId, day);
    const ledgers = await readLedgers(
      ctx,
      people.map(({ employeeId }) => ({ id: employeeId, companyId })),
      types,
      day,
    );
    const sums = types.map((type) => ({ type, minutes: 0, people: 0 }));
    const owed: OwedLeave[] = people.map(({ employeeId, pay }) => {
      let days = 0;
      for (const sum of sums) {
        const ledger = ledgers.get(`${employeeId} ${sum.type.id}`);
        const left = ledger ? Math.max(0, balanceOn(ledger, day).available) : 0;
        if (left === 0) continue;
        sum.minutes += left;
        sum.people += 1;
        days += left;
      }
      return { minutes: days, pay };
    });
    const minutes = owed.reduce((total, one) => total + one.minutes, 0);
    const wire: LeaveLiability = {
      day,
      people: owed.filter((one) => one.minutes > 0).length,
      days: Math.round((minutes / minutesOfDay) * 100) / 100,
      amount: reach.readable.has("pay") ? liabilityOf(owed) : null,
      types: sums.map(({ type, ...sum }) => ({
        leaveTypeId: type.id,
        leaveType: type.name,
        ...pick(type, ["colour", "unit"]),
        units: Math.round((sum.minutes / minutesOfUnit[type.unit]) * 100) / 100,
        people: sum.people,
      })),
    };
    return wire;
  },
} satisfies HrmsHandlers;
