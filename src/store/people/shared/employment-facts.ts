/** What leave and holidays depend on: employment, person, children, hours and place of employees on a day. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { employeeGroups } from "../../company/tables/employee-groups.ts";
import type { Transaction } from "../../database/transaction.ts";
import { groupsOf, inGroups } from "../groups.ts";
import { employedOn, joined, person } from "./joins.ts";

export interface EmploymentFacts {
  readonly employeeId: string;
  readonly fullName: string;
  /** The first day of service, before any transfer. */
  readonly joinedOn: string;
  readonly leftOn: string | null;
  /** The first day after a transfer that kept the service; null otherwise. */
  readonly transferredOn: string | null;
  readonly gender: string | null;
  readonly maritalStatus: string | null;
  readonly residency: string | null;
  readonly passCategory: string | null;
  readonly children: readonly { readonly birthDate: string; readonly citizen: boolean }[];
  readonly weeklyMinutes: number | null;
  readonly daysPerWeek: number | null;
  readonly departmentId: string | null;
  readonly gradeId: string | null;
  readonly locationId: string | null;
  readonly employeeGroupIds: readonly string[];
}

type Row = Omit<EmploymentFacts, "employeeGroupIds"> & { listedGroupIds: readonly string[] | null } & Record<
    string,
    unknown
  >;

/** Transfers keep service, so it begins with the first employment of the chain. */
const joinedOn = sql`(
  with recursive chain (id, start_date, previous_id, moved) as (
    select own.id, own.start_date, own.previous_employment_id, own.transfer_id is not null
    from employees own where own.id = employees.id
    union all select before.id, before.start_date, before.previous_employment_id, before.transfer_id is not null
    from chain join employees before on before.id = chain.previous_id
      and before.exit_reason = 'transfer' and chain.moved
  ) select min(chain.start_date)::text from chain)`;

const children = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('birthDate', child.date_of_birth::text, 'citizen', coalesce(child.citizenship = 'citizen', false))
    order by child.date_of_birth), '[]')
  from employee_dependants child where child.tenant_id = employees.tenant_id and child.employee_id = employees.id
    and child.relation in ('child', 'stepchild', 'adoptedChild') and child.date_of_birth is not null)`;

const passCategory = (day: string): SQL => sql`(
  select kind.category from employee_work_passes pass join workpass_types kind on kind.id = pass.type_id
  where pass.tenant_id = employees.tenant_id and pass.employee_id = employees.id and pass.status in ('issued', 'renewing')
    and (pass.status = 'renewing' or pass.expiry >= ${day}::date)
  order by pass.expiry desc limit 1)`;

/** Of the employees of a company, or some of them, by name. */
export async function employmentFacts(
  tx: Transaction,
  companyId: string,
  day: string,
  employeeIds?: readonly string[],
): Promise<EmploymentFacts[]> {
  const some =
    employeeIds === undefined ? sql`` : sql` and employees.id = any(${`{${employeeIds.join(",")}}`}::uuid[])`;
  const { rows } = await tx.execute<Row>(sql`
    select employees.id as "employeeId", person.full_name as "fullName", ${joinedOn} as "joinedOn",
      employees.last_day::text as "leftOn",
      case when employees.transfer_id is not null and employees.previous_employment_id is not null then employees.start_date::text end as "transferredOn", person.gender, person.marital_status as "maritalStatus",
      residency.residency, ${passCategory(day)} as "passCategory", ${children} as children,
      round(pay.hours_per_week * 0.6)::int as "weeklyMinutes", pay.days_per_week / 100.0::float8 as "daysPerWeek",
      job.department_id as "departmentId", job.grade_id as "gradeId", job.location_id as "locationId",
      job.employee_group_ids as "listedGroupIds"
    from employees ${person} ${joined(["job", "residency", "pay"], day, employeeIds !== undefined)}
    where employees.company_id = ${companyId} and employees.status <> 'offered'${some}
    order by person.full_name collate "und-x-icu", employees.id`);
  const byRule = await rulesMembers(tx, companyId, day, some);
  return rows.map(({ listedGroupIds, ...facts }) => ({
    ...facts,
    employeeGroupIds: [...(listedGroupIds ?? []), ...(byRule.get(facts.employeeId) ?? [])],
  }));
}

/** Rules count years back from the day, and the database has no days before year 1. */
const earliest = "0200-01-01";

/** Groups with a rule, by those who meet it. */
async function rulesMembers(
  tx: Transaction,
  companyId: string,
  day: string,
  some: SQL,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = await tx
    .select({ id: employeeGroups.id })
    .from(employeeGroups)
    .where(
      and(
        eq(employeeGroups.companyId, companyId),
        eq(employeeGroups.membership, "rule"),
        eq(employeeGroups.status, "active"),
      ),
    );
  const members = new Map<string, string[]>();
  const at = day < earliest ? earliest : day;
  for (const { id } of groups) {
    const { needs, where } = inGroups(await groupsOf(tx, companyId, [id]), { day: at, mayIdentify: sql`true` });
    const { rows } = await tx.execute<{ id: string }>(sql`
      select employees.id from employees ${joined(needs, at)}
      where employees.company_id = ${companyId} and ${where}${some}`);
    for (const row of rows) members.set(row.id, [...(members.get(row.id) ?? []), id]);
  }
  return members;
}

/** Everyone employed on the day, with where they work. */
export async function workplacesOn(
  tx: Transaction,
  companyId: string,
  day: string,
): Promise<{ employeeId: string; locationId: string | null }[]> {
  const { rows } = await tx.execute<{ employeeId: string; locationId: string | null }>(sql`
    select employees.id as "employeeId", job.location_id as "locationId" from employees ${joined(["job"], day)}
    where employees.company_id = ${companyId} and ${employedOn(day)}`);
  return rows;
}
