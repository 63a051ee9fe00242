/** The days of many employments in a pay period: their grid, approved extra work, and leave that is paid out. */
import { sql } from "drizzle-orm";
import { type Blocker } from "#src/domain/payroll/run-words.ts";
import { blocker, warning } from "#src/domain/payroll/build-input.ts";
import type { ExtraWork } from "#src/domain/payroll/payslip.ts";
import { firstDay, monthOf } from "#src/domain/shared/calendar.ts";
import type { GridAbsence } from "#src/domain/shared/day-grid.ts";
import { gridDays, type GridDay } from "#src/domain/statutory/pay/month-grid.ts";
import type { HolidaySeries } from "#src/domain/statutory/rates/holidays.ts";
import type { Transaction } from "../database/transaction.ts";
import { dayFactsOf, gridOf } from "../leave/shared/day-facts.ts";
import { holidaysOfPeople, type Place } from "../leave/shared/holiday-days.ts";
import { heldSlots } from "../leave/shared/leave-slots.ts";
import { uuids } from "./uuids.ts";

export interface DaysAsked {
  readonly companyId: string;
  readonly people: readonly Place[];
  /** Days of the grid. */
  readonly from: string;
  readonly to: string;
  /** Days whose extra work is paid. */
  readonly attendanceFrom: string;
  readonly attendanceTo: string;
}

export interface EmploymentDays {
  readonly grid: readonly GridDay[];
  readonly extraWork: readonly ExtraWork[];
  /** Minutes worked at the normal rate; undefined without any record. */
  readonly workedMinutes: number | undefined;
  /** Overtime before the range, in the month in which it begins. */
  readonly overtimeBefore: { readonly month: string; readonly minutes: number } | undefined;
  readonly encashedDays: number;
  readonly blockers: readonly Blocker[];
}

interface LogRow extends Record<string, unknown> {
  readonly employeeId: string;
  readonly date: string;
  readonly dayKind: "work" | "rest" | "off" | "holiday" | "leave";
  readonly status: string;
  readonly state: string;
  readonly worked: number;
  readonly overtime: number;
  readonly approved: number | null;
  readonly locked: boolean;
  /** Time off was granted instead of pay. */
  readonly timeOff: boolean;
}

const minutesPerDay = 480;

async function logsOf(tx: Transaction, { companyId, people, ...days }: DaysAsked): Promise<Map<string, LogRow[]>> {
  const month = firstDay(monthOf(days.attendanceFrom));
  const first = month < days.from ? month : days.from;
  const last = days.attendanceTo > days.to ? days.attendanceTo : days.to;
  const { rows } = await tx.execute<LogRow>(sql`
    select log.employee_id as "employeeId", log.date::text as date, log.day_kind as "dayKind", log.status, log.state, log.worked_min as worked,
      log.overtime_min as overtime, log.approved_overtime_min as approved, period.id is not null as locked,
      exists (select from manual_leaves earned where earned.tenant_id = log.tenant_id and earned.attendance_log_id = log.id and earned.status = 'posted') as "timeOff"
    from attendance_logs log left join attendance_periods period on period.tenant_id = log.tenant_id and period.company_id = log.company_id
      and period.status = 'locked' and log.date between period.start_date and period.end_date
    where log.company_id = ${companyId} and log.employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))})
      and log.date between ${first}::date and ${last}::date
    order by log.employee_id, log.date`);
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

async function encashedOf(tx: Transaction, { companyId, people, from, to }: DaysAsked): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ employeeId: string; minutes: number }>(sql`
    select employee_id as "employeeId", -sum(minutes)::int as minutes from manual_leaves
    where company_id = ${companyId} and mode = 'encash' and status = 'posted' and "on" between ${from}::date and ${to}::date
      and employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))})
    group by employee_id`);
  // Halves of a day, as leave counts.
  return new Map(rows.map(({ employeeId, minutes }) => [employeeId, Math.round((minutes / minutesPerDay) * 2) / 2]));
}

