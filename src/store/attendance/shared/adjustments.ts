/** Adjustments of locked days: what is known of them now, compared with what was locked. Payroll reads those that are open. */
import { and, eq, sql } from "drizzle-orm";
import type { LogStatus } from "#src/domain/attendance/shared/vocabulary.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Actor } from "../../shared/audit.ts";
import { attendanceAdjustments } from "../tables/attendance-adjustments.ts";

export interface KnownDay {
  readonly employee_id: string;
  readonly date: string;
  readonly period_id: string;
  /** The account that locked the period. */
  readonly locked_by: string;
  readonly status: LogStatus;
  readonly worked_min: number;
  readonly overtime_min: number;
}

/**
 * Keeps one open adjustment for each locked day whose facts have changed: the difference to the log and to adjustments that were settled
 * or dismissed. One that no longer differs goes away. Returns how many days differ.
 */
export async function adjustDays(
  tx: Transaction,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
  companyId: string,
  days: readonly KnownDay[],
): Promise<number> {
  if (days.length === 0) return 0;
  const at = now.toISOString();
  const known = JSON.stringify(days);
  const differences = sql`
    select given.employee_id, given.date, given.period_id, given.locked_by, given.status as status_after,
      coalesce(closed.status_after, log.status) as status_before,
      given.worked_min - coalesce(log.worked_min, 0) - coalesce(closed.worked_min, 0) as worked_min,
      given.overtime_min - coalesce(log.overtime_min, 0) - coalesce(closed.overtime_min, 0) as overtime_min
    from jsonb_to_recordset(${known}::jsonb) as given (employee_id uuid, date date, period_id uuid, locked_by uuid, status text, worked_min int, overtime_min int)
      left join attendance_logs log on log.company_id = ${companyId} and log.employee_id = given.employee_id and log.date = given.date
      left join lateral (
        select sum(done.worked_min)::int as worked_min, sum(done.overtime_min)::int as overtime_min, (array_agg(done.status_after order by done.closed_at desc))[1] as status_after
        from attendance_adjustments done where done.employee_id = given.employee_id and done.date = given.date and done.source = 'computed' and done.status <> 'open'
      ) closed on true
    where log.id is not null or given.worked_min > 0`;
  const differs = sql`(diff.worked_min <> 0 or diff.overtime_min <> 0 or diff.status_before is distinct from diff.status_after)`;
  await tx.execute(sql`
    delete from attendance_adjustments adjustment using (${differences}) diff
    where adjustment.company_id = ${companyId} and adjustment.employee_id = diff.employee_id and adjustment.date = diff.date
      and adjustment.source = 'computed' and adjustment.status = 'open' and not ${differs}`);
  const { rows } = await tx.execute<{ count: number }>(sql`
    with written as (
      insert into attendance_adjustments as adjustment (tenant_id, company_id, employee_id, date, period_id, source, worked_min, overtime_min, status_before, status_after, status,
        created_at, created_by, updated_at, updated_by)
      select ${tenantId}::uuid, ${companyId}::uuid, diff.employee_id, diff.date, diff.period_id, 'computed', diff.worked_min, diff.overtime_min, diff.status_before, diff.status_after, 'open',
        ${at}::timestamptz, diff.locked_by, ${at}::timestamptz, diff.locked_by
      from (${differences}) diff where ${differs}
      on conflict (tenant_id, employee_id, date) where status = 'open' and source = 'computed' do update
        set worked_min = excluded.worked_min, overtime_min = excluded.overtime_min, status_before = excluded.status_before, status_after = excluded.status_after,
          updated_at = excluded.updated_at, version = adjustment.version + 1
        where (adjustment.worked_min, adjustment.overtime_min, adjustment.status_before, adjustment.status_after)
          is distinct from (excluded.worked_min, excluded.overtime_min, excluded.status_before, excluded.status_after)
      returning 1
    ) select count(*)::int as count from written`);
  return rows[0]?.count ?? 0;
}

/** An adjustment that a payslip has paid, as it was when the payslip was calculated. */
export interface PaidAdjustment {
  readonly id: string;
  readonly version: number;
  readonly payslipId: string;
}

/** Once a run has paid them. Returns how many were still as they had been calculated. */
export async function settleAdjustments(
  tx: Transaction,
  { userId, now }: Pick<Actor, "userId" | "now">,
  paid: readonly PaidAdjustment[],
): Promise<number> {
  if (paid.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update attendance_adjustments own set status = 'settled', payslip_id = given.payslip_id, closed_at = ${now}::timestamptz, closed_by = ${userId}::uuid,
      updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid, version = own.version + 1
    from jsonb_to_recordset(${JSON.stringify(paid.map(({ id, version, payslipId }) => ({ id, version, payslip_id: payslipId })))}::jsonb)
      as given (id uuid, version int, payslip_id uuid)
    where own.id = given.id and own.version = given.version and own.status = 'open'`);
  return rowCount ?? 0;
}

/**
 * A reversed payslip gives back what it had settled. What became known of the same day since is part of it then, because only one
 * computed adjustment of a day is open.
 */
export async function reopenAdjustments(
  tx: Transaction,
  { userId, now }: Pick<Actor, "userId" | "now">,
  payslipId: string,
): Promise<void> {
  await tx.execute(sql`
    with later as (
      delete from attendance_adjustments later using attendance_adjustments own
      where own.payslip_id = ${payslipId} and own.source = 'computed' and later.tenant_id = own.tenant_id and later.employee_id = own.employee_id
        and later.date = own.date and later.source = 'computed' and later.status = 'open'
      returning own.id, later.worked_min, later.overtime_min, later.status_after
    )
    update attendance_adjustments own set status = 'open', payslip_id = null, closed_at = null, closed_by = null,
      worked_min = own.worked_min + coalesce(given.worked_min, 0), overtime_min = own.overtime_min + coalesce(given.overtime_min, 0),
      status_after = coalesce(given.status_after, own.status_after),
      updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid, version = own.version + 1
    from attendance_adjustments self left join later given on given.id = self.id
    where self.id = own.id and own.payslip_id = ${payslipId}`);
}

/** A period that is unlocked has its days computed again: what was computed for it is obsolete. */
export async function dropComputed(tx: Transaction, periodId: string): Promise<void> {
  await tx
    .delete(attendanceAdjustments)
    .where(
      and(
        eq(attendanceAdjustments.periodId, periodId),
        eq(attendanceAdjustments.status, "open"),
        eq(attendanceAdjustments.source, "computed"),
      ),
    );
}
