/** What the doctor checks in the database: reachability, version, migrations, clock, key, jobs, emails and audit chains. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { migrationState } from "#src/store/migrate.ts";
import { isKey, keyState } from "#src/store/database/data-key.ts";
import { clusterName } from "#src/store/database/embedded/initialise.ts";
import { livePostmaster } from "#src/store/database/embedded/postmaster.ts";
import { socketAddress } from "#src/store/database/embedded/socket.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { StoreError } from "#src/store/database/store-error.ts";
import { countWaitingMails } from "#src/store/integrations/shared/mails.ts";
import { countQueuedJobs, taskTroubles } from "#src/store/platform/shared/background-tasks.ts";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import type { Settings } from "#src/server/settings.ts";
import { socketUrl } from "../lib/database.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const maxClockDifferenceMs = 5_000;
const longestDueSeconds = 600;
/** Longer than any replica that is healthy takes to be asked. */
const replicaMs = 5_000;

/** The database, beside a running server or without one; undefined if there is none yet. */
async function openBeside(settings: Settings): Promise<Store | undefined> {
  const { dataDir, databaseUrl, databaseDirectUrl, databaseReadUrl } = settings;
  const common = { report: () => undefined, poolSize: 2, prepares: false };
  if (databaseUrl !== undefined)
    return openStore({ ...common, databaseUrl, directUrl: databaseDirectUrl, readUrl: databaseReadUrl });
  const folder = join(dataDir, "postgres");
  if (!existsSync(join(folder, "PG_VERSION"))) return undefined;
  if (livePostmaster(folder) === null) return openStore({ ...common, dataDir });
  const socket = socketAddress(folder);
  const store = await openStore({
    ...common,
    databaseUrl: socketUrl({ host: socket.host, user: clusterName, database: clusterName }),
  });
  return {
    ...store,
    async close() {
      await store.close();
      socket.close();
    },
  };
}

export async function checkDatabase(settings: Settings, { audit }: { audit: boolean }): Promise<Finding[]> {
  let store: Store | undefined;
  try {
    store = await openBeside(settings);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const advice =
      settings.databaseUrl === undefined
        ? "Read postgres.log in DATA_DIR; npm start repairs what a crash has left."
        : "Check the address and the password, that the server runs, and that it may be reached from here.";
    return [problem("database", error.message, advice)];
  }
  if (store === undefined)
    return [warning("database", `There is none in ${settings.dataDir} yet.`, "npm start creates it.")];
  try {
    return await examine(store, settings, audit);
  } finally {
    await store.close();
  }
}

async function examine(store: Store, settings: Settings, audit: boolean): Promise<Finding[]> {
  const found = [...(await checkServer(store, settings)), ...(await checkClock(store))];
  const { applied, known } = await migrationState(store);
  const missing = known.slice(applied.length);
  if (applied.length === 0) return [...found, warning("migrations", "The database is empty.", "npm start fills it.")];
  if (applied.length > known.length)
    found.push(
      warning(
        "migrations",
        `${applied.length - known.length} are of a newer version than this one.`,
        "Update this server: another one has already been updated.",
      ),
    );
  else if (missing.length > 0)
    found.push(
      problem("migrations", `Not applied: ${missing.join(", ")}.`, "Start a server of this version: it applies them."),
    );
  else found.push(ok("migrations", `all ${known.length} applied`));
  // Older tables lack what the other checks read.
  if (missing.length > 0) return found;
  found.push(...(await checkKey(store.direct, settings)), ...(await checkReplica(store)), ...(await checkJobs(store)));
  found.push(...(await checkMails(store, settings)));
  return audit ? [...found, ...(await checkAudit(store))] : found;
}

