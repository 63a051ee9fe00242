/** A copy of the embedded database, taken while it works: with the archive it can be restored to any later moment. */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { StoreError } from "../store-error.ts";
import { archiveFolder, collect, type Places, walOf } from "./archive.ts";
import { copyTree } from "./copy-tree.ts";

export interface BaseBackup {
  readonly name: string;
  readonly finishedAt: string;
  /** First segment of the log that restoring it needs. */
  readonly startSegment: string;
  readonly bytes: number;
}

/** Their backups and the log since the oldest of them are kept. */
const keptBackups = 7;

const basesOf = (backupDir: string): string => join(backupDir, "base");
export const baseOf = (backupDir: string, name: string): string => join(basesOf(backupDir), name);
export const keysOf = (backupDir: string): string => join(backupDir, "keys");
export const keyNames = ["data-key", "jwt-secret"] as const;

/** What PostgreSQL makes anew. */
const leftOut =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)|^\.s\.PGSQL|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;

const isCopied = (path: string): boolean => !leftOut.test(path) && path.split("/")[0] !== archiveFolder;

export async function makeBaseBackup(client: Client, places: Places): Promise<BaseBackup> {
  const { dataDir, backupDir } = places;
  const { rows: settings } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode");
  if (settings[0]?.mode !== "on")
    throw new StoreError(
      "The server runs without BACKUP_DIR: set it and restart the server, or stop the server first.",
    );
  const name = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const draft = `${baseOf(backupDir, name)}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const { rows: started } = await client.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start('hrms', true)) as segment",
  );
  await copyTree(join(dataDir, "postgres"), join(draft, "postgres"), isCopied);
  // Waits until the log up to here is archived.
  const { rows: stopped } = await client.query<{ labelfile: string; at: Date; bytes: string }>(
    "select labelfile, clock_timestamp() as at, pg_database_size(current_database())::text as bytes from pg_backup_stop(true)",
  );
  const [end] = stopped;
  if (!end) throw new StoreError("The database has not ended its backup.");
  await writeFile(join(draft, "postgres", "backup_label"), end.labelfile, { mode: 0o600 });
  await collect(places);
  await copyKeys(dataDir, backupDir);
  const made: BaseBackup = {
    name,
    finishedAt: end.at.toISOString(),
    startSegment: started[0]?.segment ?? "",
    bytes: Number(end.bytes),
  };
  await writeFile(join(draft, "backup.json"), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, baseOf(backupDir, name));
  await removeOld(backupDir);
  return made;
}

async function copyKeys(dataDir: string, backupDir: string): Promise<void> {
  await mkdir(keysOf(backupDir), { recursive: true, mode: 0o700 });
  for (const name of keyNames)
    if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(keysOf(backupDir), name));
}

/** From the oldest to the newest. */
export async function listBackups(backupDir: string): Promise<BaseBackup[]> {
  const names = await readdir(basesOf(backupDir)).catch(() => []);
  const whole = names.filter((name) => existsSync(join(baseOf(backupDir, name), "backup.json"))).sort();
  return Promise.all(
    whole.map(
      async (name) => JSON.parse(await readFile(join(baseOf(backupDir, name), "backup.json"), "utf8")) as BaseBackup,
    ),
  );
}

/** The place of a segment in the log; its first eight digits are the timeline. */
const placeOf = (segment: string): string => segment.slice(8, 24);

async function removeOld(backupDir: string): Promise<void> {
  const all = await listBackups(backupDir);
  const kept = all.slice(-keptBackups);
  for (const { name } of all.slice(0, -keptBackups)) await rm(baseOf(backupDir, name), { recursive: true });
  const first = kept.map(({ startSegment }) => placeOf(startSegment)).sort()[0] ?? "";
  for (const name of await readdir(walOf(backupDir)))
    if (/^[\dA-F]{24}/.test(name) && placeOf(name) < first) await rm(join(walOf(backupDir), name));
}
