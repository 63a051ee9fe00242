/** Days that turned out different after their attendance was locked, as the next payslips of their people pay them. */
import { sql } from "drizzle-orm";
import { wholeHalf } from "#src/domain/payroll/adjustments.ts";
import type { DayAdjustment } from "#src/domain/payroll/payslip.ts";
import type { LogStatus } from "#src/domain/attendance/shared/vocabulary.ts";
import { firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import type { Transaction } from "../database/transaction.ts";
import { dayFactsOf, gridOf } from "../leave/shared/day-facts.ts";
import { extraKinds } from "./employment-days.ts";
import { uuids } from "./uuids.ts";

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly employeeId: string;
  readonly date: string;
  readonly period: string;
  readonly worked: number;
  readonly overtime: number;
  readonly statusBefore: LogStatus | null;
  readonly statusAfter: LogStatus | null;
  readonly dayKind: keyof typeof extraKinds;
  /** Minutes of extra work that were paid. */
  readonly paid: number;
  /** Half days of leave with the share that it pays, as they were and as they are; null without leave. */
  readonly leaveBefore: readonly number[] | null;
  readonly leaveAfter: readonly number[] | null;
}

export interface DueAdjustment {
  readonly adjustment: Omit<DayAdjustment, "terms">;
  /** The name of the locked period. */
  readonly period: string;
}

/** Open ones of days up to the given one. */
export async function adjustmentsOfPeople(
  tx: Transaction,
  companyId: string,
  employeeIds: readonly string[],
  to: string,
): Promise<Map<string, DueAdjustment[]>> {
  const leave = (state: "granted" | "released") => sql`
    (select jsonb_agg(taken.pay_fraction) from leave_slots slot join leaves taken on taken.tenant_id = slot.tenant_id and taken.id = slot.leave_id
      where slot.tenant_id = own.tenant_id and slot.employee_id = own.employee_id and slot.date = own.date and slot.state = ${sql.raw(`'${state}'`)})`;
  const { rows } = await tx.execute<Row>(sql`
    select own.id, own.version, own.employee_id as "employeeId", own.date::text as date, period.name as period, own.worked_min as worked,
      own.overtime_min as overtime, own.status_before as "statusBefore", own.status_after as "statusAfter", coalesce(log.day_kind, 'work') as "dayKind",
      coalesce(log.approved_overtime_min, 0) + coalesce((select sum(paid.overtime_min) from attendance_adjustments paid where paid.tenant_id = own.tenant_id
        and paid.employee_id = own.employee_id and paid.date = own.date and paid.status = 'settled'), 0)::int as paid,
      ${leave("released")} as "leaveBefore", ${leave("granted")} as "leaveAfter"
    from attendance_adjustments own
    join attendance_periods period on period.tenant_id = own.tenant_id and period.id = own.period_id and period.status = 'locked'
    left join attendance_logs log on log.tenant_id = own.tenant_id and log.employee_id = own.employee_id and log.date = own.date
    where own.company_id = ${companyId} and own.status = 'open' and own.date <= ${to}::date and own.employee_id = any(${uuids(employeeIds)})
    order by own.employee_id, own.date, own.created_at, own.id`);
  if (rows.length === 0) return new Map();
  const working = await workingHalvesOf(tx, companyId, rows);
  const found = new Map<string, DueAdjustment[]>();
  for (const row of rows) {
    const known = found.get(row.employeeId) ?? [];
    found.set(row.employeeId, known);
    const sameDay = known.findLast(({ adjustment }) => adjustment.date === row.date);
    const extraBefore = sameDay?.adjustment.extraAfter ?? Math.max(0, row.paid);
    known.push({ adjustment: adjustmentOf(row, extraBefore, working), period: row.period });
  }
  return found;
}

function adjustmentOf(
  row: Row,
  extraBefore: number,
  working: ReadonlyMap<string, number>,
): DueAdjustment["adjustment"] {
  const { id, version, employeeId, date, worked, overtime, statusBefore, statusAfter, dayKind } = row;
  const [was, is] = [lossOf(statusBefore, row.leaveBefore), lossOf(statusAfter, row.leaveAfter)];
  const known = statusBefore !== null && statusAfter !== null;
  return {
    id,
    version,
    date,
    extra: extraKinds[dayKind],
    extraBefore,
    extraAfter: Math.max(0, extraBefore + overtime),
    minutes: worked - overtime,
    absentHalves: known ? is.absent - was.absent : 0,
    unpaid: known ? is.unpaid - was.unpaid : 0,
    onLeave: known ? is.onLeave - was.onLeave : 0,
    workingHalves: working.get(`${employeeId} ${monthOf(date)}`) ?? 0,
  };
}

/** Half days of absence, and what leave pays and does not pay of half days. */
function lossOf(status: LogStatus | null, leave: readonly number[] | null) {
  const absent = status === "absent" ? 2 : status === "half" ? 1 : 0;
  const paid = status === "leave" ? (leave ?? []).map((share) => Math.round(share * wholeHalf)) : [];
  const onLeave = paid.reduce((sum, share) => sum + share, 0);
  return { absent, unpaid: paid.length * wholeHalf - onLeave, onLeave };
}

/** Half days with scheduled work in the months of the days, by employee and month. */
async function workingHalvesOf(tx: Transaction, companyId: string, rows: readonly Row[]): Promise<Map<string, number>> {
  const facts = await dayFactsOf(tx, companyId, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  return new Map(
    rows.flatMap(({ employeeId, date }): [string, number][] => {
      const fact = facts.get(employeeId);
      const month = monthOf(date);
      if (!fact) return [];
      const grid = gridOf(fact, { from: firstDay(month), to: lastDay(month) }, []);
      return [[`${employeeId} ${month}`, grid.filter(({ scheduled }) => scheduled).length]];
    }),
  );
}
