/**
 * `npm run bench -- soak`: three servers on one database behind a proxy. Servers, database and proxy are killed in turn while people work;
 * then everything that was acknowledged is counted. SOAK_SECONDS sets how long (600).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "#src/store/database/embedded/cluster.ts";
import { postmasterOf } from "#src/store/database/embedded/postmaster.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import { socketUrl } from "../lib/database.ts";
import { freePort } from "../lib/free-port.ts";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/run.ts";
import { type Acknowledged, startMixedLoad } from "./soak/mixed-load.ts";
import { table } from "./table.ts";

const serverCount = 3;
/** Everything answers again within this time. */
const longestAwayMs = 120_000;
/** A job of a killed server is noticed after half a minute without a heartbeat, and taken by another one. */
const longestJobMs = 300_000;

interface Part {
  readonly name: string;
  readonly kill: () => void;
}

/** A program that is started again when it ends. */
function kept(name: string, start: () => ChildProcess): Part & { readonly stop: () => Promise<void> } {
  let stopping = false;
  let child = launch();
  function launch(): ChildProcess {
    const started = start();
    started.on("exit", () => {
      if (!stopping) setTimeout(() => (child = launch()), 200);
    });
    return started;
  }
  return {
    name,
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** What is missing or there twice, in words. */
async function faultsOf({ pool }: Store, { people, leave, punches, runs }: Acknowledged): Promise<string[]> {
  const notOnce = async (what: string, ids: readonly string[], count: string): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string; count: number }>(
      `select * from (select id, (${count})::int as count from unnest($1::text[]) as said(id)) counted where count <> 1`,
      [[...ids]],
    );
    return rows.map((row) => `${what} ${row.id} was acknowledged and is there ${row.count} times`);
  };
  const { rows: doubled } = await pool.query<{ id: string }>(
    `select employee_id::text as id from payslips where state not in ('excluded', 'reversed')
     group by tenant_id, run_id, employee_id having count(*) > 1`,
  );
  const { rows: unpaid } = await pool.query<{ id: string }>(
    `select id::text from pay_runs where id::text = any($1) and people <> (select count(*) from payslips where run_id = pay_runs.id)`,
    [[...runs]],
  );
  const { rows: tasks } = await pool.query<{ job: string; state: string }>(
    "select job, state from background_tasks where started_by is not null and state <> 'done' and created_at > now() - interval '1 hour'",
  );
  return [
    ...(await notOnce("person", people, "select count(*) from persons where full_name = said.id")),
    ...(await notOnce("leave", leave, "select count(*) from manual_leaves where reason = said.id")),
    ...(await notOnce("punch", punches, "select count(*) from punches where raw_id = said.id")),
    ...(await notOnce(
      "the calculation of pay run",
      runs,
      "select count(*) from background_tasks where record_id::text = said.id and job = 'calculate-pay-run'",
    )),
    ...doubled.map(({ id }) => `employee ${id} has two payslips in a run`),
    ...unpaid.map(({ id }) => `pay run ${id} has another number of payslips than people`),
    ...tasks.map(({ job, state }) => `a task of ${job} is ${state}`),
  ];
}

