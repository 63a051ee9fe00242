/** Fills the tables with tenants full of people, one statement per table: what years of use by many customers would leave. */
import type { Pool } from "pg";

interface PeopleToAdd {
  readonly tenants: number;
  readonly peopleOfEach: number;
  /** An existing tenant's company, used as the first of them. */
  readonly companyId: string;
}

const own = "tenant_id, company_id, created_at, created_by, updated_at, updated_by";
const ours = "tenant_id, company_id, now(), user_id, now(), user_id";
const pick = (choices: readonly string[], by: string): string =>
  `(array[${choices.map((choice) => `'${choice}'`).join(", ")}])[1 + (${by}) % ${choices.length}]`;

const firstNames = [
  "Aisyah",
  "Benedict",
  "Chitra",
  "Darren",
  "Elaine",
  "Farhan",
  "Geetha",
  "Hui Ling",
  "Imran",
  "Jasmine",
  "Kavitha",
  "Lionel",
  "Mei Fen",
  "Nadia",
  "Oliver",
  "Priya",
  "Qistina",
];
const lastNames = ["Tan", "Lim", "Rahman", "Pillai", "Ong", "Fernandez", "Chua", "Yusof", "Nair", "Goh", "Menon"];
const departments = [
  "Sales",
  "Purchasing",
  "Warehouse A",
  "Warehouse B",
  "Transport",
  "Accounts",
  "People",
  "Service desk",
  "Workshop",
  "Laboratory",
  "Stores",
  "Front office",
];
const designations = [
  "Assistant",
  "Clerk",
  "Driver",
  "Packer",
  "Buyer",
  "Analyst",
  "Supervisor",
  "Technician",
  "Engineer",
  "Planner",
  "Manager",
  "Director",
  "Trainee",
  "Adviser",
  "Inspector",
];
const places = ["North", "East", "West", "Harbour"];

/** Everyone reports to the person with a tenth of their number, which gives reporting lines of four or five levels. */
const statements = ({ tenants, peopleOfEach, companyId }: PeopleToAdd): string[] => [
  `create temp table firms as
    select 1 as firm, companies.tenant_id, companies.created_by as user_id, companies.id as company_id from companies where id = '${companyId}'
    union all select firm, gen_random_uuid(), gen_random_uuid(), gen_random_uuid() from generate_series(2, ${tenants}) firm`,
  `insert into tenants (id, name, created_at) select tenant_id, 'Bench ' || firm, now() from firms where firm > 1`,
  `insert into users (id, tenant_id, email, username, full_name, role, ability, created_at)
    select user_id, tenant_id, 'bench' || firm || '@bench.example', 'bench' || firm, 'Bench', 'owner', '[]', now() from firms where firm > 1`,
  `insert into companies (id, tenant_id, created_at, created_by, updated_at, updated_by, name, code)
    select company_id, tenant_id, now(), user_id, now(), user_id, 'Bench ' || firm, 'B' from firms where firm > 1`,
  `insert into departments (${own}, department, code, status)
    select ${ours}, 'Bench ' || ${pick(departments, "place - 1")}, 'BENCH-' || place, 'active' from firms, generate_series(1, ${departments.length}) place`,
  `insert into designations (${own}, name, code, status)
    select ${ours}, 'Bench ' || ${pick(designations, "place - 1")}, 'BENCH-' || place, 'active' from firms, generate_series(1, ${designations.length}) place`,
  `insert into work_locations (${own}, name, code, radius_m, tz, status)
    select ${ours}, 'Bench ' || ${pick(places, "place - 1")}, 'BENCH-' || place, 200, 'Asia/Singapore', 'active' from firms, generate_series(1, ${places.length}) place`,
  `create temp table crowd as
    select firms.*, place, gen_random_uuid() as person_id, gen_random_uuid() as employee_id, gen_random_uuid() as job_id,
      (date '2010-01-04' + (place * 37 + firm) % 5600)::date as since
    from firms, generate_series(1, ${peopleOfEach}) place`,
  `create unique index on crowd (firm, place)`,
  `analyze firms, crowd`,
  `insert into persons (tenant_id, id, created_at, created_by, updated_at, updated_by, full_name, work_email, date_of_birth, gender)
    select tenant_id, person_id, now(), user_id, now(), user_id, ${pick(firstNames, "place * 7 + firm")} || ' ' || ${pick(lastNames, "place / 17")} || ' ' || place,
      'p' || place || '@bench' || firm || '.example', date '1962-03-01' + (place * 53) % 15000, ${pick(["male", "female"], "place")} from crowd`,
  `insert into employees (${own}, id, person_id, employee_no, status, start_date, contract_type, last_day, exit_reason)
    select ${ours}, employee_id, person_id, 'B' || lpad(place::text, 6, '0'), case when place % 10 = 9 then 'exited' else ${pick(["confirmed", "confirmed", "confirmed", "probation"], "place / 12")} end,
      since, ${pick(["permanent", "permanent", "partTime", "fixedTerm"], "place / 3")}, case when place % 10 = 9 then since + 300 end, case when place % 10 = 9 then 'resignation' end from crowd`,
  ...[0, 400].map(
    (
      later,
    ) => `insert into employee_jobs (${own}, id, employee_id, effective_from, department_id, designation_id, location_id)
      select ${ours.replaceAll(/(tenant_id|company_id|user_id)/g, "crowd.$1")}, ${later === 0 ? "gen_random_uuid()" : "job_id"}, employee_id, since + ${later}, unit.id, title.id, site.id from crowd
      join departments unit on unit.tenant_id = crowd.tenant_id and unit.code = 'BENCH-' || (1 + (place * 5 + ${later}) % ${departments.length})
      join designations title on title.tenant_id = crowd.tenant_id and title.code = 'BENCH-' || (1 + (place / 5 + ${later}) % ${designations.length})
      join work_locations site on site.tenant_id = crowd.tenant_id and site.code = 'BENCH-' || (1 + place % ${places.length})`,
  ),
  `insert into employee_reporting_lines (${own}, job_id, employee_id, manager_id, kind)
    select ${ours.replaceAll(/(tenant_id|company_id|user_id)/g, "crowd.$1")}, crowd.job_id, crowd.employee_id, boss.employee_id, 'primary' from crowd join crowd boss on boss.firm = crowd.firm and boss.place = crowd.place / 10 + 1 where crowd.place > 10`,
  `insert into employee_residencies (${own}, employee_id, effective_from, residency) select ${ours}, employee_id, since, ${pick(["citizen", "citizen", "foreigner"], "place")} from crowd`,
  `insert into employee_pay_terms (${own}, employee_id, effective_from, rate_type, basic, pay_frequency, hours_per_week, days_per_week, ot_eligible, proration)
    select ${ours}, employee_id, since, 'monthly', 200000 + (place * 997) % 600000, 'monthly', 4400, 500, false, 'workingDays' from crowd`,
  `drop table crowd, firms`,
  `analyze`,
];

/** As the owner of the tables, bypassing tenant policies; without audit events and foreign key checks. */
export async function fillPeople(pool: Pool, people: PeopleToAdd): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of statements(people)) await client.query(statement);
    await client.query("reset session_replication_role");
  } finally {
    client.release();
  }
}
