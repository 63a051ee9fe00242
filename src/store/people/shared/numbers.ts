/** Figures about a company's people: headcount, joiners and leavers, where they work, and what is due. */
import { type SQL, sql } from "drizzle-orm";
import type { residencies } from "#src/domain/people/shared/vocabulary.ts";
import type { Transaction } from "../../database/transaction.ts";
import { employedOn, joined, withoutRowLimits, passHeld, person } from "./joins.ts";
import type { Condition } from "./reach.ts";

export interface Counted {
  readonly companyId: string;
  /** Whom the reader may see. */
  readonly reach: Condition;
  readonly day: string;
}

const both = (...conditions: Condition[]): SQL =>
  sql.join(
    conditions.map((one) => sql`(${one ?? sql`true`})`),
    sql` and `,
  );
const among = ({ companyId, reach }: Counted): SQL => both(sql`employees.company_id = ${companyId}`, reach);
const here = ({ day }: Counted): SQL => employedOn(day);

export async function headcountOf(tx: Transaction, of: Counted) {
  const { rows } = await tx.execute<{ headcount: number; joining: number; onProbation: number }>(sql`
    select (count(*) filter (where ${here(of)}))::int as headcount,
      (count(*) filter (where status in ('offered', 'onboarding')))::int as joining,
      (count(*) filter (where status = 'probation'))::int as "onProbation"
    from employees where ${among(of)}`);
  return rows[0] ?? { headcount: 0, joining: 0, onProbation: 0 };
}

/** Each month counts on its last day, the current month today. */
export async function headcountByMonth(tx: Transaction, of: Counted, months: number) {
  const { rows } = await tx.execute<{ month: string; headcount: number; joined: number; left: number }>(sql`
    with people as materialized (select start_date, last_day, status from employees where ${among(of)} and status <> 'offered'),
    spans as (
      select first::date as first, (first + interval '1 month' - interval '1 day')::date as last
      from generate_series(date_trunc('month', ${of.day}::date) - make_interval(months => ${months - 1}), date_trunc('month', ${of.day}::date), interval '1 month') first)
    select to_char(first, 'YYYY-MM') as month,
      (count(*) filter (where start_date <= least(last, ${of.day}::date) and (last_day is null or last_day >= least(last, ${of.day}::date))))::int as headcount,
      (count(*) filter (where start_date between first and last))::int as joined,
      (count(*) filter (where last_day between first and last and status in ('notice', 'exited')))::int as left
    from spans left join people on true group by first order by first`);
  return rows;
}

export async function countByDepartment(tx: Transaction, of: Counted) {
  const { rows } = await withoutRowLimits(tx, () =>
    tx.execute<{ id: string; label: string; count: number }>(sql`
    select department.id, department.department as label, count(*)::int as count
    from employees ${joined(["job", "department"], of.day)} where ${among(of)} and ${here(of)} and department.id is not null
    group by 1, 2 order by 3 desc, 2`),
  );
  return rows;
}

export async function countByResidency(tx: Transaction, of: Counted) {
  const { rows } = await withoutRowLimits(tx, () =>
    tx.execute<{ residency: (typeof residencies)[number]; count: number }>(sql`
    select residency.residency, count(*)::int as count from employees ${joined(["residency"], of.day)}
    where ${among(of)} and ${here(of)} and residency.residency is not null group by 1 order by 2 desc`),
  );
  return rows;
}

/** By type of work pass; a person with two at once counts under the later expiry. */
export async function countByWorkPass(tx: Transaction, of: Counted) {
  const { rows } = await tx.execute<{ id: string; label: string; count: number }>(sql`
    select type.id, type.name as label, count(*)::int as count
    from employees join lateral (${passHeld(sql`${of.day}`)}) held on true join workpass_types type on type.id = held.type_id
    where ${among(of)} and ${here(of)} group by 1, 2 order by 3 desc, 2`);
  return rows;
}

/** Probations that end within the days, and overdue ones without a confirmation. */
export async function endingProbations(tx: Transaction, of: Counted, days: number, limit: number) {
  const { rows } = await tx.execute<{ employeeId: string; fullName: string; day: string }>(sql`
    select employees.id as "employeeId", person.full_name as "fullName", employees.probation_end::text as day
    from employees ${person} where ${among(of)} and employees.status = 'probation' and employees.probation_end <= ${of.day}::date + ${days}::int
    order by employees.probation_end, person.full_name limit ${limit}`);
  return rows;
}

/** Birthdays, without a year, of people whose personal fields may be read, and work anniversaries in the month of the day. */
export async function occasionsOf(tx: Transaction, of: Counted, mayKnow: Condition) {
  const inMonth = (date: SQL): SQL => sql`extract(month from ${date}) = extract(month from ${of.day}::date)`;
  const people = (date: SQL): SQL =>
    sql`from employees ${person} where ${among(of)} and ${here(of)} and ${inMonth(date)}`;
  const name = sql`employees.id as "employeeId", person.full_name as "fullName"`;
  const { rows } = await tx.execute<{
    employeeId: string;
    fullName: string;
    kind: "birthday" | "anniversary";
    day: string;
    years: number | null;
  }>(sql`
    select * from (
      select ${name}, 'birthday' as kind, to_char(person.date_of_birth, 'MM-DD') as day, null::int as years ${people(sql`person.date_of_birth`)} and ${mayKnow ?? sql`true`}
      union all
      select ${name}, 'anniversary', to_char(employees.start_date, 'MM-DD'), (extract(year from ${of.day}::date) - extract(year from employees.start_date))::int
      ${people(sql`employees.start_date`)} and extract(year from employees.start_date) < extract(year from ${of.day}::date)) occasions
    order by day, "fullName", kind limit 200`);
  return rows;
}

/** Who joins or leaves in the month of the day: how many, and the first of them. */
export async function movesOf(tx: Transaction, of: Counted, move: "joins" | "leaves", limit: number) {
  const day = move === "joins" ? sql`employees.start_date` : sql`employees.last_day`;
  const { rows } = await tx.execute<{ employeeId: string; fullName: string; day: string; total: number }>(sql`
    select employees.id as "employeeId", person.full_name as "fullName", ${day}::text as day, count(*) over ()::int as total
    from employees ${person} where ${among(of)} and date_trunc('month', ${day}) = date_trunc('month', ${of.day}::date)
      and employees.status <> 'offered'
    order by ${day}, person.full_name limit ${limit}`);
  return { total: rows[0]?.total ?? 0, people: rows.map(({ total: _total, ...row }) => row) };
}
