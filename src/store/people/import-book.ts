/** What an import of people is checked against: the company's structure and the master data. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ImportBook, Named } from "#src/domain/people/import/people.ts";
import { activeCustomFields } from "./custom-field-definitions.ts";
import { banks } from "../platform/tables/banks.ts";
import { classes } from "../company/tables/classes.ts";
import { countries } from "../platform/tables/countries.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import { grades } from "../company/tables/grades.ts";
import { races } from "../platform/tables/races.ts";
import { religions } from "../platform/tables/religions.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import { workpassOccupations } from "../platform/tables/workpass-occupations.ts";
import { workpassTypes } from "../platform/tables/workpass-types.ts";
import type { Transaction } from "../database/transaction.ts";

interface Source {
  readonly table: PgTable & { readonly id: PgColumn; readonly status: PgColumn };
  readonly label: PgColumn;
  /** What cells may call a record besides its label. */
  readonly codes?: readonly PgColumn[];
  readonly more?: Readonly<Record<string, PgColumn>>;
  readonly where?: SQL;
}

/** All records: those no longer offered can be named, but not referred to. */
async function listOf<More extends object = object>(
  tx: Transaction,
  { table, label, codes = [], more = {}, where }: Source,
): Promise<(Named & More)[]> {
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`,
      label: sql<string>`${label}`,
      offered: sql<boolean>`${table.status} = 'active'`,
      codes: sql<(string | null)[]>`array[${sql.join(
        codes.map((code) => sql`${code}`),
        sql`, `,
      )}]::text[]`,
      ...more,
    })
    .from(table)
    .where(where)
    .orderBy(label);
  return rows.map(({ offered, codes: others, ...row }) => ({
    ...row,
    names: offered ? [row.label, ...others] : [],
  })) as unknown as (Named & More)[];
}

export async function importBook(tx: Transaction, companyId: string, today: string): Promise<ImportBook> {
  const ofCompany = (column: PgColumn): { where: SQL } => ({ where: eq(column, companyId) });
  const { designation, code, gradeId } = designations;
  const { noticeDays, probationMonths } = grades;
  const { iso2, iso3, nationality, name } = countries;
  return {
    departments: await listOf(tx, {
      table: departments,
      label: departments.department,
      codes: [departments.code],
      ...ofCompany(departments.companyId),
    }),
    designations: await listOf(tx, {
      table: designations,
      label: designation,
      codes: [code],
      more: { gradeId },
      ...ofCompany(designations.companyId),
    }),
    grades: await listOf(tx, {
      table: grades,
      label: grades.name,
      more: { noticeDays, probationMonths },
      ...ofCompany(grades.companyId),
    }),
    classes: await listOf(tx, {
      table: classes,
      label: classes.class,
      codes: [classes.code],
      ...ofCompany(classes.companyId),
    }),
    locations: await listOf(tx, {
      table: workLocations,
      label: workLocations.name,
      codes: [workLocations.code],
      ...ofCompany(workLocations.companyId),
    }),
    races: await listOf(tx, { table: races, label: races.name, codes: [races.code] }),
    religions: await listOf(tx, { table: religions, label: religions.name, codes: [religions.code] }),
    nationalities: await listOf(tx, { table: countries, label: nationality, codes: [name, iso3, iso2] }),
    countries: await listOf(tx, { table: countries, label: name, codes: [iso3, iso2], more: { iso2 } }),
    banks: await listOf(tx, {
      table: banks,
      label: banks.name,
      codes: [banks.code, banks.swift],
      more: { acctNoPattern: banks.acctNoPattern },
    }),
    passTypes: await listOf(tx, { table: workpassTypes, label: workpassTypes.name, codes: [workpassTypes.code] }),
    occupations: await listOf(tx, {
      table: workpassOccupations,
      label: workpassOccupations.title,
      codes: [workpassOccupations.code],
    }),
    customFields: await activeCustomFields(tx, companyId),
    today,
  };
}

/** Managers of the company's people by number, all in lower case: by the last job that has started. */
export async function reportingLines(tx: Transaction, companyId: string, day: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ number: string; manager: string }>(sql`
    select distinct on (one.id) lower(one.employee_no) as number, lower(boss.employee_no) as manager
    from employees one
    join employee_jobs job on job.tenant_id = one.tenant_id and job.employee_id = one.id
    join employee_reporting_lines line on line.tenant_id = job.tenant_id and line.job_id = job.id and line.kind = 'primary'
    join employees boss on boss.tenant_id = line.tenant_id and boss.id = line.manager_id
    where one.company_id = ${companyId} and one.status <> 'exited'
    order by one.id, (job.effective_from <= ${day}::date) desc, abs(job.effective_from - ${day}::date)`);
  return new Map(rows.map(({ number, manager }) => [number, manager]));
}
