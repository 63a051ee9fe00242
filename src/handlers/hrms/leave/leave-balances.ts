/** Balances, days and leave log of an employee. */
import type { LeaveBalance, LeaveLog } from "#generated/hrms/schema.ts";
import { invalid, notFound } from "#src/contract/problem.ts";
import { explainBalance } from "#src/domain/leave/explained.ts";
import { leaveYearOf } from "#src/domain/leave/leave-year.ts";
import { balanceOn, minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import { addDays, addMonths, daysBetween, firstDay, lastDay, monthOf, yearOf } from "#src/domain/shared/calendar.ts";
import type { Step } from "#src/domain/statutory/explanation.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { awayBeside } from "#src/store/leave/shared/calendar.ts";
import { dayFactsOf, gridOf } from "#src/store/leave/shared/day-facts.ts";
import type { StoredEntry, StoredLedger } from "#src/store/leave/shared/ledger.ts";
import { heldSlots } from "#src/store/leave/shared/leave-slots.ts";
import { findLeaveType, type LeaveType, leaveTypesOf } from "#src/store/leave/shared/types.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { ownEmployeeId, type ReachedEmployee } from "../people/shared/people.ts";
import { explanationOf } from "../statutory/shared/explanation.ts";
import { needsDependant } from "./shared/asked.ts";
import { bucketsOf, isUnlimited, readLedgers, unitsOf } from "./shared/balances.ts";
import { blackoutsOf } from "./shared/blackouts.ts";
import { holidaysFor } from "./shared/holidays.ts";
import { leaveElement, leaveEmployeeOf } from "./shared/reach.ts";

type Employee = Pick<ReachedEmployee, "id" | "companyId" | "startDate">;
interface Year {
  readonly start: string;
  readonly end: string;
}

async function yearOn(ctx: HrmsContext, { companyId, startDate }: Employee, day: string): Promise<Year> {
  const { settings } = await settingsOf(ctx.db, companyId);
  return leaveYearOf(settings, startDate, day);
}

const total = (entries: readonly StoredEntry[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);
const isTaken = ({ kind }: StoredEntry): boolean => kind === "take" || kind === "restore";
const isPending = ({ kind }: StoredEntry): boolean => kind === "reserve" || kind === "release";

/** Minutes of the year that were granted, and taken by leave with days in it. */
function sumsOf({ buckets, entries }: StoredLedger, { start, end }: Year, until: string) {
  const within = entries.filter(({ on }) => on >= start && on <= end);
  const yearly = new Set(
    buckets.filter(({ kind, from }) => kind === "year" && from >= start && from <= end).map(({ id }) => id),
  );
  return {
    entitled: total(
      entries.filter(
        ({ bucketId, kind, on }) => yearly.has(bucketId) && (kind === "grant" || kind === "accrue") && on <= until,
      ),
    ),
    carried: total(within.filter(({ kind }) => kind === "carryIn")),
    taken: -total(within.filter(isTaken)) || 0,
    pending: -total(within.filter(isPending)) || 0,
  };
}

function balanceWire(type: LeaveType, ledger: StoredLedger, day: string, year: Year): LeaveBalance {
  const { id, unit } = type;
  const balance = balanceOn(ledger, day, { planned: true });
  const { entitled, taken } = sumsOf(ledger, year, day);
  const first = balance.buckets.find(({ minutes, expiresOn }) => minutes > 0 && expiresOn !== null);
  return {
    leaveTypeId: id,
    leaveType: type.name,
    kind: type.kind,
    colour: type.colour,
    unit,
    slot: type.slot,
    unlimited: isUnlimited(type),
    entitled: unitsOf(entitled, unit),
    available: isUnlimited(type) ? 0 : unitsOf(balance.available, unit),
    pending: unitsOf(balance.pending, unit),
    taken: unitsOf(taken, unit),
    expiring: first?.expiresOn ? { units: unitsOf(first.minutes, unit), expiresOn: first.expiresOn } : null,
    buckets: isUnlimited(type) ? [] : bucketsOf(balance, unit),
    documentsAfter: type.documentsAfter,
    noticeDays: type.noticeDays,
    needsDependant: needsDependant(type),
    medical: type.medical,
  };
}

const ledgerFor = (ledgers: ReadonlyMap<string, StoredLedger>, employeeId: string, type: LeaveType): StoredLedger =>
  ledgers.get(`${employeeId} ${type.id}`) ?? { buckets: [], entries: [] };

async function logOf(ctx: HrmsContext, employee: Employee, year: Year, today: string): Promise<Omit<LeaveLog, "year">> {
  const types = await leaveTypesOf(ctx.db, employee.companyId, true);
  const ledgers = await readLedgers(ctx, [employee], types, year.end);
  const month = [firstDay(monthOf(today)), lastDay(monthOf(today))] as const;
  let [inMonth, taken, left] = [0, 0, 0];
  const rows: LeaveLog["types"] = [];
  const entries: LeaveLog["entries"] = [];
  for (const type of types) {
    const ledger = ledgerFor(ledgers, employee.id, type);
    const sums = sumsOf(ledger, year, year.end);
    const remaining = balanceOn(ledger, year.end).available;
    if (ledger.buckets.length === 0 && type.status === "archived") continue;
    inMonth -= total(ledger.entries.filter((entry) => isTaken(entry) && entry.on >= month[0] && entry.on <= month[1]));
    taken += sums.taken;
    if (!isUnlimited(type)) left += remaining;
    rows.push({
      leaveTypeId: type.id,
      leaveType: type.name,
      unit: type.unit,
      entitled: unitsOf(sums.entitled, type.unit),
      carried: unitsOf(sums.carried, type.unit),
      taken: unitsOf(sums.taken, type.unit),
      pending: unitsOf(sums.pending, type.unit),
      remaining: isUnlimited(type) ? null : unitsOf(remaining, type.unit),
    });
    const expiry = new Map(ledger.buckets.map(({ id, expiresOn }) => [id, expiresOn]));
    for (const entry of ledger.entries) {
      // Entitlements that are not written yet have no row of their own.
      if (entry.on < year.start || entry.on > year.end || entry.employeeId === "") continue;
      entries.push({
        id: entry.id,
        leaveTypeId: type.id,
        leaveType: type.name,
        unit: type.unit,
        kind: entry.kind,
        units: unitsOf(entry.minutes, type.unit),
        on: entry.on,
        expiresOn: expiry.get(entry.bucketId) ?? null,
        note: entry.note,
        at: entry.at.toISOString(),
      });
    }
  }
  const days = (minutes: number) => Math.round((minutes / minutesOfDay) * 100) / 100 || 0;
  return {
    from: year.start,
    to: year.end,
    leave_taken_this_month: days(inMonth),
    total_leaves_taken: days(taken),
    remaining_leaves: days(left),
    types: rows,
    entries: entries.toSorted((one, other) => (one.on < other.on ? 1 : -1)).slice(0, 1000),
  };
}

async function balancesOf(ctx: HrmsContext, path: { companyId: string; employeeId: string }, on: string | undefined) {
  const employee = await leaveEmployeeOf(ctx, path);
  const day = on ?? ctx.today(path.companyId);
  const types = (await leaveTypesOf(ctx.db, path.companyId)).filter(({ status }) => status === "active");
  const ledgers = await readLedgers(ctx, [employee], types, day);
  const year = await yearOn(ctx, employee, day);
  return types.map((type) => balanceWire(type, ledgerFor(ledgers, employee.id, type), day, year));
}

export const leaveBalancesHandlers = {
  async listLeaveBalances({ path, query }, ctx) {
    return balancesOf(ctx, path, query?.on);
  },

  async listMyLeaveBalances({ path: { companyId }, query }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, leaveElement);
    return balancesOf(ctx, { companyId, employeeId }, query?.on);
  },

  async explainLeaveBalance({ path, query }, ctx) {
    const employee = await leaveEmployeeOf(ctx, path);
    const type = await findLeaveType(ctx.db, path.companyId, query.leaveTypeId);
    if (!type) throw notFound("There is no such leave type.");
    const day = query.on ?? ctx.today(path.companyId);
    const steps: Step[] = [];
    if (!isUnlimited(type)) {
      const ledger = ledgerFor(await readLedgers(ctx, [employee], [type], day), employee.id, type);
      explainBalance(ledger, day, type.unit, steps, { planned: true });
    }
    return explanationOf(steps);
  },

  async listLeaveDays({ path, query: { from, to } }, ctx) {
    if (to < from) throw invalid("query/to", "before-start");
    if (daysBetween(from, to) > 100) throw invalid("query/to", "too-far", { days: 100 });
    const { id, companyId } = await leaveEmployeeOf(ctx, path);
    const facts = (await dayFactsOf(ctx.db, companyId, [id])).get(id);
    if (!facts) throw notFound();
    const holidays = await holidaysFor(ctx, { companyId, employeeId: id, from, to });
    const slots = await heldSlots(ctx.db, [id], from, to);
    const grid = gridOf(facts, { from, to }, holidays, slots);
    const blackouts = await blackoutsOf(ctx, { id, companyId }, { from, to });
    const away = await awayBeside(ctx.db, { companyId, employeeId: id, from, to });
    return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
      const date = addDays(from, index);
      const [am, pm] = grid.slice(index * 2, index * 2 + 2);
      const slot = slots.find((one) => one.date === date);
      const status = slot?.status;
      return {
        date,
        am: am?.status ?? "work",
        pm: pm?.status ?? "work",
        holiday: holidays.find((one) => one.date === date)?.name ?? null,
        blackout: blackouts.find((one) => one.from <= date && date <= one.to)?.name ?? null,
        leaveType: slot?.leaveType ?? null,
        leaveStatus:
          status === "submitted" || status === "approved" || status === "cancelRequested" || status === "taken"
            ? status
            : null,
        away: away.get(date) ?? 0,
      };
    });
  },

  async getLeaveLog({ path, query }, ctx) {
    const employee = await leaveEmployeeOf(ctx, path);
    const today = ctx.today(path.companyId);
    const current = await yearOn(ctx, employee, today);
    const year = query?.year ?? yearOf(current.start);
    // The year that starts in the calendar year asked for.
    const shift = (year - yearOf(current.start)) * 12;
    const asked = { start: addMonths(current.start, shift), end: addDays(addMonths(current.start, shift + 12), -1) };
    return { year, ...(await logOf(ctx, employee, asked, today)) };
  },
} satisfies HrmsHandlers;