async function checkServer({ pool }: Store, { databaseUrl, databaseConnections }: Settings): Promise<Finding[]> {
  const started = performance.now();
  const { rows } = await pool.query<{ version: string; used: number; most: number }>(
    `select current_setting('server_version') as version, (select count(*)::int from pg_stat_activity) as used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  const { version, used, most } = rows[0] ?? { version: "", used: 0, most: 0 };
  const text = `PostgreSQL ${version} answers in ${Math.round(performance.now() - started)} ms, ${used} of ${most} connections in use`;
  if (databaseUrl !== undefined && databaseConnections + 2 > most)
    return [
      problem(
        "database",
        `${text}, but this server may open ${databaseConnections + 2}.`,
        "Lower DATABASE_CONNECTIONS, raise max_connections, or put PgBouncer in between.",
      ),
    ];
  if (used > most * 0.9)
    return [
      warning(
        "database",
        `${text}.`,
        "Lower DATABASE_CONNECTIONS of all servers, raise max_connections, or put PgBouncer in between.",
      ),
    ];
  return [ok("database", text)];
}

async function checkClock({ pool }: Store): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ at: Date }>("select clock_timestamp() as at");
  const middle = (before + Date.now()) / 2;
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - middle);
  if (difference < maxClockDifferenceMs) return [ok("clock", "agrees with the database")];
  return [
    problem(
      "clock",
      `${(difference / 1_000).toFixed(0)} s apart from the clock of the database.`,
      "Switch on time synchronisation (NTP) on both machines.",
    ),
  ];
}

async function checkKey(direct: ClientConfig, { dataKey, dataDir }: Settings): Promise<Finding[]> {
  const file = join(dataDir, "data-key");
  const key = dataKey ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  const client = new Client(direct);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const state = await keyState(client);
    if (state === undefined) return [ok("key", "none in use yet")];
    if (state.next_fingerprint !== null)
      return [problem("key", "DATA_KEY is being replaced.", "Run npm run keys:rotate until it has finished.")];
    if (key !== undefined && (await isKey(key, state))) return [ok("key", "DATA_KEY is the key of the database")];
    return [
      problem(
        "key",
        key === undefined ? "There is no DATA_KEY." : "DATA_KEY is not the key of the database.",
        "Set the DATA_KEY that the other servers use, or restore the file data-key from the backup.",
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkReplica({ replica }: Store): Promise<Finding[]> {
  if (replica === undefined) return [];
  const until = performance.now() + replicaMs;
  while (performance.now() < until) {
    if (replica.isUsable(0)) return [ok("replica", "answers and is up to date")];
    await sleep(100);
  }
  return [
    warning(
      "replica",
      "DATABASE_READ_URL does not answer, is more than five seconds late, or is not a replica of this database.",
      "Check the replica; until it is up to date, the primary answers everything.",
    ),
  ];
}

async function checkJobs(store: Store): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { job, state, count, due } of await countQueuedJobs(store)) {
    if (state !== "active" && due > longestDueSeconds)
      found.push(
        problem(
          "jobs",
          `${job}: ${count} due, the oldest for ${Math.round(due / 60)} minutes, and nobody takes them.`,
          job === "send-mails"
            ? "Start a server with SMTP_URL."
            : "Start a server; if one runs, search its log for this job.",
        ),
      );
  }
  const { stuck, failed } = await taskTroubles(store, new Date());
  for (const { job, minutes } of stuck)
    found.push(
      problem(
        "jobs",
        `${job}: running, but without progress for ${minutes} minutes.`,
        "Cancel it at /platform/jobs and start it again; search the log for its name.",
      ),
    );
  for (const { job, count } of failed)
    found.push(
      warning("jobs", `${job}: failed ${count} times in the last day.`, "Look at /platform/jobs, and search the log."),
    );
  return found.length > 0 ? found : [ok("jobs", "none is late, stuck or failed")];
}

async function checkMails(store: Store, { smtpUrl }: Settings): Promise<Finding[]> {
  const waiting = await countWaitingMails(store, new Date());
  if (waiting > 100 && smtpUrl !== undefined)
    return [warning("mail", `${waiting} emails wait to be sent.`, "Check that the mail server accepts them.")];
  return [ok("mail", waiting === 0 ? "no email waits" : `${waiting} emails wait`)];
}

async function checkAudit(store: Store): Promise<Finding[]> {
  const chains = await checkChains(store);
  const broken = chains.filter((chain) => chain.broken !== null);
  if (broken.length === 0) {
    const events = chains.reduce((sum, chain) => sum + chain.events, 0);
    return [ok("audit", `all ${chains.length} chains hold, ${events} events`)];
  }
  return broken.map(({ tenant, broken: link }) =>
    problem(
      "audit",
      `The chain of ${tenant ?? "the platform"} is broken at event ${link?.sequence}.`,
      "Someone has changed the database itself: compare with a backup. npm run audit:verify has the details.",
    ),
  );
}