async function untilJobsEnd({ pool }: Store): Promise<void> {
  const started = performance.now();
  const running = async (): Promise<number> =>
    (await pool.query("select from background_tasks where started_by is not null and finished_at is null")).rows.length;
  while ((await running()) > 0 && performance.now() - started < longestJobMs) await sleep(500);
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

export async function soak(): Promise<void> {
  const seconds = Number(process.env["SOAK_SECONDS"] ?? 600);
  if (!(seconds >= 1)) throw new Failure("SOAK_SECONDS must be a number of seconds.");
  const folder = mkdtempSync(join(tmpdir(), "hrms-soak-"));
  const logFile = join(folder, "servers.log");
  const dataDir = join(folder, "data");
  const cluster: Cluster = await startCluster({ dataDir, report: () => undefined, durable: true });
  const databaseUrl = socketUrl(cluster.connection);
  const ports = await Promise.all(Array.from({ length: serverCount + 1 }, freePort));
  const [proxyPort, ...serverPorts] = ports as [number, ...number[]];
  const url = `http://127.0.0.1:${proxyPort}`;
  const log = openSync(logFile, "a");
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", log, log] });
  const servers = serverPorts.map((port, index) =>
    kept(`server ${index + 1}`, () =>
      run(["scripts/serve.ts"], {
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATABASE_CONNECTIONS: "8",
        DATA_DIR: dataDir,
        SAMPLES: "on",
        LOG_LEVEL: "error",
        ACCESS_TOKEN_SECONDS: "86400",
        SIGN_INS_PER_MINUTE: "1000",
        JWT_SECRET: "a-secret-of-the-soak-of-32-letters",
        DATA_KEY: "another-secret-of-the-soak-of-32-letters",
      }),
    ),
  );
  const proxy = kept("proxy", () => run(["scripts/bench/soak/proxy.ts", ...ports.map(String)]));
  const postgres: Part = {
    name: "database",
    kill() {
      const pid = postmasterOf(join(dataDir, "postgres"));
      if (pid !== null) process.kill(pid, "SIGKILL");
    },
  };
  const parts: readonly Part[] = [...servers, postgres, proxy];
  const kills = new Map(parts.map(({ name }) => [name, 0]));
  const longest = new Map(parts.map(({ name }) => [name, 0]));

  const isReady = (at: string): Promise<boolean> =>
    fetch(`${at}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  async function untilReady(): Promise<number> {
    const started = performance.now();
    for (const place of [url, ...serverPorts.map((port) => `http://127.0.0.1:${port}`)])
      while (!(await isReady(place))) {
        if (performance.now() - started > longestAwayMs * 5)
          throw new Failure(`${place} does not come back:\n${readFileSync(logFile, "utf8").slice(-3_000)}`);
        await sleep(50);
      }
    return performance.now() - started;
  }

  let store: Store | undefined;
  try {
    await untilReady();
    console.log(`${serverCount} servers, one database and a proxy, killed in turn for ${seconds} s\n`);
    const load = await startMixedLoad(url);
    const violations: string[] = [];
    const until = performance.now() + seconds * 1_000;
    for (let turn = 0; performance.now() < until; turn += 1) {
      await sleep(3_000);
      const part = parts[turn % parts.length];
      if (part === undefined) break;
      part.kill();
      kills.set(part.name, (kills.get(part.name) ?? 0) + 1);
      await sleep(20);
      const away = await untilReady();
      if (away > longestAwayMs) violations.push(`${part.name}: away for ${Math.round(away / 1000)} s`);
      longest.set(part.name, Math.max(longest.get(part.name) ?? 0, away));
    }
    await load.stop();
    store = await openStore({ databaseUrl, poolSize: 2, report: () => undefined });
    await untilJobsEnd(store);
    await Promise.all([...servers, proxy].map((one) => one.stop()));
    const chains = await checkChains(store);
    const broken = chains.filter((chain) => chain.broken !== null);
    violations.push(...load.violations, ...(await faultsOf(store, load.acknowledged)));
    violations.push(...broken.map(({ tenant }) => `the audit chain of ${tenant ?? "the platform"} is broken`));
    const { people, leave, punches, runs } = load.acknowledged;
    console.log(
      table(
        ["kills", "number", "longest away ms"],
        [...kills].map(([name, count]) => [name, String(count), String(Math.round(longest.get(name) ?? 0))]),
      ),
    );
    console.log(
      `\n${table(
        ["answers", "number"],
        [...load.statuses].sort().map(([status, count]) => [status, String(count)]),
      )}\n`,
    );
    console.log(
      table(
        ["", ""],
        [
          [
            "people, leave, punches, pay runs acknowledged",
            [people, leave, punches, runs].map(({ length }) => length).join(", "),
          ],
          ["p50, p99 of answers, ms", [0.5, 0.99].map((share) => at(load.times, share).toFixed(0)).join(", ")],
          ["audit chains that hold", `${chains.length - broken.length} of ${chains.length}`],
          ["violations", String(violations.length)],
        ],
      ),
    );
    for (const [what, answer] of load.refused) console.log(`\nRefused: ${what}: ${answer}`);
    if (violations.length > 0)
      throw new Failure(
        `\n${violations.slice(0, 40).join("\n")}\n\nEnd of the log:\n${readFileSync(logFile, "utf8").slice(-2_000)}`,
      );
  } finally {
    await Promise.all([...servers, proxy].map((one) => one.stop()));
    await store?.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
