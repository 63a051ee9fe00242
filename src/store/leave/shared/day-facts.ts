/** What the day grid of employees is made from, besides leave: employment, work week, published roster and holidays. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { halfDayMinutes, workWeekOf } from "#src/domain/leave/shared/work-week.ts";
import {
  dayGrid,
  type DayGridInput,
  type GridHoliday,
  type HalfDay,
  type WorkWeek,
} from "#src/domain/shared/day-grid.ts";
import { publishedRosters } from "../../attendance/shared/published-roster.ts";
import { settingsOf } from "../../company/shared/company-settings.ts";
import { shifts } from "../../company/tables/shifts.ts";
import type { Transaction } from "../../database/transaction.ts";
import { employeeJobs } from "../../people/tables/employee-jobs.ts";
import { employeePayTerms } from "../../people/tables/employee-pay-terms.ts";
import { employees } from "../../people/tables/employees.ts";
import { type HeldSlot, heldSlots } from "./leave-slots.ts";

export interface DayFacts {
  readonly employeeId: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly weeks: readonly [WorkWeek, ...WorkWeek[]];
  /** The published roster, which takes precedence over the week. */
  readonly roster: NonNullable<DayGridInput["roster"]>;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/** By employee, for the whole employment, or with the roster of a period alone. */
export async function dayFactsOf(
  tx: Transaction,
  companyId: string,
  employeeIds: readonly string[],
  period?: Period,
): Promise<Map<string, DayFacts>> {
  if (employeeIds.length === 0) return new Map();
  const { settings } = await settingsOf(tx, companyId);
  const people = await tx
    .select({ id: employees.id, joinedOn: employees.startDate, leftOn: employees.lastDay })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...employeeIds])));
  const jobs = await tx
    .select({
      employeeId: employeeJobs.employeeId,
      from: employeeJobs.effectiveFrom,
      shiftMinutes: shifts.workMinutes,
    })
    .from(employeeJobs)
    .leftJoin(shifts, and(eq(shifts.tenantId, employeeJobs.tenantId), eq(shifts.id, employeeJobs.shiftId)))
    .where(inArray(employeeJobs.employeeId, [...employeeIds]))
    .orderBy(asc(employeeJobs.effectiveFrom));
  const terms = await tx
    .select({
      employeeId: employeePayTerms.employeeId,
      from: employeePayTerms.effectiveFrom,
      hoursPerWeek: employeePayTerms.hoursPerWeek,
      daysPerWeek: employeePayTerms.daysPerWeek,
    })
    .from(employeePayTerms)
    .where(inArray(employeePayTerms.employeeId, [...employeeIds]))
    .orderBy(asc(employeePayTerms.effectiveFrom));
  const rosters = await publishedRosters(tx, companyId, employeeIds, period);
  const [jobsBy, termsBy] = [Map.groupBy(jobs, (row) => row.employeeId), Map.groupBy(terms, (row) => row.employeeId)];
  return new Map(
    people.map(({ id, joinedOn, leftOn }) => {
      const [own, paid] = [jobsBy.get(id) ?? [], termsBy.get(id) ?? []];
      const starts = [...new Set([joinedOn, ...own.map(({ from }) => from), ...paid.map(({ from }) => from)])].sort();
      const weeks = starts.map((from) => {
        const job = own.findLast((row) => row.from <= from) ?? own[0];
        const term = paid.findLast((row) => row.from <= from) ?? paid[0];
        return workWeekOf({
          from,
          workDays: settings.workDays,
          weeklyMinutes: settings.weeklyMinutes,
          shiftMinutes: job?.shiftMinutes ?? null,
          hoursPerWeek: term?.hoursPerWeek ?? null,
          daysPerWeek: term?.daysPerWeek ?? null,
        });
      });
      const roster = rosters.get(id) ?? {};
      return [id, { employeeId: id, joinedOn, leftOn, weeks: weeks as [WorkWeek, ...WorkWeek[]], roster }];
    }),
  );
}

/** Leave of the grid: what has been granted and, if asked for, what is pending. */
const leaveOf = (slots: readonly HeldSlot[]): NonNullable<DayGridInput["leave"]> =>
  slots.map((slot) => ({
    date: slot.date,
    half: slot.half,
    minutes: slot.byHour ? slot.minutes : null,
    typeId: slot.leaveTypeId,
    requestId: slot.leaveId,
    paidFraction: slot.payFraction,
    countsHolidays: slot.countsHolidays,
    countsRestDays: slot.countsRestDays,
  }));

export function gridOf(
  { joinedOn, leftOn, weeks, roster }: DayFacts,
  { from, to }: Period,
  holidays: readonly GridHoliday[],
  slots: readonly HeldSlot[] = [],
  more: Pick<DayGridInput, "absences"> = {},
): HalfDay[] {
  return dayGrid({
    from,
    to,
    joinedOn,
    leftOn,
    weeks,
    holidays,
    halfDayMinutes,
    leave: leaveOf(slots),
    roster,
    ...more,
  });
}

/** The day grids of employees with their granted leave: for attendance and pay. */
export async function dayGridsOf(
  tx: Transaction,
  companyId: string,
  employeeIds: readonly string[],
  period: Period,
  holidaysOf: (employeeId: string) => readonly GridHoliday[],
): Promise<Map<string, HalfDay[]>> {
  const facts = await dayFactsOf(tx, companyId, employeeIds);
  const slots = Map.groupBy(
    (await heldSlots(tx, employeeIds, period.from, period.to)).filter(({ state }) => state === "granted"),
    ({ employeeId }) => employeeId,
  );
  return new Map([...facts].map(([id, one]) => [id, gridOf(one, period, holidaysOf(id), slots.get(id) ?? [])]));
}
