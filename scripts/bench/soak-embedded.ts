/**
 * `npm run bench -- soak-embedded`: kills the server, PostgreSQL and single backends at random while people write and read, then counts
 * what is missing. SOAK_SECONDS sets how long (600), SOAK_SEED repeats the choices of a run.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import { postmasterOf } from "#src/store/database/embedded/postmaster.ts";
import { socketAddress } from "#src/store/database/embedded/socket.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { freePort } from "../lib/free-port.ts";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/run.ts";
import { startLoad } from "./soak/load.ts";
import { table } from "./table.ts";
import { wholeNumber } from "./whole-number.ts";

const workers = 8;

/** Milliseconds after which everything must respond again: for the database, and for a server starting with it. */
const maxDowntime = { database: 5_000, server: 60_000 };

/** A call in progress at a kill ends some time later. */
const aftermath = 2_000;

const kinds = ["server", "PostgreSQL", "backend", "pid file"] as const;
type Kind = (typeof kinds)[number];

/** Mulberry32: the same choices for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export async function soakEmbedded(): Promise<void> {
  const seconds = wholeNumber("SOAK_SECONDS", 600);
  const seed = wholeNumber("SOAK_SEED", Math.floor(Math.random() * 999_999_999) + 1);
  const random = randomFrom(seed);
  console.log(`Random kills under load for ${seconds} s, seed ${seed}\n`);
  const folder = mkdtempSync(join(tmpdir(), "hrms-soak-"));
  const dataDir = join(folder, "data");
  const cluster = join(dataDir, "postgres");
  const logFile = join(folder, "server.log");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const violations: string[] = [];
  const kills: Record<Kind, number> = { server: 0, PostgreSQL: 0, backend: 0, "pid file": 0 };
  const longest: Record<Kind, number> = { server: 0, PostgreSQL: 0, backend: 0, "pid file": 0 };
  let ended = 0;
  let awayUntil = { database: 0, server: 0 };
  let [stopping, closed] = [false, false];
  /** How long a server that ended may take to start. */
  let starting = 0;
  let server = launch();

  function launch(): ChildProcess {
    const log = openSync(logFile, "a");
    const child = spawn(process.execPath, ["scripts/serve.ts"], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        ACCESS_TOKEN_SECONDS: "86400",
        SIGN_INS_PER_MINUTE: "1000",
        SAMPLES: "on",
        DATABASE_URL: "",
        DATA_KEY: "",
        JWT_SECRET: "",
      },
      stdio: ["ignore", log, log],
    });
    child.on("exit", (code, signal) => {
      if (stopping) return;
      // It ends by itself only if it gives up on the database.
      if (signal === null) {
        ended += 1;
        if (code !== 1) violations.push(`The server ended by itself with code ${code}.`);
      }
      const until = performance.now() + maxDowntime.server;
      awayUntil = { database: until, server: until };
      starting = until;
      server = launch();
    });
    return child;
  }

  /** Whether calls of all kinds get a response; the load checks whether it is correct. */
  async function isUp(): Promise<boolean> {
    return fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  async function untilUp(limit: number, kind?: Kind): Promise<void> {
    const started = performance.now();
    let reported = false;
    while (!(await isUp())) {
      const now = performance.now();
      if (!reported && now - started > limit && now > starting) {
        reported = true;
        violations.push(`${kind ?? "start"}: not back after ${limit} ms`);
      }
      if (now - started > 120_000)
        throw new Failure(`The server does not come back. Its log:\n${readFileSync(logFile, "utf8").slice(-3_000)}`);
      await sleep(20);
    }
    if (kind) longest[kind] = Math.max(longest[kind], performance.now() - started);
    const until = performance.now() + aftermath;
    awayUntil = { database: until, server: Math.min(awayUntil.server, until) };
  }

  async function backend(): Promise<number | undefined> {
    const socket = socketAddress(cluster);
    const client = new Client({ host: socket.host, user: "hrms", database: "hrms", connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name like 'hrms%' order by pid",
      );
      return rows[Math.floor(random() * rows.length)]?.pid;
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
      socket.close();
    }
  }

  /** False if there was nothing to kill. */
  async function kill(kind: Kind): Promise<boolean> {
    const forever = Number.POSITIVE_INFINITY;
    if (kind === "server") {
      awayUntil = { database: forever, server: forever };
      return server.kill("SIGKILL");
    }
    if (kind === "pid file") {
      rmSync(join(cluster, "postmaster.pid"), { force: true });
      return true;
    }
    const pid = kind === "PostgreSQL" ? postmasterOf(cluster) : await backend();
    if (pid === null || pid === undefined) return false;
    awayUntil = { ...awayUntil, database: forever };
    try {
      return process.kill(pid, "SIGKILL");
    } catch {
      return false;
    }
  }

  try {
    await untilUp(120_000);
    const load = await startLoad({
      url,
      random: randomFrom(seed + 1),
      workers,
      mayBeAway: () => ({
        database: performance.now() < awayUntil.database,
        server: performance.now() < awayUntil.server,
      }),
    });
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      await sleep(1_000 + random() * 3_000);
      const chance = random();
      const kind: Kind =
        chance < 0.15 ? "server" : chance < 0.45 ? "PostgreSQL" : chance < 0.85 ? "backend" : "pid file";
      if (await kill(kind)) kills[kind] += 1;
      await sleep(20);
      await untilUp(kind === "server" ? maxDowntime.server : maxDowntime.database, kind);
      if (kind === "pid file") await sleep(1_500);
      if (postmasterOf(cluster) === null) violations.push(`${kind}: no pid file afterwards`);
    }
    await load.stop();
    violations.push(...load.violations);
    stopping = true;
    const end = once(server, "exit");
    server.kill("SIGTERM");
    await end;

    const store = await openStore({ dataDir, report: () => undefined });
    const acknowledged = [...load.acknowledged].map(([id, { version, rank }]) => ({ id, version, rank }));
    const { rows: lost } = await store.pool.query<{ id: string }>(
      `select said.id from json_to_recordset($1) as said(id uuid, version int, rank int) left join grades using (id)
       where grades.id is null or grades.version < said.version or (grades.version = said.version and grades.rank <> said.rank)
         or not exists (select from audit_events where record_id = said.id)`,
      [JSON.stringify(acknowledged)],
    );
    const chains = await checkChains(store);
    await store.close();
    closed = true;
    const broken = chains.filter((chain) => chain.broken !== null);
    violations.push(
      ...lost.map(({ id }) => `grade ${id} was acknowledged and is not as it was acknowledged`),
      ...broken.map(({ tenant }) => `the audit chain of ${tenant ?? "the platform"} is broken`),
    );
    console.log(
      table(
        ["kills", "number", "longest away ms"],
        kinds.map((kind) => [kind, String(kills[kind]), String(Math.round(longest[kind]))]),
      ),
    );
    console.log();
    console.log(
      table(
        ["answers", "number"],
        [...load.statuses].sort().map(([status, count]) => [status, String(count)]),
      ),
    );
    console.log();
    const events = chains.reduce((sum, chain) => sum + chain.events, 0);
    console.log(
      table(
        ["", "number"],
        [
          ["acknowledged writes", String(load.writes)],
          ["grades", String(acknowledged.length)],
          ["lost", String(lost.length)],
          ["audit chains that hold", `${chains.length - broken.length} of ${chains.length}`],
          ["events in them", String(events)],
          ["servers that gave up", String(ended)],
          ["violations", String(violations.length)],
        ],
      ),
    );
    if (violations.length > 0)
      throw new Failure(
        `\n${violations.slice(0, 40).join("\n")}\n\nLog of the server:\n${readFileSync(logFile, "utf8").slice(-4_000)}`,
      );
    rmSync(folder, { recursive: true, force: true });
  } finally {
    stopping = true;
    server.kill("SIGKILL");
    // The database of a killed server keeps running.
    if (!closed)
      await openStore({ dataDir, report: () => undefined }).then(
        (store) => store.close(),
        () => undefined,
      );
  }
}
