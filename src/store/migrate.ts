/** Applies the committed migrations, published rates and packages to the database, one server at a time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { jobNames } from "#src/domain/platform/shared/jobs.ts";
import type { Store } from "./database/open-store.ts";
import { seedAccess } from "./seeds/seed-access.ts";
import { seedMasters } from "./seeds/seed-masters.ts";
import { seedRates } from "./seeds/seed-rates.ts";
import { StoreError } from "./database/store-error.ts";
import { errorCode } from "./database/violations.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");
const migrationLock = 4_010_019;
const roles = ["app_rt", "app_auth"];
const insufficientPrivilege = "42501";
const lockNotAvailable = "55P03";
const rolesHint =
  `The user of DATABASE_URL must own the database and be a member of the roles ${roles.join(" and ")}, ` +
  "or be allowed to create roles.";
const otherHistory =
  "it was created by a development version from before the first release and should hold sample data only; " +
  "delete the data folder (DATA_DIR), or recreate the database that DATABASE_URL names, and start again";

export async function migrate(store: Store): Promise<void> {
  // A migration may take longer than a request.
  const client = new Client({ ...store.direct, query_timeout: undefined });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseOtherHistory(client);
    for (const role of roles) await ensureRole(client, role);
    await applyMigrations(client, migrationsFolder);
    await createQueues(client);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    const hint = errorCode(error) === insufficientPrivilege ? ` ${rolesHint}` : "";
    throw new StoreError(`The database cannot be brought up to date: ${cause.message}.${hint}`, { cause: error });
  } finally {
    // The lock is released with the connection.
    await client.end();
  }
  await seedRates(store, new Date());
  await seedMasters(store, new Date());
  await seedAccess(store, new Date());
}

/** A change of a table waits for the calls that use it, and everybody else then waits for the change: not for longer than this. */
const lockWait = "2s";
const lockTries = 60;
const lockPauseMs = 500;

/**
 * All that are missing, in one transaction, while servers of the version before answer calls. If a table is in use for long, nothing is
 * changed and it is tried again.
 */
export async function applyMigrations(client: Client, folder: string): Promise<void> {
  await client.query(`set lock_timeout = '${lockWait}'`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await runMigrations(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable || tries === lockTries) throw error;
      // Calls that had to wait behind it come first.
      await sleep(lockPauseMs);
    }
  }
}

/** Each job has a queue with the same rules: an interrupted run is resumed by any server. */
const queueOptions = {
  // Several calls to wake a job make one waiting entry.
  policy: "short",
  notify: true,
  // Without a heartbeat for this many seconds, the server that ran the job counts as dead.
  heartbeatSeconds: 30,
  expireInSeconds: 6 * 3600,
  retryLimit: 20,
  deleteAfterSeconds: 86_400,
};

async function createQueues(client: Client): Promise<void> {
  await client.query(
    `select pgboss.create_queue(name, $2) from unnest($1::text[]) as name
     where not exists (select from pgboss.queue where queue.name = name.name)`,
    [jobNames, queueOptions],
  );
}

/** Whether every committed migration has run. */
export async function isMigrated(store: Store): Promise<boolean> {
  const { rows } = await store.pool.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  return (rows[0]?.count ?? 0) >= readMigrationFiles({ migrationsFolder }).length;
}

interface MigrationState {
  /** Hashes of those that have run. */
  readonly applied: readonly string[];
  /** Names of those in the code. */
  readonly known: readonly string[];
}

/** For people who look after a server: which migrations have run, and which there are. */
export async function migrationState({ pool }: Store): Promise<MigrationState> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
    entries: readonly { tag: string }[];
  };
  const known = journal.entries.map(({ tag }) => tag);
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return { applied: [], known };
  const applied = await pool.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
  return { applied: applied.rows.map(({ hash }) => hash), known };
}

/** Until the first release migrations may be rewritten; a database created by earlier ones must be created again. */
async function refuseOtherHistory(client: Client): Promise<void> {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  if (tables.length === 0) return;
  const { rows: applied } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  const differs = readMigrationFiles({ migrationsFolder }).some(
    ({ hash }, index) => applied[index] !== undefined && applied[index].hash !== hash,
  );
  if (differs) throw new Error(otherHistory);
}

/** Roles belong to the server, not to the database: a restored database may lack them. */
async function ensureRole(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(oid, case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as may
     from pg_roles where rolname = $1`,
    [role],
  );
  if (rows.length === 0) {
    // Another database of the server may be creating its roles at this moment.
    await client.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
  if (!rows[0]?.may) await client.query(`grant ${role} to current_user`);
}
