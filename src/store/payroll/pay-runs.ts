/** Pay runs of a company, with their period and the people who worked on them. */
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { openStates, type RunKind } from "#src/domain/payroll/run-words.ts";
import type { payFrequencies } from "#src/domain/people/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { payRuns } from "./tables/pay-runs.ts";
import { payslips } from "./tables/payslips.ts";

const ofPeriod = <Value>(column: string) =>
  sql<Value>`(select ${sql.raw(column)} from pay_periods period where period.tenant_id = ${payRuns.tenantId} and period.id = ${payRuns.periodId})` as SQL<Value>;
const nameOf = (column: AnyPgColumn) =>
  sql<string | null>`(select worker.full_name from users worker where worker.id = ${column})` as SQL<string | null>;

export const payRunRecords = companyRecords({
  table: payRuns,
  label: payRuns.name,
  shown: {
    period: ofPeriod<string>("period.name"),
    frequency: ofPeriod<(typeof payFrequencies)[number]>("period.frequency"),
    startDate: ofPeriod<string>("period.start_date::text"),
    endDate: ofPeriod<string>("period.end_date::text"),
    month: ofPeriod<string>("period.month"),
    payDate: ofPeriod<string>("period.pay_date::text"),
    makerIds: sql<string[]>`${payRuns.makers}` as SQL<string[]>,
    calculatedByName: nameOf(payRuns.calculatedBy),
    submittedByName: nameOf(payRuns.submittedBy),
    approvedByName: nameOf(payRuns.approvedBy),
    returnedByName: nameOf(payRuns.returnedBy),
  },
  hidden: ["makers"],
  sortable: {
    ...sortableColumns(payRuns, "name", "updatedAt"),
    net: payRuns.net,
    payDate: ofPeriod("period.pay_date"),
  },
  defaultSort: "-payDate",
  searchable: [payRuns.name, payRuns.note],
  filters: { kind: payRuns.kind, periodId: payRuns.periodId },
  matching: ({ status }: { status?: readonly (typeof payRuns.$inferSelect)["status"][] | undefined }) => [
    status?.length ? inArray(payRuns.status, [...status]) : ne(payRuns.status, "cancelled"),
  ],
  offered: ne(payRuns.status, "cancelled"),
  offeredBy: [sql`${ofPeriod("period.pay_date")} desc`],
});
export type PayRunRow = NonNullable<Awaited<ReturnType<typeof payRunRecords.find>>>;
export type PayRunFields = Parameters<typeof payRunRecords.insert>[3];

/** The next number of its kind in the period. */
export async function nextNumber(tx: Transaction, periodId: string, kind: RunKind): Promise<number> {
  await tx.execute(sql`select from pay_periods where id = ${periodId} for no key update`);
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${payRuns.number}), 0)::int` })
    .from(payRuns)
    .where(and(eq(payRuns.periodId, periodId), eq(payRuns.kind, kind)));
  return (row?.last ?? 0) + 1;
}

/** What would have been calculated otherwise: payslips of the same people that were locked or reversed since, and changed adjustments. */
export async function isOvertaken(tx: Transaction, runId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from payslips own join payslips other on other.tenant_id = own.tenant_id and other.person_id = own.person_id and other.employer = own.employer
      and left(other.month, 4) = left(own.month, 4) and other.month <= own.month and other.run_id <> own.run_id
    join pay_runs run on run.tenant_id = other.tenant_id and run.id = other.run_id
    where own.run_id = ${runId} and own.state = 'draft' and ((other.state in ('final', 'published') and run.locked_at > own.calculated_at)
      or other.reversed_at > own.calculated_at) limit 1`);
  if (rows.length > 0) return true;
  const changed = await tx.execute(sql`
    select from (${adjustmentsIn(runId)}) paid where not exists (select from attendance_adjustments adjustment
      where adjustment.id = paid.id and adjustment.version = paid.version and adjustment.status = 'open') limit 1`);
  return changed.rows.length > 0;
}

/** Drafts become final; excluded people stay as they are. */
export async function finalisePayslips(tx: Transaction, runId: string, now: Date): Promise<void> {
  await tx
    .update(payslips)
    .set({ state: "final", updatedAt: now })
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "draft")));
}

export async function removePayslips(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(payslips).where(eq(payslips.runId, runId));
}

/** Lines of a run that come from an assignment. */
export async function takenOf(tx: Transaction, runId: string) {
  const { rows } = await tx.execute<{ employeeId: string; sourceId: string; amount: number }>(sql`
    select slip.employee_id as "employeeId", line.source_id as "sourceId", line.amount::float8 as amount from payslips slip
    join payslip_lines line on line.tenant_id = slip.tenant_id and line.payslip_id = slip.id
    where slip.run_id = ${runId} and slip.state = 'draft' and line.source_id is not null and line.code <> 'ARREARS' and line.on_day is null`);
  return rows;
}

const adjustmentsIn = (runId: string) => sql`
  select slip.id as payslip_id, (given ->> 'id')::uuid as id, (given ->> 'version')::int as version
  from payslips slip, jsonb_array_elements(slip.input::jsonb -> 'adjustments') given
  where slip.run_id = ${runId} and slip.state = 'draft' and slip.input like '%"adjustments":%'`;

/** Attendance adjustments that the payslips of a run pay. */
export async function adjustmentsOfRun(tx: Transaction, runId: string) {
  const { rows } = await tx.execute<{ payslipId: string; id: string; version: number }>(
    sql`select payslip_id as "payslipId", id, version from (${adjustmentsIn(runId)}) paid`,
  );
  return rows;
}

/** A correction run for payslips of the run that still takes more. */
export async function openCorrection(tx: Transaction, periodId: string, runId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: payRuns.id })
    .from(payRuns)
    .where(
      and(
        eq(payRuns.periodId, periodId),
        eq(payRuns.kind, "correction"),
        eq(payRuns.correctsRunId, runId),
        inArray(payRuns.status, [...openStates]),
      ),
    )
    .limit(1);
  return row?.id;
}
