/** Tax filings of a company, with the people who worked on them. */
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { FilingState } from "#src/domain/payroll/tax-filing.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { byReading } from "../shared/list-query.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { taxFilings, taxForms } from "./tables/tax-filings.ts";

const nameOf = (column: AnyPgColumn) =>
  sql<string | null>`(select worker.full_name from users worker where worker.id = ${column})` as SQL<string | null>;

export const taxFilingRecords = companyRecords({
  table: taxFilings,
  label: taxFilings.name,
  shown: {
    dueOn: sql<string>`((${taxFilings.year} + 1)::text || '-03-01')` as SQL<string>,
    openRuns:
      sql<number>`(select count(*)::int from pay_runs run join pay_periods period on period.tenant_id = run.tenant_id and period.id = run.period_id
      where run.tenant_id = ${taxFilings.tenantId} and run.company_id = ${taxFilings.companyId} and left(period.month, 4) = ${taxFilings.year}::text
        and run.status not in ('closed', 'cancelled'))` as SQL<number>,
    makerIds: sql<string[]>`${taxFilings.makers}` as SQL<string[]>,
    draftedByName: nameOf(taxFilings.draftedBy),
    submittedByName: nameOf(taxFilings.submittedBy),
    approvedByName: nameOf(taxFilings.approvedBy),
    returnedByName: nameOf(taxFilings.returnedBy),
  },
  hidden: ["makers"],
  sortable: { ...sortableColumns(taxFilings, "year", "updatedAt") },
  defaultSort: "-year",
  searchable: [taxFilings.name],
  filters: { kind: taxFilings.kind },
  matching: ({ status }: { status?: readonly FilingState[] | undefined }) => [
    status?.length ? inArray(taxFilings.status, [...status]) : undefined,
  ],
});
export type TaxFilingRow = NonNullable<Awaited<ReturnType<typeof taxFilingRecords.find>>>;
export type TaxFilingFields = Parameters<typeof taxFilingRecords.insert>[3];

/** The filing before it: of the same year, else of an earlier one. Its settings are kept. */
export async function filingBefore(tx: Transaction, companyId: string, year: number) {
  const [found] = await tx
    .select()
    .from(taxFilings)
    .where(and(eq(taxFilings.companyId, companyId), sql`${taxFilings.year} <= ${year}`))
    .orderBy(sql`${taxFilings.year} desc, ${taxFilings.number} desc`)
    .limit(1);
  return found;
}

/** Sums of the forms, after they were drafted or one of them has changed. */
export async function refreshFiling(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<Record<"people" | "excluded" | "withProblems" | "amount" | "cpf", number>>(sql`
    select count(*) filter (where filed)::int as people, count(*) filter (where exclude_reason is not null)::int as excluded,
      count(*) filter (where filed and problem_count > 0)::int as "withProblems",
      coalesce(sum(amount) filter (where filed), 0)::float8 as amount, coalesce(sum((figures ->> 'cpf')::bigint) filter (where filed), 0)::float8 as cpf
    from (select *, changed and exclude_reason is null as filed from tax_forms where filing_id = ${id}) forms`);
  const [sums] = rows;
  if (sums) await tx.update(taxFilings).set(sums).where(eq(taxFilings.id, id));
}

/** Forms that are filed, by employee number. */
export async function filedForms(tx: Transaction, filingId: string) {
  const rows = await tx
    .select({ form: taxForms })
    .from(taxForms)
    .innerJoin(employees, and(eq(employees.tenantId, taxForms.tenantId), eq(employees.id, taxForms.employeeId)))
    .where(and(eq(taxForms.filingId, filingId), taxForms.changed, isNull(taxForms.excludeReason)))
    .orderBy(byReading(employees.employeeNo), taxForms.id);
  return rows.map(({ form }) => form);
}
