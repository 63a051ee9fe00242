/** What people earn of leave types, by leave year: the total granted by each day on which it changes. */
import { leaveYearOf, type LeaveYear } from "#src/domain/leave/leave-year.ts";
import { minutesOfUnit } from "#src/domain/leave/shared/ledger.ts";
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import { employmentFacts, type EmploymentFacts } from "#src/store/people/shared/employment-facts.ts";
import type { HrmsContext } from "../../context.ts";
import { applicableTo, type CompanyLeave, companyLeave } from "./configuration.ts";

/** Of one leave year. */
export interface Earned {
  readonly from: string;
  readonly to: string;
  /** The lowest sum allowed. */
  readonly minimum: number | null;
  readonly kind: "grant" | "accrue";
  readonly points: readonly { readonly on: string; readonly total: number }[];
}

/** The leave years from the current one to that of the day, the next one at most. */
function yearsTo(leave: CompanyLeave, joinedOn: string, today: string, day: string): LeaveYear[] {
  const current = leaveYearOf(leave.years, joinedOn, today);
  if (day <= current.end) return [current];
  return [current, leaveYearOf(leave.years, joinedOn, addDays(current.end, 1))];
}

/** The days of a year on which an entitlement can change: its first one, and the same day of each month. */
function daysOf({ start, end }: LeaveYear, joinedOn: string): string[] {
  const first = joinedOn > start ? joinedOn : start;
  const days = new Set([first, end]);
  for (let month = 1; month <= 12; month += 1) {
    // A month is completed on its last day: what it brings counts from the next one.
    for (const from of [start, joinedOn > start ? joinedOn : start]) {
      const day = addDays(addMonths(from, month), -1);
      if (day > first && day < end) days.add(day);
    }
  }
  return [...days].sort();
}

/** The configuration of one leave type alone. */
interface OfType {
  readonly type: LeaveType;
  readonly leave: CompanyLeave;
}

const byType = (leave: CompanyLeave, types: readonly LeaveType[]): OfType[] =>
  types.flatMap((type) => {
    const own = leave.types.find(({ id }) => id === type.id);
    const settings = leave.settings.filter(({ leaveTypeId }) => leaveTypeId === type.id);
    return own ? [{ type, leave: { ...leave, types: [own], settings } }] : [];
  });

interface Granted {
  readonly total: number;
  readonly kind: Earned["kind"];
}

/**
 * The total granted by each of the days. Within a year and under one setting it never falls, so days between two equal totals have
 * the same: most types need two calculations instead of one for each month.
 */
function totalsOf({ type, leave }: OfType, facts: EmploymentFacts, { start, end }: LeaveYear, days: readonly string[]) {
  const minutes = minutesOfUnit[type.unit];
  const found = new Map<number, Granted>();
  const at = (index: number): Granted => {
    const known = found.get(index);
    if (known) return known;
    const [applied] = applicableTo(leave, facts, days[index] ?? end);
    const total = applied ? Math.round(applied.entitlement.units * minutes) : 0;
    const made = { total, kind: applied?.policy.accrual === "upfront" ? ("grant" as const) : ("accrue" as const) };
    found.set(index, made);
    return made;
  };
  const changes = leave.settings.some(({ validFrom }) => validFrom > start && validFrom <= end);
  const fill = (from: number, to: number): void => {
    if (to - from < 2 || (!changes && at(from).total === at(to).total)) return;
    const middle = Math.floor((from + to) / 2);
    at(middle);
    fill(from, middle);
    fill(middle, to);
  };
  at(0);
  at(days.length - 1);
  fill(0, days.length - 1);
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([index, granted]) => ({ on: days[index] ?? end, ...granted }));
}

function earnedIn(own: OfType, facts: EmploymentFacts, year: LeaveYear, days: readonly string[]): Earned | undefined {
  const points: { on: string; total: number }[] = [];
  let kind: Earned["kind"] = "grant";
  for (const { on, total, kind: how } of totalsOf(own, facts, year, days)) {
    if (total === (points.at(-1)?.total ?? 0)) continue;
    points.push({ on, total });
    kind = how;
  }
  if (points.length === 0) return undefined;
  const minimum = -own.type.negativeLimit * minutesOfUnit[own.type.unit];
  return { from: year.start, to: year.end, minimum, kind, points };
}

/** By employee and type, as `employeeId typeId`: the leave years from the current one to that of the day. */
export async function earnedOf(
  ctx: HrmsContext,
  people: readonly { readonly id: string; readonly companyId: string }[],
  types: readonly LeaveType[],
  day: string,
  /** The day of the first leave year; today without it. */
  since?: string,
): Promise<Map<string, Earned[]>> {
  const earned = new Map<string, Earned[]>();
  const [first] = people;
  if (!first || types.length === 0) return earned;
  const now = ctx.today(first.companyId);
  // Leave may be recorded after its year has ended.
  const today = [since ?? now, now, day].sort()[0] ?? now;
  const leave = await companyLeave(ctx, first.companyId);
  const own = byType(leave, types);
  const facts = await employmentFacts(
    ctx.db,
    first.companyId,
    today < now ? day : today,
    people.map(({ id }) => id),
  );
  for (const one of facts) {
    for (const year of yearsTo(leave, one.joinedOn, one.joinedOn > today ? one.joinedOn : today, day)) {
      const days = daysOf(year, one.joinedOn);
      for (const of of own) {
        const found = earnedIn(of, one, year, days);
        const key = `${one.employeeId} ${of.type.id}`;
        if (found) earned.set(key, [...(earned.get(key) ?? []), found]);
      }
    }
  }
  return earned;
}
