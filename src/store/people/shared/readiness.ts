/** Readiness of employments: the facts of one, of a page or of a whole company in one statement, judged by the same rules. */
import { type SQL, sql } from "drizzle-orm";
import {
  openAreasOf,
  type ReadinessArea,
  readinessAreas,
  type ReadinessFacts,
  type ReadinessItem,
  readinessOf,
} from "#src/domain/people/readiness.ts";
import type { Transaction } from "../../database/transaction.ts";
import { joined, withoutRowLimits } from "./joins.ts";
import type { Condition } from "./reach.ts";

type FactsRow = Record<string, unknown> & { id: string } & ReadinessFacts;

/** The records of each employee as one JSON array: of everyone by one scan, of a few people by their own rows. */
function collected(table: string, name: string, columns: SQL, where: SQL, perEmployee: boolean): SQL {
  const records = sql`select employee_id, jsonb_agg(${columns}) as records from ${sql.identifier(table)} record where ${where}`;
  return perEmployee
    ? sql`left join lateral (${records} and record.tenant_id = employees.tenant_id and record.employee_id = employees.id group by employee_id) ${sql.identifier(name)} on true`
    : sql`left join (${records} group by employee_id) ${sql.identifier(name)} on ${sql.identifier(name)}.employee_id = employees.id`;
}

const accounts = (perEmployee: boolean): SQL =>
  collected(
    "employee_bank_accounts",
    "accounts",
    sql`jsonb_build_object('status', record.status, 'shareKind', record.share_kind, 'sharePercent', record.share_percent)`,
    sql`record.status in ('pendingVerify', 'active')`,
    perEmployee,
  );

const passes = (perEmployee: boolean): SQL =>
  collected(
    "employee_work_passes",
    "passes",
    sql`jsonb_build_object('id', record.id, 'status', record.status, 'expiry', record.expiry, 'passNo', record.pass_no is not null,
      'levyRate', record.levy_rate, 'typeCode', (select type.code from workpass_types type where type.id = record.type_id),
      'levyApplies', (select type.levy_applies from workpass_types type where type.id = record.type_id),
      'salaries', (select type.min_qualifying_salary from workpass_types type where type.id = record.type_id))`,
    sql`record.status <> 'cancelled'`,
    perEmployee,
  );

const issuedTerms = (perEmployee: boolean): SQL =>
  collected(
    "kets",
    "issued",
    sql`jsonb_build_object('issuedOn', record.issued_on, 'basicSalary', record.terms -> 'basicSalary') order by record.number desc`,
    sql`record.status in ('issued', 'acknowledged')`,
    perEmployee,
  );

const jobs = (perEmployee: boolean): SQL =>
  collected(
    "employee_jobs",
    "jobs",
    sql`jsonb_build_object('effectiveFrom', record.effective_from, 'designationId', record.designation_id, 'locationId', record.location_id) order by record.effective_from`,
    sql`true`,
    perEmployee,
  );

const factsQuery = (where: SQL, day: string, perEmployee: boolean): SQL => sql`
  select employees.id, employees.status, employees.start_date::text as "startDate", employees.contract_type as "contractType", employees.contract_end::text as "contractEnd",
    person.date_of_birth::text as "dateOfBirth", person.gender, (select countries.iso2 from countries where countries.id = person.nationality_id) as nationality,
    person.race_id is not null as "hasRace", person.religion_id is not null as "hasReligion", jsonb_array_length(person.addresses) > 0 as "hasAddress",
    person.id_type as "idType", person.id_no_enc is not null as "hasIdNo",
    residency.residency, residency.pr_granted_on::text as "prGrantedOn", job.id is not null as "hasJob",
    case when pay.id is not null then jsonb_build_object('rateType', pay.rate_type, 'basic', pay.basic, 'hoursPerWeek', pay.hours_per_week, 'daysPerWeek', pay.days_per_week, 'effectiveFrom', pay.effective_from) end as pay,
    coalesce(accounts.records, '[]') as accounts, coalesce(passes.records, '[]') as passes, issued.records -> 0 as ket, coalesce(jobs.records, '[]') as jobs
  from employees ${joined(["person", "job", "residency", "pay"], day, perEmployee)}
  ${accounts(perEmployee)} ${passes(perEmployee)} ${issuedTerms(perEmployee)} ${jobs(perEmployee)}
  where employees.status <> 'exited' and ${where}`;

const judged = (rows: readonly FactsRow[], day: string): Map<string, ReadinessItem[]> =>
  new Map(rows.map((row) => [row.id, readinessOf(row, day)]));

/** More people than this are read by scanning the tables. */
const fewPeople = 100;

/** What is open for each of the employees; those who have left are missing. */
export async function readinessOfIds(
  tx: Transaction,
  ids: readonly string[],
  day: string,
): Promise<Map<string, ReadinessItem[]>> {
  if (ids.length === 0) return new Map();
  const where = sql`employees.id = any(${sql.param(ids)}::uuid[])`;
  if (ids.length <= fewPeople) return judged((await tx.execute<FactsRow>(factsQuery(where, day, true))).rows, day);
  return judged((await withoutRowLimits(tx, () => tx.execute<FactsRow>(factsQuery(where, day, false)))).rows, day);
}

/** What is open for everyone in the company within reach. */
export async function readinessOfCompany(
  tx: Transaction,
  { companyId, reach, day }: { companyId: string; reach: Condition; day: string },
): Promise<Map<string, ReadinessItem[]>> {
  const where = sql`employees.company_id = ${companyId} and ${reach ?? sql`true`}`;
  return judged((await withoutRowLimits(tx, () => tx.execute<FactsRow>(factsQuery(where, day, false)))).rows, day);
}

/** How many people's records are complete, and how many are not in each area. */
export async function readinessCounts(
  tx: Transaction,
  of: { companyId: string; reach: Condition; day: string },
): Promise<{ ready: number; open: number; areas: { area: ReadinessArea; count: number }[] }> {
  const all = [...(await readinessOfCompany(tx, of)).values()].map(openAreasOf);
  const open = all.filter((areas) => areas.length > 0);
  return {
    ready: all.length - open.length,
    open: open.length,
    areas: readinessAreas.flatMap((area) => {
      const count = open.filter((areas) => areas.includes(area)).length;
      return count === 0 ? [] : [{ area, count }];
    }),
  };
}

export interface ReadinessWanted {
  readonly readiness?: readonly ("ready" | "open")[] | undefined;
  readonly openArea?: readonly ReadinessArea[] | undefined;
}

/** The people whose records are in the wanted state. */
export function wantedIds(
  found: ReadonlyMap<string, readonly ReadinessItem[]>,
  { readiness, openArea }: ReadinessWanted,
): string[] {
  return [...found].flatMap(([id, items]) => {
    if (readiness?.length && !readiness.includes(items.length > 0 ? "open" : "ready")) return [];
    if (openArea?.length && !openAreasOf(items).some((area) => openArea.includes(area))) return [];
    return [id];
  });
}
