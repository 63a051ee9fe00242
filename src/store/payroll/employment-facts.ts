/** What the pay of many employments depends on in their records, in two statements. */
import { sql } from "drizzle-orm";
import type { EmploymentFact } from "#src/domain/payroll/build-input.ts";
import type { Transaction } from "../database/transaction.ts";
import { uuids } from "./uuids.ts";

interface JobRow {
  readonly from: string;
  readonly departmentId: string;
  readonly designationId: string;
  readonly costSplit: EmploymentFact["costSplit"];
  readonly locationId: string | null;
  readonly gradeId: string | null;
  readonly classId: string | null;
}

type Row = Record<string, unknown> &
  Omit<EmploymentFact, "categories" | "grade"> & { readonly jobs: readonly JobRow[] };

const categories = {
  workman: "workman",
  nonWorkman: "non-workman",
  managerExecutive: "manager",
} as const;

/** Names of grades, and what the Employment Act calls the people of classes. */
interface Ranks {
  readonly grades: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, keyof typeof categories>;
}

/** The records of each employee as one JSON array in the order of their days. */
const dated = (table: string, columns: string) =>
  sql.raw(
    `coalesce((select jsonb_agg(jsonb_build_object(${columns}) order by own.effective_from) from ${table} own where own.tenant_id = employees.tenant_id and own.employee_id = employees.id and own.effective_from <= period.until), '[]')`,
  );

export async function employmentFactsOf(
  tx: Transaction,
  employeeIds: readonly string[],
  { until, year }: { readonly until: string; readonly year: number },
): Promise<Map<string, EmploymentFact>> {
  const { rows } = await tx.execute<Row>(sql`
    select employees.id as "employeeId", employees.person_id as "personId", employees.start_date::text as "joinedOn", employees.last_day::text as "leftOn",
      person.date_of_birth::text as "birthDate", (select race.shg_fund from races race where race.id = person.race_id) as "raceFund",
      (select race.shg_fund from races race where race.id = person.second_race_id) as "secondRaceFund",
      coalesce((select religion.drives_mbmf from religions religion where religion.id = person.religion_id), false) as muslim,
      ${dated(
        "employee_pay_terms",
        `'from', own.effective_from, 'rateType', own.rate_type, 'basic', own.basic, 'currency', own.currency, 'hoursPerWeek', own.hours_per_week, 'daysPerWeek', own.days_per_week, 'otEligible', own.ot_eligible`,
      )} as terms,
      ${dated(
        "employee_residencies",
        `'from', own.effective_from, 'residency', own.residency, 'prGrantedOn', own.pr_granted_on, 'option', own.pr_rate_option`,
      )} as residencies,
      ${dated(
        "employee_jobs",
        `'from', own.effective_from, 'departmentId', own.department_id, 'designationId', own.designation_id, 'costSplit', own.cost_split, 'locationId', own.location_id, 'gradeId', own.grade_id, 'classId', own.class_id`,
      )} as jobs,
      (select jsonb_build_object('choices', own.shg, 'sdlExempt', own.sdl_exempt_reason is not null,
          'cpfPaidBy', own.cpf_paid_by,
          'ppf', case when own.in_ppf then jsonb_build_object('employee', (own.ppf_employee_share * 1000000)::int, 'employer', (own.ppf_employer_share * 1000000)::int) end)
        from employee_statutory own where own.tenant_id = employees.tenant_id and own.employee_id = employees.id and own.effective_from <= period.until
        order by own.effective_from desc limit 1) as statutory,
      (select jsonb_build_object('ordinarySubject', sum((row.opening ->> 'ordinaryWages')::bigint), 'additionalSubject', sum((row.opening ->> 'additionalWages')::bigint))
        from (select distinct on (of.employee_id) of.cpf_opening as opening from employee_statutory of
          join employees mine on mine.tenant_id = of.tenant_id and mine.id = of.employee_id
          where mine.tenant_id = employees.tenant_id and mine.person_id = employees.person_id and mine.company_id = employees.company_id
            and of.effective_from <= period.until order by of.employee_id, of.effective_from desc) row
        where (row.opening ->> 'year')::int = ${year} and row.opening ->> 'employer' <> 'other' having count(*) > 0) as opening,
      coalesce((select jsonb_agg(jsonb_build_object('typeCode', type.code, 'levyApplies', type.levy_applies, 'levyRate', pass.levy_rate, 'status', pass.status,
          'issuedOn', pass.issued_on, 'expiry', pass.expiry, 'cancelledOn', pass.cancelled_on) order by pass.issued_on, pass.id)
        from employee_work_passes pass join workpass_types type on type.id = pass.type_id
        where pass.tenant_id = employees.tenant_id and pass.employee_id = employees.id), '[]') as passes,
      coalesce((select split.legs from split_companies split join employees own on own.tenant_id = split.tenant_id and own.id = split.employee_id
        where split.tenant_id = employees.tenant_id and own.person_id = employees.person_id and split.lead_company_id = employees.company_id and split.paid_by = 'lead'
          and split."from" <= least(period.until, employees.last_day) and coalesce(split."to", period.until) >= least(period.until, employees.last_day)
        order by split."from" desc limit 1), '[]') as "companyLegs",
      exists(select from employee_bank_accounts account where account.tenant_id = employees.tenant_id and account.employee_id = employees.id and account.status = 'active') as "hasAccount"
    from employees join lateral (select * from persons where persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
        offset 0) person on true,
      (select ${until}::date as until) period
    where employees.id = any(${uuids(employeeIds)})`);
  const ranks = await ranksOf(
    tx,
    rows.flatMap(({ jobs }) => jobs),
  );
  return new Map(rows.map((row) => [row.employeeId, factOf(row, until, ranks)]));
}

/** Many jobs have the same few: joined to each job, they would take a third of the statement's time. */
async function ranksOf(tx: Transaction, jobs: readonly JobRow[]): Promise<Ranks> {
  const idsOf = (name: "gradeId" | "classId") => uuids([...new Set(jobs.flatMap((job) => job[name] ?? []))]);
  const { rows } = await tx.execute<{ id: string; grade: string | null; category: keyof typeof categories | null }>(sql`
    select id, name as grade, null as category from grades where id = any(${idsOf("gradeId")})
    union all select id, null, ea_category from classes where id = any(${idsOf("classId")})`);
  return {
    grades: new Map(rows.flatMap(({ id, grade }) => (grade === null ? [] : [[id, grade] as const]))),
    categories: new Map(rows.flatMap(({ id, category }) => (category === null ? [] : [[id, category] as const]))),
  };
}

function factOf({ jobs, terms, ...row }: Row, until: string, ranks: Ranks): EmploymentFact {
  const day = row.leftOn !== null && row.leftOn < until ? row.leftOn : until;
  const job = jobs.findLast(({ from }) => from <= day) ?? jobs[0];
  return {
    ...row,
    terms,
    departmentId: job?.departmentId ?? null,
    designationId: job?.designationId ?? null,
    costSplit: job?.costSplit ?? [],
    locationId: job?.locationId ?? null,
    grade: (job?.gradeId && ranks.grades.get(job.gradeId)) ?? null,
    categories: jobs.flatMap(({ from, classId }) => {
      const category = classId === null ? undefined : ranks.categories.get(classId);
      return category === undefined ? [] : [{ from, category: categories[category] }];
    }),
  };
}
