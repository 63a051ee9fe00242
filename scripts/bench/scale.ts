/**
 * `npm run bench -- scale`: fills a database with tenants, people and their past, and compares the twenty most used calls with the same tenant
 * alone. SCALE_TENANTS (1000), SCALE_PEOPLE (1000000) and SCALE_MONTHS (24) set the size, SCALE_DIR keeps the database: an interrupted run
 * with the same folder continues.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { Failure } from "../lib/failure.ts";
import { type Call, signedIn } from "./call.ts";
import { fillYears } from "./fill-years.ts";
import { table } from "./table.ts";
import { wholeNumber } from "./whole-number.ts";

const rounds = 300;
const warmUps = 5;
/** A large database may take twice the time of a small one. */
const mostTimes = 2;
/** Below this many milliseconds a difference is noise. */
const noise = 5;

const companyId = sampleCompanies.trading.id;
const company = `/companies/${companyId}`;

/** What people open most: their home, lists and single records. */
const paths = (employee: string): readonly string[] => [
  "/me/counts",
  "/me/home",
  "/me/notifications",
  "/me/profile",
  `${company}/dashboard`,
  `${company}/employees?pageSize=25`,
  `${company}/employees?pageSize=25&q=goh`,
  `${company}/employees?pageSize=25&sort=-startDate&page=3`,
  `${company}/employees/${employee}`,
  `${company}/employees/${employee}/timeline`,
  `${company}/employees/${employee}/leave-balances`,
  `${company}/departments?pageSize=25`,
  `${company}/approvals?pageSize=25`,
  `${company}/leaves?pageSize=25`,
  `${company}/attendance-logs?pageSize=25`,
  `${company}/punches?pageSize=25`,
  `${company}/payslips?pageSize=25`,
  `${company}/pay-runs?pageSize=25`,
  `${company}/my-payslips?pageSize=25`,
  "/tenant/audit-events?pageSize=25",
];

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;

async function employeeOf(call: Call): Promise<string> {
  const { items } = await call<{ items: { id: string }[] }>("GET", `${company}/employees?pageSize=1&q=goh`);
  const [first] = items;
  if (!first) throw new Failure("Nobody was filled in.");
  return first.id;
}

/** Turns over all calls, so that no call has a quiet minute to itself. */
async function measure(call: Call): Promise<Map<string, number[]>> {
  const asked = paths(await employeeOf(call));
  const times = new Map(asked.map((path) => [path, [] as number[]]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const path of asked) {
      const started = performance.now();
      await call("GET", path);
      if (round >= 0) times.get(path)?.push(performance.now() - started);
    }
  return times;
}

async function fill(pool: Pool, tenants: number, peopleOfEach: number): Promise<void> {
  const started = performance.now();
  let shownAt = started;
  await fillYears(pool, {
    tenants,
    peopleOfEach,
    months: wholeNumber("SCALE_MONTHS", 24),
    companyId,
    parallel: 2,
    report: (filled) => {
      if (performance.now() - shownAt < 10_000) return;
      shownAt = performance.now();
      console.log(`  ${filled} of ${tenants} tenants, ${((shownAt - started) / 1000).toFixed(0)} s`);
    },
  });
  // As a database is that has been running for a while.
  await pool.query("vacuum (analyze)");
  const { rows } = await pool.query<{ size: string; slips: string; logs: string }>(
    `select pg_size_pretty(pg_database_size(current_database())) as size,
       (select sum(reltuples)::bigint from pg_class where relname = 'payslips') as slips, (select sum(reltuples)::bigint from pg_class where relname = 'attendance_logs') as logs`,
  );
  const { size = "", slips = "", logs = "" } = rows[0] ?? {};
  console.log(
    `${tenants} tenants with ${peopleOfEach.toLocaleString("en")} people each: ${size}, about ${Number(slips).toLocaleString("en")} payslips and ${Number(logs).toLocaleString("en")} days, filled in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

/** The calls of a database of that many tenants; the folder stays if it is given. */
async function timesOf(folder: string, tenants: number, peopleOfEach: number): Promise<Map<string, number[]>> {
  const server = await startTestServer({ env: { DATA_DIR: folder } });
  try {
    await fill(server.store.pool, tenants, peopleOfEach);
    return await measure(await signedIn(server.url, "admin@demo.com"));
  } finally {
    await server.close();
  }
}

export async function scale(): Promise<void> {
  const tenants = wholeNumber("SCALE_TENANTS", 1_000);
  const peopleOfEach = Math.max(20, Math.round(wholeNumber("SCALE_PEOPLE", 1_000_000) / tenants));
  const given = process.env["SCALE_DIR"];
  const folder = given ?? mkdtempSync(join(tmpdir(), "hrms-scale-"));
  const smallFolder = mkdtempSync(join(tmpdir(), "hrms-scale-small-"));
  try {
    const small = await timesOf(smallFolder, 1, peopleOfEach);
    const large = await timesOf(folder, tenants, peopleOfEach);
    const slower: string[] = [];
    const rows = [...small.values()].map((times, place) => {
      const [path, others] = [...large][place] ?? ["", []];
      const [alone, among] = [at(times, 0.99), at(others, 0.99)];
      if (among > alone * mostTimes && among - alone > noise) slower.push(path);
      const name = path.replace(company, "").replace(/[\da-f-]{36}/, "{id}");
      return [
        name,
        ...[at(times, 0.5), alone, at(others, 0.5), among].map((ms) => ms.toFixed(1)),
        (among / alone).toFixed(2),
      ];
    });
    console.log(`\nMilliseconds alone and among ${tenants} tenants, ${rounds} rounds\n`);
    console.log(table(["", "alone p50", "p99", "among p50", "p99", "times"], rows));
    if (slower.length > 0)
      throw new Failure(
        `\nMore than ${mostTimes} times slower: ${slower.map((path) => path.replace(company, "")).join(", ")}`,
      );
  } finally {
    rmSync(smallFolder, { recursive: true, force: true });
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
