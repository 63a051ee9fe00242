/** A server keeps answering while the next version's migrations, the job that fills new columns, and the step after it change its database. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "pg";
import type { Grade, Session } from "#generated/hrms/schema.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { applyMigrations } from "#src/store/migrate.ts";
import { everyTenant, fillOfTenant, type ColumnFill } from "#src/store/platform/column-fills.ts";
import { copyDatabase } from "../../support/database.ts";
import type { DatabaseCopy } from "../../support/database-server.ts";
import { trading } from "../../support/hrms-gateway.ts";
import { migrationFaults } from "../../support/migration-rules.ts";
import { type SeveralServers, startServers } from "../../support/several-servers.ts";

/** What the version after the present one might do. */
const expand = `
ALTER TABLE grades ADD COLUMN planted_label text;
ALTER TABLE grades ADD COLUMN planted_tier integer NOT NULL DEFAULT 1;
CREATE INDEX IF NOT EXISTS grades_planted ON grades (tenant_id, planted_label);
ALTER TABLE grades ADD CONSTRAINT grades_planted CHECK (planted_label <> '') NOT VALID;`;
const fill: ColumnFill = {
  column: "grades.planted_label",
  since: "1.1.0",
  step: async (tx) =>
    (
      await tx.execute(
        sql`update grades set planted_label = name where (tenant_id, id) in
          (select tenant_id, id from grades where planted_label is null limit 3)`,
      )
    ).rowCount ?? 0,
};
const contract = `
-- contract: 1.1.0 writes the label of every grade
ALTER TABLE grades VALIDATE CONSTRAINT grades_planted;
ALTER TABLE grades ALTER COLUMN planted_label SET NOT NULL;`;

const migrations = join(import.meta.dirname, "../../../src/store/migrations");
const temporary = mkdtempSync(join(tmpdir(), "hrms-upgrade-"));

let database: DatabaseCopy;
let store: Store;
let old: SeveralServers;
let token: string | undefined;
beforeAll(async () => {
  database = await copyDatabase({ samples: true });
  old = await startServers(1, { DATABASE_URL: database.url, TRUST_PROXY: "0" });
  store = await openStore({ databaseUrl: database.url, poolSize: 2, report: () => undefined });
  const { body } = await call<Session>("POST", "/jwt/login", { email: "admin@demo.com", password: "admin" });
  token = body.accessToken;
}, 300_000);
afterAll(async () => {
  await store.close();
  await old.stop();
  await database.drop();
  rmSync(temporary, { recursive: true, force: true });
});

async function call<Body>(method: string, path: string, body?: object) {
  const response = await fetch(old.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** The migrations of this version and one more. */
function folderWith(name: string, text: string, before = migrations): string {
  const folder = join(temporary, name);
  cpSync(before, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There are no migrations.");
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: name });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${name}.sql`), text);
  return folder;
}

async function withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const grades = `/companies/${trading}/grades`;

/** Reads and writes with the old server until the work is done; returns its statuses. */
async function statusesDuring(work: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let done = false;
  const calling = (async () => {
    do {
      const made = await call<Grade>("POST", grades, { name: `Rolling ${crypto.randomUUID()}`, rank: 1 });
      const read = await call("GET", `${grades}?pageSize=5`);
      statuses.push(made.status, read.status);
    } while (!done);
  })();
  try {
    await work();
  } finally {
    done = true;
    await calling;
  }
  return statuses;
}

async function unlabelled(): Promise<number> {
  let count = 0;
  for (const tenantId of await everyTenant(store))
    count += await inTenant(store, tenantId, async (tx) => {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from grades where planted_label is null`,
      );
      return rows[0]?.count ?? 0;
    });
  return count;
}

async function fillAll(): Promise<number> {
  let filled = 0;
  for (const tenantId of await everyTenant(store))
    filled += await fillOfTenant(store, fill, tenantId, () => Promise.resolve());
  return filled;
}

const allWell = (statuses: readonly number[]) => {
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
};
const migrate = (folder: string) => withClient((client) => applyMigrations(client, folder));

it("planted migrations follow the rules", () => {
  expect([migrationFaults(expand), migrationFaults(contract)]).toEqual([[], []]);
});

it("a server of the version before reads and writes while columns are added, and stays ready", async () => {
  const next = folderWith("9001_expand", expand);
  allWell(await statusesDuring(() => migrate(next)));
  allWell(await statusesDuring(() => Promise.resolve()));
  expect((await call<{ status: string }>("GET", "/ready")).status).toBe(200);
});

/** Migrations that wait for a table. */
const waiting = () =>
  store.pool
    .query("select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'alter table grades%'")
    .then(({ rows }) => rows.length);

it("a table in use delays the migration, not the calls", async () => {
  const next = folderWith(
    "9002_wait",
    "ALTER TABLE grades ADD COLUMN planted_note text;",
    join(temporary, "9001_expand"),
  );
  await withClient(async (report) => {
    await report.query("begin; select count(*) from grades");
    let ended = false;
    const migrating = migrate(next).then(() => (ended = true));
    await expect.poll(waiting, { interval: 20 }).toBe(1);
    allWell(await statusesDuring(() => expect.poll(waiting, { interval: 20 }).toBe(0)));
    expect(ended).toBe(false);
    await report.query("commit");
    await migrating;
  });
  allWell(await statusesDuring(() => Promise.resolve()));
});

it("a job fills the column while the server writes, and the next version requires it", async () => {
  const next = folderWith("9003_contract", contract, join(temporary, "9002_wait"));
  expect(await unlabelled()).toBeGreaterThan(0);
  allWell(await statusesDuring(fillAll));
  // What servers of the version before have written since is left: a version that requires the column too early changes nothing.
  expect((await call("POST", grades, { name: "Written late", rank: 1 })).status).toBe(201);
  await expect(migrate(next)).rejects.toMatchObject({ cause: { code: "23502" } });
  allWell(await statusesDuring(() => Promise.resolve()));
  await old.stop();
  expect(await fillAll()).toBeGreaterThan(0);
  expect([await unlabelled(), await fillAll()]).toEqual([0, 0]);
  await migrate(next);
});
