/** Pay runs of many people, in one run: calculated and stored beside the bare bulk insert, opened, and replayed. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { lastDay } from "#src/domain/shared/calendar.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { replayPayslips } from "#src/store/payroll/replay.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { socketUrl } from "../lib/database.ts";
import { Failure } from "../lib/failure.ts";
import { runNode } from "../lib/run.ts";
import { signedIn } from "./call.ts";
import { documents } from "./documents.ts";
import { fillPeople } from "./fill-people.ts";
import { calculate } from "./payroll-run.ts";
import { table } from "./table.ts";

const some = 5_000;
const many = Number(process.env["PAYROLL_PEOPLE"] ?? 100_000);
/** A tenth of the people has left. */
const toFill = Math.ceil(many / 0.9) + 10;
const opened = 40;

const tenantId = sampleTenants.merlion.id;
const companyId = sampleCompanies.trading.id;
const maker = sampleAccounts.jiahui.id;

/** Four allowances each, and a race with a fund: eight lines for most payslips. */
async function fillPay(pool: Pool): Promise<void> {
  await pool.query(
    `update persons set race_id = (select id from races where code = 'CN') where tenant_id = $1 and work_email like '%@bench%'`,
    [tenantId],
  );
  await pool.query(
    `insert into employee_pay_items (tenant_id, company_id, created_at, created_by, updated_at, updated_by, employee_id, allowance_id, mode, amount,
       from_month, amounts, skipped, status)
     select employees.tenant_id, employees.company_id, now(), $2, now(), $2, employees.id, allowance.id, 'fixed', 10000, '2026-01', '[]', '[]', 'active'
     from employees join lateral (select id from allowances where company_id = $1 and calculation = 'fixed' and status = 'active' order by code limit 4) allowance on true
     where employees.company_id = $1 and employees.employee_no like 'B0%' or employees.company_id = $1 and employees.employee_no like 'B1%'`,
    [companyId, maker],
  );
  await pool.query("analyze employee_pay_items, persons");
}

