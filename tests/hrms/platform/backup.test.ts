/** A drill: the database, a file and the keys are restored to a moment between two writes, from a backup and the archive. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "pg";
import { archiveNow, archiveSettings, collect } from "#src/store/database/embedded/archive.ts";
import { listBackups, makeBaseBackup } from "#src/store/database/embedded/base-backup.ts";
import { type Cluster, startCluster } from "#src/store/database/embedded/cluster.ts";
import { restore } from "#src/store/database/embedded/restore.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-backup-"));
const at = (name: string): string => join(folder, name);
const places = { dataDir: at("data"), backupDir: at("backup"), filesDir: at("files") };
const elsewhere = { dataDir: at("new"), backupDir: at("backup"), filesDir: at("new-files") };
const report = () => undefined;

let cluster: Cluster;
let moment: Date;
beforeAll(async () => {
  mkdirSync(join(places.filesDir, "tenant"), { recursive: true });
  writeFileSync(join(places.filesDir, "tenant", "one"), "a file");
  cluster = await startCluster({ dataDir: places.dataDir, report, durable: false, settings: archiveSettings });
  writeFileSync(join(places.dataDir, "data-key"), "a key for tests");
  const client = new Client(cluster.connection);
  await client.connect();
  await client.query("create table written (id int); insert into written values (1)");
  await makeBaseBackup(client, places);
  await client.query("insert into written values (2)");
  writeFileSync(join(places.filesDir, "tenant", "two"), "a later file");
  const { rows } = await client.query<{ now: Date }>(
    "select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as now",
  );
  moment = rows[0]?.now ?? new Date();
  const hasPassed = async () => (await client.query("select where clock_timestamp() > $1", [moment])).rows.length > 0;
  while (!(await hasPassed())) continue;
  await client.query("insert into written values (3)");
  await archiveNow(client, places.dataDir);
  await collect(places);
  await client.end();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function written(dataDir: string): Promise<number[]> {
  const restored = await startCluster({ dataDir, report, durable: false });
  const client = new Client(restored.connection);
  try {
    await client.connect();
    return (await client.query<{ id: number }>("select id from written order by id")).rows.map(({ id }) => id);
  } finally {
    await client.end();
    await restored.stop();
  }
}

it("restores what was committed up to the moment, with files and keys", async () => {
  const started = performance.now();
  const { lastCommit, base, before } = await restore({ ...elsewhere, to: moment, report, durable: false });
  const seconds = (performance.now() - started) / 1_000;
  expect(await written(elsewhere.dataDir)).toEqual([1, 2]);
  expect([base.name, before]).toEqual([(await listBackups(places.backupDir))[0]?.name, undefined]);
  expect(lastCommit?.getTime()).toBeLessThanOrEqual(moment.getTime());
  for (const name of ["one", "two"])
    expect(readFileSync(join(elsewhere.filesDir, "tenant", name), "utf8")).toBe(
      readFileSync(join(places.filesDir, "tenant", name), "utf8"),
    );
  expect(readFileSync(join(elsewhere.dataDir, "data-key"), "utf8")).toBe("a key for tests");
  const point = moment.getTime() - (lastCommit?.getTime() ?? 0);
  console.log(`Restore drill: recovery time ${seconds.toFixed(1)} s, recovery point ${point} ms before the moment`);
});

it("keeps the former database, and refuses a moment before the oldest backup or after the archive", async () => {
  const attempt = (to: Date) => restore({ ...elsewhere, to, report, durable: false });
  await expect(attempt(new Date("2020-01-01"))).rejects.toThrow("nothing before it can be restored");
  await expect(restore({ ...places, to: moment, report })).rejects.toThrow("A server is using");
  await expect(attempt(new Date("2100-01-01"))).rejects.toThrow("The archive contains nothing after");
  const { before } = await restore({ ...elsewhere, report, durable: false });
  expect(existsSync(join(before ?? "", "PG_VERSION"))).toBe(true);
});
