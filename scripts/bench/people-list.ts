/** Pages of the employee list through the gateway, compared with hand-written SQL for the same rows. */
import type { Pool, PoolClient } from "pg";
import { Failure } from "../lib/failure.ts";
import type { Call } from "./call.ts";
import { table } from "./table.ts";

const warmUps = 10;
const rounds = 120;

interface Case {
  readonly name: string;
  readonly query: string;
  /** Of the statement by hand; $1 is the tenant, $2 the company. */
  readonly where: string;
  readonly order: string;
  readonly offset: number;
}

/** Rows and total of the page: without policies and permissions. */
const pageByHand = ({ where, order, offset }: Case): string => `
  select e.id, j.id as job, count(*) over () as total
  from employees e
  join persons p on p.tenant_id = e.tenant_id and p.id = e.person_id
  left join (
    select distinct on (employee_id) * from employee_jobs where tenant_id = $1 order by employee_id, effective_from <= current_date desc, abs(effective_from - current_date)
  ) j on j.employee_id = e.id
  left join departments d on d.tenant_id = e.tenant_id and d.id = j.department_id
  where e.tenant_id = $1 and e.company_id = $2 and ${where} order by ${order}, e.id limit 25 offset ${offset}`;

/** What the list shows of them. */
const rowsByHand = `
  select e.id, e.employee_no, p.full_name, p.preferred_name, p.photo, p.work_email, d.id, d.department, t.id, t.name, g.id, g.name, l.id, l.name, b.id, bp.full_name,
    e.status, e.suspended_from, e.contract_type, e.start_date, e.last_day, r.residency, n.nationality,
    (select min(w.expiry) from employee_work_passes w where w.tenant_id = $1 and w.employee_id = e.id and w.status in ('issued', 'renewing'))
  from unnest($2::uuid[], $3::uuid[]) with ordinality o (id, job, place)
  join employees e on e.tenant_id = $1 and e.id = o.id
  join persons p on p.tenant_id = $1 and p.id = e.person_id
  left join employee_jobs j on j.tenant_id = $1 and j.id = o.job
  left join departments d on d.tenant_id = $1 and d.id = j.department_id
  left join designations t on t.tenant_id = $1 and t.id = j.designation_id
  left join grades g on g.tenant_id = $1 and g.id = j.grade_id
  left join work_locations l on l.tenant_id = $1 and l.id = j.location_id
  left join employee_reporting_lines m on m.tenant_id = $1 and m.job_id = j.id and m.kind = 'primary'
  left join employees b on b.tenant_id = $1 and b.id = m.manager_id
  left join persons bp on bp.tenant_id = $1 and bp.id = b.person_id
  left join lateral (select residency from employee_residencies r where r.tenant_id = $1 and r.employee_id = e.id and r.effective_from <= current_date order by effective_from desc limit 1) r on true
  left join countries n on n.id = p.nationality_id
  order by o.place`;

interface Found {
  id: string;
  job: string | null;
  total: string;
}

async function lookByHand(
  wide: PoolClient,
  near: PoolClient,
  one: Case,
  tenant: string,
  companyId: string,
): Promise<Found[]> {
  const { rows } = await wide.query<Found>(pageByHand(one), [tenant, companyId]);
  await near.query(rowsByHand, [tenant, rows.map(({ id }) => id), rows.map(({ job }) => job)]);
  return rows;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function listPeople(call: Call, pool: Pool, companyId: string): Promise<void> {
  const { rows } = await pool.query<{ tenant: string; unit: string }>(
    "select tenant_id as tenant, id as unit from departments where company_id = $1 and code = 'BENCH-3'",
    [companyId],
  );
  const { tenant = "", unit = "" } = rows[0] ?? {};
  const here = "e.status <> 'exited'";
  const cases: readonly Case[] = [
    {
      name: "of a department, confirmed, newest first",
      query: `status=confirmed&departmentId=${unit}&sort=-startDate&page=3`,
      where: `e.status = 'confirmed' and j.department_id = '${unit}'`,
      order: "e.start_date desc",
      offset: 50,
    },
    {
      name: "everybody, by department",
      query: "sort=department&page=7",
      where: here,
      order: `d.department collate "und-x-icu"`,
      offset: 150,
    },
    {
      name: "everybody, by name",
      query: "sort=fullName",
      where: here,
      order: `p.full_name collate "und-x-icu"`,
      offset: 0,
    },
    {
      name: "whose name holds “goh”, newest first",
      query: "q=goh&sort=-startDate",
      where: `${here} and p.full_name ilike '%goh%'`,
      order: "e.start_date desc",
      offset: 0,
    },
  ];
  const [wide, near] = [await pool.connect(), await pool.connect()];
  try {
    // What looks at everybody has its best plan without loops over indexes, for the list too.
    await wide.query("set enable_nestloop = off");
    const results: string[][] = [];
    for (const one of cases) {
      const path = `/companies/${companyId}/employees?pageSize=25&${one.query}`;
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let round = -warmUps; round < rounds; round += 1) {
        const began = performance.now();
        const page = await call<{ total: number; items: { id: string }[] }>("GET", path);
        const between = performance.now();
        const hand = await lookByHand(wide, near, one, tenant, companyId);
        const ended = performance.now();
        if (
          round === 0 &&
          (page.total === 0 || hand.map(({ id }) => id).join() !== page.items.map(({ id }) => id).join())
        )
          throw new Failure(`The SQL by hand finds others than the list, or nobody: ${one.name}.`);
        if (round < 0) continue;
        ours.push(between - began);
        bare.push(ended - between);
      }
      const shown = (times: readonly number[]) => [at(times, 0.5).toFixed(1), at(times, 0.99).toFixed(1)];
      results.push([
        one.name,
        ...shown(ours),
        ...shown(bare),
        ...[0.5, 0.99].map((share) => `${(at(ours, share) / at(bare, share)).toFixed(2)} x`),
      ]);
    }
    console.log(`A page of 25 of the list of employees, ms, ${rounds} rounds in turns\n`);
    console.log(table(["", "list p50", "p99", "SQL p50", "p99", "p50", "p99"], results));
  } finally {
    wide.release(true);
    near.release();
  }
}