/** A run of a month that is being calculated, for the given people or everyone. */
async function newRun(pool: Pool, month: string, employeeIds: readonly string[]): Promise<string> {
  const [periodId, runId] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into pay_periods (tenant_id, company_id, created_at, created_by, updated_at, updated_by, id, name, frequency, start_date, end_date,
       attendance_from, attendance_to, pay_date, month, status)
     values ($1, $2, now(), $3, now(), $3, $4, $5, 'monthly', $6, $7, $6, $7, $7, $8, 'open')`,
    [tenantId, companyId, maker, periodId, `Bench ${month}`, `${month}-01`, lastDay(month), month],
  );
  await pool.query(
    `insert into pay_runs (tenant_id, company_id, created_at, created_by, updated_at, updated_by, id, period_id, name, kind, number, status, calculated_at,
       calculated_by, employee_ids, makers)
     values ($1, $2, now(), $3, now(), $3, $4, $5, 'Bench', 'regular', 1, 'calculating', now(), $3, $6, $7)`,
    [tenantId, companyId, maker, runId, periodId, JSON.stringify(employeeIds), JSON.stringify([maker])],
  );
  return runId;
}

/** The same rows, sent as text into empty tables of the same shape with their keys. */
async function bareInsert(pool: Pool, runId: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(
      "create temp table bare_slips (like payslips including indexes); create temp table bare_lines (like payslip_lines including indexes)",
    );
    const { rows: slips } = await client.query<{ rows: string }>(
      "select json_agg(payslips)::text as rows from payslips where run_id = $1",
      [runId],
    );
    const { rows: lines } = await client.query<{ rows: string }>(
      "select json_agg(line)::text as rows from payslip_lines line join payslips slip on slip.id = line.payslip_id where slip.run_id = $1",
      [runId],
    );
    const started = performance.now();
    await client.query("insert into bare_slips select * from json_populate_recordset(null::bare_slips, $1)", [
      slips[0]?.rows,
    ]);
    await client.query("insert into bare_lines select * from json_populate_recordset(null::bare_lines, $1)", [
      lines[0]?.rows,
    ]);
    const took = performance.now() - started;
    await client.query("drop table bare_slips, bare_lines");
    return took;
  } finally {
    client.release();
  }
}

async function countsOf(pool: Pool, runId: string): Promise<{ slips: number; lines: number }> {
  const { rows } = await pool.query<{ slips: number; lines: number }>(
    `select count(distinct slip.id)::int as slips, count(line.*)::int as lines from payslips slip
     left join payslip_lines line on line.payslip_id = slip.id where slip.run_id = $1`,
    [runId],
  );
  return rows[0] ?? { slips: 0, lines: 0 };
}

async function openingTime(url: string, runId: string): Promise<number> {
  const call = await signedIn(url, "maker@merlion.demo");
  const base = `/companies/${companyId}/pay-runs/${runId}`;
  const times: number[] = [];
  for (let turn = 0; turn < opened; turn += 1) {
    const started = performance.now();
    await Promise.all([call("GET", base), call("GET", `${base}/people?pageSize=25`), call("GET", `${base}/blockers`)]);
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(opened / 2)] ?? 0;
}

/** In a process of its own, with the options of a server: this one has not given back what loading the samples took. */
async function calculatedElsewhere({ direct }: Store, runId: string): Promise<{ took: number; megabytes: number }> {
  const { code, output } = await runNode([
    ...process.execArgv,
    "scripts/bench/payroll-run.ts",
    socketUrl(direct),
    runId,
  ]);
  if (code !== 0) throw new Failure(output);
  return JSON.parse(output) as { took: number; megabytes: number };
}

const count = (value: number): string => value.toLocaleString("en");
const ms = (value: number): string => `${Math.round(value)} ms`;

export async function payroll(): Promise<void> {
  const server = await startTestServer();
  try {
    const { pool } = server.store;
    await fillPeople(pool, { tenants: 1, peopleOfEach: toFill, companyId });
    await fillPay(pool);
    const { rows } = await pool.query<{ id: string }>(
      "select id from employees where company_id = $1 and employee_no like 'B%' and last_day is null order by id limit $2",
      [companyId, some],
    );
    const ids = rows.map(({ id }) => id);
    // Plans and code are warm afterwards, as in a server that has run for a while.
    await calculate(server.store, await newRun(pool, "2028-01", ids.slice(0, 500)));
    const small = await newRun(pool, "2028-02", ids);
    const took = await calculate(server.store, small);
    const counts = await countsOf(pool, small);
    const bare = Math.min(await bareInsert(pool, small), await bareInsert(pool, small));
    const opening = await openingTime(server.url, small);
    const large = await newRun(pool, "2028-03", []);
    const { took: largeTook, megabytes } = await calculatedElsewhere(server.store, large);
    const largeCounts = await countsOf(pool, large);
    const started = performance.now();
    const replayed = await replayPayslips(server.store, tenantId);
    const replayTook = performance.now() - started;
    console.log(`Pay runs of ${count(counts.slips)} and ${count(largeCounts.slips)} people\n`);
    console.log(
      table(
        ["", "", "target"],
        [
          [`${count(counts.slips)} payslips, ${count(counts.lines)} lines, calculated and stored`, ms(took), "1000 ms"],
          ["the bare insert of the same rows", ms(bare), ""],
          ["ratio to the bare insert", (took / bare).toFixed(1), "4.0"],
          [`${count(largeCounts.slips)} payslips, ${count(largeCounts.lines)} lines`, ms(largeTook), "20000 ms"],
          [
            "time for a payslip there, to that of the smaller run",
            (largeTook / largeCounts.slips / (took / counts.slips)).toFixed(2),
            "",
          ],
          ["memory meanwhile, server included", `${Math.round(megabytes)} MB`, "600 MB"],
          [`opening the run of ${count(counts.slips)}, the calls of its page`, ms(opening), "300 ms"],
          [`replay of a year, ${count(replayed.payslips)} payslips`, ms(replayTook), ""],
          ["of them different", count(replayed.different.length), "0"],
        ],
      ),
    );
  } finally {
    await server.close();
  }
  console.log();
  await documents();
}
