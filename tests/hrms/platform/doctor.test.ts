/** The doctor's command: everything in order on a healthy database, and each planted fault is named with what to do. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "pg";
import { readSettings } from "#src/server/settings.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { keyFingerprint, newSalt } from "#src/store/database/data-key.ts";
import { examine } from "../../../scripts/doctor/examine.ts";
import { checkDisks, checkSettings } from "../../../scripts/doctor/machine.ts";
import { runNode } from "../../../scripts/lib/run.ts";
import { copyDatabase } from "../../support/database.ts";
import { testDataKey } from "../../support/data-key.ts";
import type { DatabaseCopy } from "../../support/database-server.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-doctor-"));
const healthy = {
  DATA_DIR: folder,
  DATA_KEY: testDataKey,
  JWT_SECRET: "a-secret-for-tests-of-32-letters",
  SMTP_URL: "smtp://localhost:1",
  HOST: "127.0.0.1",
};

let database: DatabaseCopy;
let client: Client;
beforeAll(async () => {
  database = await copyDatabase({ samples: true });
  client = new Client({ connectionString: database.url });
  await client.connect();
  const salt = newSalt();
  await client.query("insert into server.data_key (salt, fingerprint, since) values ($1, $2, now())", [
    salt,
    await keyFingerprint(testDataKey, salt),
  ]);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (env: Readonly<Record<string, string>>) => ({ ...healthy, DATABASE_URL: database.url, ...env });

/** Findings by check, as "state: text", and whether each has advice. */
async function doctor(env: Readonly<Record<string, string>> = {}, quick = true) {
  const found = await examine(settingsOf(env), quick);
  for (const { state, advice } of found) expect(advice === undefined).toBe(state === "ok");
  return (check: string) => found.filter((one) => one.check === check).map(({ state, text }) => `${state}: ${text}`);
}

const command = (env: Readonly<Record<string, string>>) =>
  runNode(["scripts/doctor.ts", "--quick"], { env: settingsOf(env) });

it("finds a healthy database in order", async () => {
  const of = await doctor({ FILES_DIR: join(folder, "files"), DATABASE_READ_URL: database.url }, false);
  for (const check of ["settings", "versions", "files", "database", "clock", "migrations", "key", "replica", "jobs"])
    expect(of(check), check).toEqual([expect.stringMatching(/^ok: /)]);
  expect(of("audit")).toEqual([expect.stringMatching(/^ok: all \d+ chains hold, \d+ events$/)]);
});

it("prints a line for each check, and exits with 1 only if there is a problem", async () => {
  const { code, output } = await command({});
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ok {7}settings {4}valid\n[^]+\n0 problems, \d+ warnings, \d+ in order\n$/),
  ]);
  const failing = await command({ DATABASE_URL: "postgres://127.0.0.1:1/hrms" });
  expect([failing.code, failing.output]).toEqual([
    1,
    expect.stringMatching(/\nPROBLEM {2}database {4}.+cannot be used: .+\n {21}→ Check the address .+\n/),
  ]);
});

it.each<[string, string, Readonly<Record<string, string>>, string]>([
  ["an invalid setting", "settings", { PORT: "http" }, "PORT must be a whole number"],
  ["too many connections", "database", { DATABASE_CONNECTIONS: "900" }, "this server may open 902"],
  ["another key", "key", { DATA_KEY: "another-key-of-more-than-32-letters" }, "is not the key of the database"],
  ["files that cannot be written", "files", { FILES_DIR: join(import.meta.filename, "files") }, "cannot be written"],
])("reports %s", async (_what, check, env, words) => {
  const of = await doctor(env);
  expect(of(check)).toEqual([expect.stringMatching(/^problem: /)]);
  expect(of(check)[0]).toContain(words);
});

/** Plants a fault in the database, and takes it back. */
async function planted(plant: string, repair: string, work: () => Promise<void>): Promise<void> {
  await client.query(plant);
  try {
    await work();
  } finally {
    await client.query(repair);
  }
}

