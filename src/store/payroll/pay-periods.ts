/** Pay periods of a company. */
import { and, asc, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Actor } from "../shared/audit.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { payPeriods, payRuns } from "./tables/pay-runs.ts";

const runs = (states: string): SQL<number> =>
  sql<number>`(select count(*)::int from pay_runs run where run.tenant_id = ${payPeriods.tenantId} and run.period_id = ${payPeriods.id} and run.status in (${sql.raw(states)}))` as SQL<number>;

export const payPeriodRecords = companyRecords({
  table: payPeriods,
  label: payPeriods.name,
  shown: {
    openRuns: runs("'draft', 'calculating', 'calculated', 'failed', 'submitted', 'approved'"),
    paidRuns: runs("'locked', 'paid', 'closed'"),
  },
  sortable: {
    ...sortableColumns(payPeriods, "name", "updatedAt"),
    startDate: payPeriods.startDate,
    payDate: payPeriods.payDate,
  },
  defaultSort: "-startDate",
  searchable: [payPeriods.name],
  filters: { status: payPeriods.status, frequency: payPeriods.frequency },
  matching: ({ year }: { year?: number | undefined }) => [
    year === undefined ? undefined : sql`left(${payPeriods.month}, 4) = ${String(year)}`,
  ],
  offered: ne(payPeriods.status, "closed"),
  offeredBy: [sql`${payPeriods.payDate} < current_date`, payPeriods.payDate],
});
export type PayPeriodFields = Parameters<typeof payPeriodRecords.insert>[3];

/** Periods of a company are changed one at a time: two at once could overlap. */
export async function lockPayPeriods(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pay-periods/${companyId}`}, 0))`);
}

interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

const within = (companyId: string, frequency: PayPeriodFields["frequency"], { startDate, endDate }: Range) =>
  and(
    eq(payPeriods.companyId, companyId),
    eq(payPeriods.frequency, frequency),
    lte(payPeriods.startDate, endDate),
    gte(payPeriods.endDate, startDate),
  );

/** Another period of the frequency that has a day in common. */
export async function overlapsPeriod(
  tx: Transaction,
  companyId: string,
  { frequency, ...range }: Range & { readonly frequency: PayPeriodFields["frequency"] },
  id: string | undefined,
): Promise<boolean> {
  const found = await tx
    .select({ id: payPeriods.id })
    .from(payPeriods)
    .where(and(within(companyId, frequency, range), id === undefined ? undefined : ne(payPeriods.id, id)))
    .limit(1);
  return found.length > 0;
}

export async function periodsIn(
  tx: Transaction,
  companyId: string,
  frequency: PayPeriodFields["frequency"],
  range: Range,
): Promise<(Range & { readonly name: string })[]> {
  return tx
    .select({ startDate: payPeriods.startDate, endDate: payPeriods.endDate, name: payPeriods.name })
    .from(payPeriods)
    .where(within(companyId, frequency, range))
    .orderBy(asc(payPeriods.startDate));
}

/** Follows its runs: locked with the first of them, closed once none is open and all are. */
export async function settlePeriod(tx: Transaction, periodId: string, { userId, now }: Actor): Promise<void> {
  const rows = await tx.select({ status: payRuns.status }).from(payRuns).where(eq(payRuns.periodId, periodId));
  const alive = rows.filter(({ status }) => status !== "cancelled");
  if (!alive.some(({ status }) => (lockedStates as readonly string[]).includes(status))) return;
  const status = alive.every((run) => run.status === "closed") ? ("closed" as const) : ("locked" as const);
  await tx
    .update(payPeriods)
    .set({ status, updatedAt: now, updatedBy: userId, version: sql`${payPeriods.version} + 1` })
    .where(
      and(
        eq(payPeriods.id, periodId),
        ne(payPeriods.status, status),
        inArray(payPeriods.status, ["open", "inputs-closed", "locked"]),
      ),
    );
}
