/** Leave of many people: entitlements and balances of 5,000, and the calendar of a team of 500 beside the bare SQL. */
import type { Pool } from "pg";
import { balanceOn } from "#src/domain/leave/shared/ledger.ts";
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { readLedgers } from "#src/handlers/hrms/leave/shared/balances.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { Failure } from "../lib/failure.ts";
import type { Call } from "./call.ts";
import { table } from "./table.ts";

const people = 5_000;
const types = 12;
const warmUps = 10;
const rounds = 120;

const ids = async (pool: Pool, query: string, ...values: unknown[]): Promise<string[]> =>
  (await pool.query<{ id: string }>(query, values)).rows.map(({ id }) => id);

/** Two weeks of leave for every third person, spread over two months, as years of use would leave them. */
export async function fillLeave(pool: Pool, companyId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into leaves (tenant_id, company_id, employee_id, leave_type_id, created_at, created_by, updated_at, updated_by, "from", "to", start_half, end_half, cost, pay_fraction, file_ids, source, status)
       select e.tenant_id, e.company_id, e.id, type.id, now(), e.created_by, now(), e.created_by, day::date, day::date + 4, 'am', 'pm', 2400, 1, '[]', 'request', 'approved'
       from (select *, row_number() over (order by employee_no) as place from employees where company_id = $1 and employee_no like 'B%') e
       join lateral (select id from leave_types where company_id = e.company_id and kind = 'annual' limit 1) type on true
       cross join lateral generate_series(date_trunc('week', current_date) + (e.place % 8) * interval '7 days', date_trunc('week', current_date) + interval '70 days', interval '28 days') day
       where e.place % 3 = 0`,
      [companyId],
    );
    await client.query(
      `insert into leave_slots (tenant_id, company_id, employee_id, leave_id, leave_type_id, date, half, day_status, minutes, cost, state)
       select l.tenant_id, l.company_id, l.employee_id, l.id, l.leave_type_id, day::date, half, 'work', 240, 240, 'granted'
       from leaves l cross join lateral generate_series(l."from", l."to", interval '1 day') day cross join (values ('am'), ('pm')) halves (half)
       where l.company_id = $1 and not exists (select from leave_slots s where s.leave_id = l.id)`,
      [companyId],
    );
    await client.query("reset session_replication_role");
    await client.query("analyze leaves, leave_slots");
  } finally {
    client.release();
  }
}

/** As a list of balances of everybody would compute them: entitlements of twelve types, and the ledger of each. */
export async function balances(store: Store, companyId: string): Promise<void> {
  const [tenantId = ""] = await ids(store.pool, "select tenant_id as id from companies where id = $1", companyId);
  const [userId = ""] = await ids(store.pool, "select created_by as id from companies where id = $1", companyId);
  const employees = await ids(
    store.pool,
    "select id from employees where company_id = $1 and employee_no like 'B%' order by employee_no limit $2",
    companyId,
    people,
  );
  // Balances read no setting of the server.
  const settings = {} as HrmsSettings;
  const principal = { userId, fullName: "Bench", role: "user", ability: [], tenantId };
  const now = () => new Date();
  const call = callOfTenant(
    store,
    { requestId: "bench-time", principal, now, entersArchived: false, settings },
    tenantId,
  );
  const [seconds, counted] = await call.transact(async (ctx) => {
    const own = (await leaveTypesOf(ctx.db, companyId)).slice(0, types);
    const day = ctx.today(companyId);
    const began = performance.now();
    const of = employees.map((id) => ({ id, companyId }));
    let sums = 0;
    for (let first = 0; first < of.length; first += 500) {
      const ledgers = await readLedgers(ctx, of.slice(first, first + 500), own, day);
      for (const ledger of ledgers.values()) sums += Number(balanceOn(ledger, day).available >= 0);
    }
    return [(performance.now() - began) / 1000, sums] as const;
  });
  console.log(
    `Entitlements and balances of ${employees.length.toLocaleString("en")} people × ${types} types: ${counted.toLocaleString("en")} in ${seconds.toFixed(2)} s (target: under 5 s)`,
  );
}

/** What the calendar shows of a department: its people, their leave, and who is away today. */
const byHand: readonly string[] = [
  `select e.id, e.employee_no, p.full_name, d.department, count(*) over () as total
   from employees e join persons p on p.tenant_id = e.tenant_id and p.id = e.person_id
   left join lateral (select * from employee_jobs j where j.tenant_id = e.tenant_id and j.employee_id = e.id order by j.effective_from <= $2::date desc, abs(j.effective_from - $2::date) limit 1) j on true
   left join departments d on d.tenant_id = e.tenant_id and d.id = j.department_id
   where e.company_id = $1 and j.department_id = $4 and e.start_date <= $3::date and (e.last_day is null or e.last_day >= $2::date)
   order by p.full_name collate "und-x-icu", e.id limit 100`,
  `select l.id, l.employee_id, t.name, t.colour, t.visible_to_team, l."from", l."to", l.start_half, l.end_half, l.minutes, l.status
   from leaves l join leave_types t on t.tenant_id = l.tenant_id and t.id = l.leave_type_id
   where l.employee_id = any($1::uuid[]) and l.status in ('submitted', 'approved', 'cancelRequested', 'taken') and l."from" <= $3::date and l."to" >= $2::date order by l."from"`,
  `select e.id, p.full_name, min(l."from"), max(l."to"), count(*) from leave_slots s
   join leaves l on l.tenant_id = s.tenant_id and l.id = s.leave_id join employees e on e.tenant_id = l.tenant_id and e.id = l.employee_id
   join persons p on p.tenant_id = e.tenant_id and p.id = e.person_id
   where s.company_id = $1 and s.date = current_date and s.state = 'granted' and s.minutes > 0 and l.status in ('approved', 'cancelRequested', 'taken')
   group by e.id, p.full_name order by p.full_name collate "und-x-icu"`,
];

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

export async function calendar(call: Call, pool: Pool, companyId: string): Promise<void> {
  const [unit = ""] = await ids(
    pool,
    "select id from departments where company_id = $1 and code = 'BENCH-3'",
    companyId,
  );
  const from = new Date().toISOString().slice(0, 8).concat("01");
  const to = new Date(Date.parse(from) + 30 * 86_400_000).toISOString().slice(0, 10);
  const path = `/companies/${companyId}/leaves/calendar?from=${from}&to=${to}&departmentId=${unit}&pageSize=100`;
  const client = await pool.connect();
  const [ours, bare]: [number[], number[]] = [[], []];
  let total = 0;
  try {
    for (let round = -warmUps; round < rounds; round += 1) {
      const began = performance.now();
      const page = await call<{ total: number; items: { employeeId: string }[] }>("GET", path);
      const between = performance.now();
      const { rows } = await client.query<{ id: string }>(byHand[0] ?? "", [companyId, from, to, unit]);
      await client.query(byHand[1] ?? "", [rows.map(({ id }) => id), from, to]);
      await client.query(byHand[2] ?? "", [companyId]);
      const ended = performance.now();
      if (rows.map(({ id }) => id).join() !== page.items.map(({ employeeId }) => employeeId).join())
        throw new Failure("The SQL by hand finds other people than the calendar.");
      total = page.total;
      if (round < 0) continue;
      ours.push(between - began);
      bare.push(ended - between);
    }
  } finally {
    client.release();
  }
  console.log(`\nTeam calendar of ${total} people, a page of 100 for a month, ms, ${rounds} rounds in turns\n`);
  const row = (name: string, share: number): string[] => [
    name,
    at(ours, share).toFixed(1),
    at(bare, share).toFixed(1),
    `${(at(ours, share) / at(bare, share)).toFixed(2)} x`,
  ];
  console.log(table(["", "calendar", "SQL", "ratio"], [row("p50", 0.5), row("p99 (target: under 2 x)", 0.99)]));
}
