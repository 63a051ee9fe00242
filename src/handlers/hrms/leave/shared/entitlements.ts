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

function earnedIn(
  leave: CompanyLeave,
  facts: EmploymentFacts,
  year: LeaveYear,
  types: ReadonlyMap<string, LeaveType>,
): Map<string, Earned> {
  const found = new Map<string, Earned>();
  for (const day of daysOf(year, facts.joinedOn)) {
    for (const { type: of, policy, entitlement } of applicableTo(leave, facts, day)) {
      const type = types.get(of.id);
      if (!type) continue;
      const minutes = minutesOfUnit[type.unit];
      const total = Math.round(entitlement.units * minutes);
      const before = found.get(type.id);
      const points = before?.points ?? [];
      if (total === (points.at(-1)?.total ?? 0)) continue;
      found.set(type.id, {
        from: year.start,
        to: year.end,
        minimum: -type.negativeLimit * minutes,
        kind: policy.accrual === "upfront" ? "grant" : "accrue",
        points: [...points, { on: day, total }],
      });
    }
  }
  return found;
}

/** By employee and type, as `employeeId typeId`: the leave years from the current one to that of the day. */
export async function earnedOf(
  ctx: HrmsContext,
  people: readonly { readonly id: string; readonly companyId: string }[],
  types: readonly LeaveType[],
  day: string,
): Promise<Map<string, Earned[]>> {
  const earned = new Map<string, Earned[]>();
  const [first] = people;
  if (!first || types.length === 0) return earned;
  const today = ctx.today(first.companyId);
  const leave = await companyLeave(ctx, first.companyId);
  const wanted = new Map(types.map((type) => [type.id, type]));
  const facts = await employmentFacts(
    ctx.db,
    first.companyId,
    today,
    people.map(({ id }) => id),
  );
  for (const one of facts) {
    for (const year of yearsTo(leave, one.joinedOn, today, day)) {
      for (const [typeId, own] of earnedIn(leave, one, year, wanted)) {
        const key = `${one.employeeId} ${typeId}`;
        earned.set(key, [...(earned.get(key) ?? []), own]);
      }
    }
  }
  return earned;
}
