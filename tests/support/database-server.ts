/** One embedded PostgreSQL per test run, with templates that each test file copies; kept between runs. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statfsSync } from "node:fs";
import { freemem, userInfo } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { type Cluster, startCluster } from "#src/store/database/embedded/cluster.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { settleSamples } from "#src/server/settle-samples.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { type SampleAccount, sampleAccounts } from "#src/store/samples/accounts.ts";
import { loadSamples } from "#src/store/samples/load-samples.ts";
import { shortWeeks } from "#src/store/samples/weeks.ts";
import { testDataKey } from "./data-key.ts";
import { quickHash } from "./quick-hash.ts";
import { StoreError } from "#src/store/database/store-error.ts";

/** Where test files find the server and the templates. */
export interface TestDatabaseServer {
  /** URL of the server's own database. */
  url: string;
  /** Names of migrated databases, with and without samples. */
  templates: { samples: string; empty: string };
}

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer;
  }
}

const root = join(import.meta.dirname, "../..");

/** Vitest calls it before the first test, and calls its result after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startDatabaseServer();
  project.provide("databaseServer", server);
  return stop;
}

export async function startDatabaseServer(): Promise<{ server: TestDatabaseServer; stop: () => Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given === undefined ? await startFreeCluster() : undefined;
  const url = given ?? addressOf(cluster as Cluster);
  try {
    return { server: { url, templates: await prepareTemplates(url) }, stop: async () => cluster?.stop() };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}

const memory = "/dev/shm";
const spareBytes = 2 * 2 ** 30;

/** In memory where the machine has some to spare: a disk takes twenty times as long to create the files of a copy. */
function folderOf(slot: number): string {
  if (existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, freemem()) > spareBytes)
      return join(memory, `hrms-tests-${userInfo().username}-${slot}`);
  }
  return join(root, `.cache/test-database-${slot}`);
}

/** Concurrent runs get separate clusters. */
async function startFreeCluster(): Promise<Cluster> {
  for (let slot = 1; ; slot++) {
    try {
      return await startCluster({
        dataDir: folderOf(slot),
        report: () => undefined,
        durable: false,
        settings: ["max_wal_size=256MB"],
      });
    } catch (error) {
      if (slot === 12 || !(error instanceof StoreError && error.message.startsWith("Another server"))) throw error;
    }
  }
}

function addressOf({ connection: { host, port, user, database } }: Cluster): string {
  const reachable = host.replace("/proc/self/", `/proc/${process.pid}/`);
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(reachable)}`;
}

export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function prepareTemplates(url: string): Promise<TestDatabaseServer["templates"]> {
  const files = globSync(
    [
      "src/{store,domain}/**/*.{ts,sql}",
      "src/server/settle-samples.ts",
      "tests/support/{database-server,quick-hash}.ts",
    ],
    {
      cwd: root,
    },
  ).sort();
  // Samples are dated around the day they are loaded, as their companies count it.
  const state = createHash("sha256").update(localDay(defaultRegion.timeZone, new Date()));
  for (const file of files) state.update(readFileSync(join(root, file)));
  const version = state.digest("hex").slice(0, 12);
  const templates = { samples: `hrms_samples_${version}`, empty: `hrms_empty_${version}` };
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    const { rows } = await server.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^hrms_(samples|empty|test)_'",
    );
    const known = new Set(rows.map(({ name }) => name));
    const stale = [...known].filter((name) => name !== templates.samples && name !== templates.empty);
    for (const name of stale) await server.query(`drop database if exists ${name} with (force)`);
    for (const name of [templates.empty, templates.samples]) {
      if (known.has(name)) continue;
      const draft = `hrms_test_draft_${process.pid}`;
      await server.query(`create database ${draft}`);
      const store = await openStore({ databaseUrl: databaseAt(url, draft), report: () => undefined });
      await migrate(store);
      if (name === templates.samples) {
        const now = new Date();
        await loadSamples(store, now, testDataKey, shortWeeks);
        await settleSamples(store, now, testDataKey);
        await useQuickHash(store);
      }
      await store.close();
      await server.query(`alter database ${draft} rename to ${name}`);
    }
  } finally {
    await server.end();
  }
  return templates;
}

/** Tests sign in constantly. */
async function useQuickHash({ pool }: Store): Promise<void> {
  for (const { id, password } of Object.values<SampleAccount>(sampleAccounts)) {
    if (password !== undefined)
      await pool.query("update users set password_hash = $1 where id = $2", [quickHash(password), id]);
  }
}

export interface DatabaseCopy {
  readonly url: string;
  drop(): Promise<void>;
}

let copies = 0;

/** A copy of a template; keeps no connection. */
export async function copyTemplate(
  { url: server, templates }: TestDatabaseServer,
  { samples }: { samples: boolean },
): Promise<DatabaseCopy> {
  const name = `hrms_test_${process.pid}_${++copies}`;
  const template = samples ? templates.samples : templates.empty;
  // Through the log of the server, as is usual, a copy takes ten times as long.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseAt(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** An empty database. */
export async function createDatabase(server: string): Promise<DatabaseCopy> {
  const name = `hrms_test_${process.pid}_${++copies}`;
  await onServer(server, `create database ${name}`);
  return {
    url: databaseAt(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
