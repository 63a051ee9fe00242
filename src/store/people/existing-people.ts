/** People of the tenant whom an import may be about, with everything that it compares. */
import { type SQL, sql } from "drizzle-orm";
import type { ExistingPerson } from "#src/domain/people/import/existing.ts";
import type { Transaction } from "../database/transaction.ts";

type Stored = Readonly<Record<string, unknown>>;

const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const named = (row: Stored): Stored =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]));

/** Dated rows, oldest first, and records of the employee. */
const lists = {
  jobs: { table: "employee_jobs", order: "effective_from" },
  pay: { table: "employee_pay_terms", order: "effective_from" },
  residencies: { table: "employee_residencies", order: "effective_from" },
  statutory: { table: "employee_statutory", order: "effective_from" },
  accounts: { table: "employee_bank_accounts", order: "created_at" },
  passes: { table: "employee_work_passes", order: "created_at" },
  passports: { table: "employee_passports", order: "created_at" },
  dependants: { table: "employee_dependants", order: "created_at" },
  previousEmployments: { table: "previous_employments", order: "created_at" },
  kets: { table: "kets", order: "number" },
} as const;
type List = keyof typeof lists;
const listNames = Object.keys(lists) as List[];

type Row = { employee: Stored; person: Stored; lines: ExistingPerson["lines"] } & Record<List, Stored[]>;

const list = (name: List): SQL => {
  const { table, order } = lists[name];
  return sql`coalesce((select jsonb_agg(to_jsonb(record) order by record.${sql.identifier(order)}) from ${sql.identifier(table)} record
    where record.tenant_id = employee.tenant_id and record.employee_id = employee.id), '[]') as ${sql.identifier(name)}`;
};

const lines = sql`coalesce((select jsonb_agg(jsonb_build_object('jobId', line.job_id, 'managerId', line.manager_id, 'kind', line.kind, 'managerNo', boss.employee_no))
  from employee_reporting_lines line join employees boss on boss.tenant_id = line.tenant_id and boss.id = line.manager_id
  where line.tenant_id = employee.tenant_id and line.employee_id = employee.id), '[]') as lines`;

const within = (values: readonly string[]): SQL => sql`any(${sql.param([...values])}::text[])`;

/** By employee number in lower case or the fingerprint of the identity number; `locked` until the transaction ends. */
export async function existingPeople(
  tx: Transaction,
  companyId: string,
  { numbers, hashes }: { readonly numbers: readonly string[]; readonly hashes: readonly string[] },
  locked: boolean,
): Promise<ExistingPerson[]> {
  const found = sql`from employees employee join persons person on person.tenant_id = employee.tenant_id and person.id = employee.person_id
    where lower(employee.employee_no) = ${within(numbers)} or person.id_hash = ${within(hashes)}`;
  if (locked)
    await tx.execute(sql`select employee.id ${found} order by employee.id for no key update of employee, person`);
  const { rows } = await tx.execute<Row>(sql`
    select to_jsonb(employee) as employee, to_jsonb(person) as person, ${sql.join(
      [lines, ...listNames.map(list)],
      sql`, `,
    )} ${found} order by employee.id`);
  return rows.map(({ employee, person, lines: reports, ...records }) => ({
    employeeId: String(employee["id"]),
    personId: String(person["id"]),
    here: employee["company_id"] === companyId,
    employee: named(employee),
    person: named(person),
    lines: reports,
    ...Object.fromEntries(listNames.map((name) => [name, records[name].map(named)])),
  })) as unknown as ExistingPerson[];
}
