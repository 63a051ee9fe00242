/** Fills tenants with people and their past: months of attendance, leave and payslips. A tenant is filled in one transaction, so that an interrupted run continues with the next. */
import type { Pool, PoolClient } from "pg";
import { fillPeople } from "./fill-people.ts";

interface YearsToAdd {
  readonly tenants: number;
  readonly peopleOfEach: number;
  readonly months: number;
  /** An existing tenant's company, used as the first of them. */
  readonly companyId: string;
  /** Tenants filled at the same time. */
  readonly parallel: number;
  readonly report: (filled: number) => void;
}

/** Of the tenant's people; $1 company, $2 months. Pay is of the months before those that the company has, attendance of the last ones. */
const statements: readonly string[] = [
  `create temp table crew on commit drop as select employees.tenant_id, employees.company_id, employees.id as employee_id, person_id,
     created_by as user_id, row_number() over (order by employee_no) as place
   from employees where company_id = $1 and employee_no ~ '^B\\d{6}$' and status <> 'exited'`,
  `create temp table months on commit drop as select to_char(first, 'YYYY-MM') as month, first::date, (first + interval '1 month - 1 day')::date as last,
     gen_random_uuid() as period_id, gen_random_uuid() as run_id
   from (select date_trunc('month', coalesce(min(start_date), current_date)::timestamp) as base from pay_periods where company_id = $1) before,
     generate_series(base - make_interval(months => $2), base - interval '1 month', interval '1 month') first`,
  `insert into pay_periods (tenant_id, company_id, created_at, created_by, updated_at, updated_by, id, name, frequency, start_date, end_date,
     attendance_from, attendance_to, pay_date, month, status)
   select tenant_id, company_id, now(), user_id, now(), user_id, period_id, 'Bench ' || month, 'monthly', first, last, first, last, last, month, 'closed'
   from months, (select * from crew limit 1) one`,
  `insert into pay_runs (tenant_id, company_id, created_at, created_by, updated_at, updated_by, id, period_id, name, kind, number, status,
     people, makers, approved_at, locked_at, published_at)
   select tenant_id, company_id, now(), user_id, now(), user_id, run_id, period_id, 'Bench ' || month, 'regular', 1, 'closed',
     (select count(*) from crew), jsonb_build_array(user_id), last, last, last from months, (select * from crew limit 1) one`,
  `create temp table slips on commit drop as select crew.*, months.*, gen_random_uuid() as slip_id, 250000 + (place * 997) % 600000 as basic from crew, months`,
  `insert into payslips (tenant_id, company_id, created_at, created_by, updated_at, updated_by, id, run_id, period_id, employee_id, person_id, employer,
     month, kind, number, state, gross, deductions, net, cpf_employee, cpf_employer, ordinary_wages, calculated_at, published_at)
   select tenant_id, company_id, last, user_id, last, user_id, slip_id, run_id, period_id, employee_id, person_id, 'BENCH', month, 'regular', 1, 'published',
     basic, basic / 5, basic - basic / 5, basic / 5, basic * 17 / 100, basic, last, last from slips`,
  `insert into payslip_lines (tenant_id, payslip_id, position, code, kind, amount, cpf, sdl, funds)
   select tenant_id, slip_id, position, code, kind, amount, cpf, sdl, false from slips,
     lateral (values (1, 'BASIC', 'earning', basic, 'ordinary', true), (2, 'CPF-EE', 'deduction', basic / 5, 'none', false), (3, 'CPF-ER', 'employer', basic * 17 / 100, 'none', false))
       line (position, code, kind, amount, cpf, sdl)`,
  `insert into attendance_logs (tenant_id, company_id, employee_id, date, tz, day_kind, status, state, first_in, last_out, worked_min, break_min, late_min,
     early_min, overtime_min, flags, computed_at, decided_at)
   select tenant_id, company_id, employee_id, day::date, 'Asia/Singapore', 'work', 'present', 'approved', day + interval '1 hour', day + interval '10 hours', 480, 60, 0, 0, 0, '[]', day + interval '1 day', day + interval '1 day'
   from crew, generate_series(date_trunc('month', current_date) - make_interval(months => $2), date_trunc('month', current_date) - interval '1 day', interval '1 day') day
   where extract(isodow from day) < 6`,
  `insert into leaves (tenant_id, company_id, created_at, created_by, updated_at, updated_by, employee_id, leave_type_id, "from", "to", start_half, end_half, minutes,
     cost, pay_fraction, file_ids, source, status)
   select tenant_id, company_id, first, user_id, first, user_id, employee_id, kind.id, first + place::int % 20, first + place::int % 20, 'full', 'full', 480, 480, 1, '[]', 'employee', 'taken'
   from crew, months, (select id from leave_types where company_id = $1 order by code limit 1) kind`,
];

async function isFilled(client: PoolClient, companyId: string): Promise<boolean> {
  const { rows } = await client.query("select from pay_runs where company_id = $1 and name ~ '^Bench' limit 1", [
    companyId,
  ]);
  return rows.length > 0;
}

/** As the owner of the tables, without policies, triggers and foreign key checks. */
async function fillTenant(client: PoolClient, companyId: string, months: number): Promise<void> {
  await client.query("begin");
  await client.query("set local session_replication_role = replica");
  // Each firm has a leave type; the sample company has its own.
  await client.query(
    `insert into leave_types select (jsonb_populate_record(null::leave_types, to_jsonb(sample) || jsonb_build_object('id', gen_random_uuid(), 'tenant_id', company.tenant_id, 'company_id', company.id))).*
     from companies company, lateral (select * from leave_types order by created_at limit 1) sample
     where company.id = $1 and not exists (select from leave_types where company_id = $1)`,
    [companyId],
  );
  for (const statement of statements) {
    const values = [companyId, months].slice(0, statement.includes("$2") ? 2 : statement.includes("$1") ? 1 : 0);
    // A statement with the second value only would leave the type of the first unknown.
    const text = statement.includes("$2") && !statement.includes("$1") ? statement.replaceAll("$2", "$1") : statement;
    await client.query(text, text === statement ? values : [months]);
  }
  await client.query("commit");
}

export async function fillYears(pool: Pool, years: YearsToAdd): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from companies where name ~ '^Bench \\d+$'");
  const present = new Set(rows.map(({ id }) => id));
  if (present.size === 0 && years.tenants > 0) await fillPeople(pool, years);
  const companies = (
    await pool.query<{ id: string }>("select id from companies where name ~ '^Bench \\d+$' or id = $1 order by name", [
      years.companyId,
    ])
  ).rows.map(({ id }) => id);
  let next = 0;
  let filled = 0;
  const work = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query("set synchronous_commit = off; set statement_timeout = 0");
      for (let companyId = companies[next++]; companyId !== undefined; companyId = companies[next++]) {
        if (!(await isFilled(client, companyId))) await fillTenant(client, companyId, years.months);
        years.report((filled += 1));
      }
    } finally {
      // Its settings go with it.
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: years.parallel }, work));
  await pool.query("analyze");
}