it("reports jobs that nobody takes, that hang, or that failed", async () => {
  const policies = (action: string) => `alter table background_tasks ${action} row level security`;
  const task = (number: number, state: string, at: string) =>
    `('00000000-0000-4000-8000-00000000000${number}', 'compute-attendance', '${state}', ${at}, ${at}, ${at})`;
  await planted(
    `select enqueue_job('update-leave', null, null);
     update pgboss.job set start_after = now() - interval '1 hour' where name = 'update-leave';
     ${policies("no force")};
     insert into background_tasks (id, job, state, created_at, updated_at, finished_at) values
       ${task(1, "running", "now() - interval '2 hours'")}, ${task(2, "failed", "now() - interval '1 minute'")};
     ${policies("force")}`,
    `delete from pgboss.job where name = 'update-leave';
     ${policies("no force")}; delete from background_tasks where id::text like '00000000-%'; ${policies("force")}`,
    async () => {
      expect((await doctor())("jobs")).toEqual([
        expect.stringMatching(/^problem: update-leave: 1 due, the oldest for 60 minutes/),
        expect.stringMatching(/^problem: compute-attendance: running, but without progress for 120 minutes/),
        expect.stringMatching(/^warning: compute-attendance: failed 1 times in the last day/),
      ]);
    },
  );
});

it("reports migrations that have not run, and a database that is newer", async () => {
  const table = "drizzle.__drizzle_migrations";
  await planted(
    `create table taken as select * from ${table}; delete from ${table} where id = (select max(id) from ${table})`,
    `insert into ${table} select * from taken where id = (select max(id) from taken); drop table taken`,
    async () => {
      expect((await doctor())("migrations")).toEqual([expect.stringMatching(/^problem: Not applied: \d{4}_\w+\./)]);
    },
  );
  await planted(
    `insert into ${table} (hash, created_at) values ('of a later version', 9999999999999)`,
    `delete from ${table} where hash = 'of a later version'`,
    async () => {
      expect((await doctor())("migrations")).toEqual([expect.stringMatching(/^warning: 1 are of a newer version/)]);
    },
  );
});

it("reports a broken audit chain, unless it is left out", async () => {
  const change = (by: string) =>
    `set session_replication_role = replica; alter table audit_events no force row level security;
     update audit_events set record_name = ${by} where sequence = 2;
     alter table audit_events force row level security; reset session_replication_role`;
  await planted(change("record_name || ' '"), change("rtrim(record_name)"), async () => {
    expect((await doctor({}, false))("audit")[0]).toMatch(/^problem: The chain of .+ is broken at event 2\./);
    expect((await doctor())("audit")).toEqual([]);
  });
});

it("examines the embedded database beside a server, without one, and says if there is none yet", async () => {
  const dataDir = join(folder, "embedded");
  const answer = async () => (await doctor({ DATABASE_URL: "", DATA_DIR: dataDir }))("migrations");
  expect((await doctor({ DATABASE_URL: "", DATA_DIR: dataDir }))("database")).toEqual([
    `warning: There is none in ${dataDir} yet.`,
  ]);
  const running = await openStore({ dataDir, durable: false, report: () => undefined });
  try {
    expect(await answer()).toEqual(["warning: The database is empty."]);
  } finally {
    await running.close();
  }
  expect(await answer()).toEqual(["warning: The database is empty."]);
});

describe("settings and disks", () => {
  const gigabyte = 1_073_741_824;
  const texts = (env: Readonly<Record<string, string>>) =>
    checkSettings(readSettings({ ...healthy, ...env }, "/srv/hrms")).map(({ state, text }) => `${state}: ${text}`);

  it("are judged by what may go wrong later", () => {
    const embedded = { BACKUP_DIR: join(folder, "..", "backup") };
    expect(texts(embedded)).toEqual(["ok: valid"]);
    for (const [env, words] of [
      [{}, "BACKUP_DIR is not set"],
      [{ BACKUP_DIR: join(folder, "backup") }, "BACKUP_DIR is inside DATA_DIR"],
      [{ ...embedded, SMTP_URL: "" }, "SMTP_URL is not set"],
      [{ ...embedded, HOST: "0.0.0.0", TRUST_PROXY: "1" }, "PUBLIC_URL is not an https address"],
      [{ ...embedded, HOST: "0.0.0.0", PUBLIC_URL: "https://hr.example" }, "TRUST_PROXY is not set"],
      [{ DATABASE_URL: "postgres://db/hrms", PREPARED_STATEMENTS: "off" }, "DATABASE_DIRECT_URL is not set"],
      [{ DATABASE_URL: "postgres://db/hrms", JWT_SECRET: "" }, "DATA_KEY or JWT_SECRET is not set"],
    ] as const)
      expect(texts(env), JSON.stringify(env)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    [100, 200, "ok"],
    [10, 200, "warning"],
    [0.5, 2, "problem"],
  ])("%d GB free of %d GB is %s", async (free, size, state) => {
    const settings = readSettings({ ...healthy, BACKUP_DIR: "/backup" }, "/srv/hrms");
    const found = await checkDisks(settings, async () => ({ free: free * gigabyte, size: size * gigabyte }));
    expect(found.map((one) => one.state)).toEqual([state, state]);
  });
});