/** Absence that someone has approved or that a lock has settled. */
function absencesOf(logs: readonly LogRow[], { from, to }: DaysAsked): GridAbsence[] {
  return logs.flatMap(({ date, status, state, locked }) => {
    if (date < from || date > to || (state !== "approved" && !locked)) return [];
    if (status === "absent") return [{ date }];
    return status === "half" ? [{ date, half: "pm" as const }] : [];
  });
}

export const extraKinds = {
  work: "overtime",
  off: "overtime",
  leave: "overtime",
  rest: "rest-day",
  holiday: "holiday",
} as const;

function extraOf(logs: readonly LogRow[]): ExtraWork[] {
  return logs.flatMap(({ date, dayKind, approved, timeOff }) => {
    if (approved === null || approved === 0) return [];
    const kind = extraKinds[dayKind];
    // Time off is earned only where neither the Act nor the contract asks for pay of a rest day.
    if (timeOff && kind === "rest-day") return [];
    return [{ date, kind, minutes: approved, ...(timeOff && { timeOff }) }];
  });
}

/** The legal limit counts whole months, which the cut-off may divide. */
function overtimeBefore(logs: readonly LogRow[], attendanceFrom: string): EmploymentDays["overtimeBefore"] {
  const month = monthOf(attendanceFrom);
  const minutes = extraOf(logs.filter(({ date }) => date >= firstDay(month) && date < attendanceFrom)).reduce(
    (sum, work) => sum + (work.kind === "overtime" ? work.minutes : 0),
    0,
  );
  return minutes > 0 ? { month, minutes } : undefined;
}

function attendanceBlockers(logs: readonly LogRow[]): Blocker[] {
  if (logs.length === 0) return [];
  const open = logs.filter(({ locked }) => !locked).length;
  if (open > 0) return [blocker("attendance-unlocked", { days: open })];
  const unreviewed = logs.filter(({ state }) => state === "needsReview").length;
  return unreviewed > 0 ? [warning("days-unreviewed", { days: unreviewed })] : [];
}

export async function employmentDaysOf(
  tx: Transaction,
  asked: DaysAsked,
  holidays: HolidaySeries,
): Promise<Map<string, EmploymentDays>> {
  const { companyId, people, from, to, attendanceFrom, attendanceTo } = asked;
  const ids = people.map(({ employeeId }) => employeeId);
  const facts = await dayFactsOf(tx, companyId, ids, { from, to });
  const holidaysFor = await holidaysOfPeople(tx, companyId, { from, to }, holidays);
  const slots = Map.groupBy(
    (await heldSlots(tx, ids, from, to)).filter(({ state }) => state === "granted"),
    ({ employeeId }) => employeeId,
  );
  const [logs, encashed] = [await logsOf(tx, asked), await encashedOf(tx, asked)];
  return new Map(
    people.flatMap((place): [string, EmploymentDays][] => {
      const fact = facts.get(place.employeeId);
      if (!fact) return [];
      const own = logs.get(place.employeeId) ?? [];
      const paid = own.filter(({ date }) => date >= attendanceFrom && date <= attendanceTo);
      const grid = gridOf(fact, { from, to }, holidaysFor(place), slots.get(place.employeeId) ?? [], {
        absences: absencesOf(own, asked),
      });
      return [
        [
          place.employeeId,
          {
            grid: gridDays(grid),
            extraWork: extraOf(paid),
            overtimeBefore: overtimeBefore(own, attendanceFrom),
            workedMinutes:
              paid.length === 0
                ? undefined
                : paid.reduce((sum, log) => sum + Math.max(0, log.worked - log.overtime), 0),
            encashedDays: Math.max(0, encashed.get(place.employeeId) ?? 0),
            blockers: attendanceBlockers(paid),
          },
        ],
      ];
    }),
  );
}
