/**
 * The archive of the embedded database: PostgreSQL puts each finished segment of its log into a folder within its own, the only
 * place that its account can write, and we move it to the backup folder.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { copyNew, copyWhole } from "./copy-tree.ts";
import { StoreError } from "../store-error.ts";

export const archiveFolder = "hrms_archive";

/** Seconds after which a segment is archived even if it is not full: at most this much is lost with the disk. */
const archiveSeconds = 60;

export const archiveSettings: readonly string[] = [
  "archive_mode=on",
  `archive_timeout=${archiveSeconds}`,
  `archive_command=mkdir -p ${archiveFolder} && cp %p ${archiveFolder}/%f.part && mv ${archiveFolder}/%f.part ${archiveFolder}/%f`,
];

export interface Places {
  /** Folder of the embedded database, and of the keys that were generated. */
  readonly dataDir: string;
  readonly backupDir: string;
  /** Folder for the contents of files, if there is one. */
  readonly filesDir?: string | undefined;
}

export const walOf = (backupDir: string): string => join(backupDir, "wal");
export const filesOf = (backupDir: string): string => join(backupDir, "files");

/** Moves what PostgreSQL has archived, and copies files that are new. */
export async function collect({ dataDir, backupDir, filesDir }: Places): Promise<void> {
  const spool = join(dataDir, "postgres", archiveFolder);
  await mkdir(walOf(backupDir), { recursive: true, mode: 0o700 });
  const names = await readdir(spool).catch(() => []);
  for (const name of names.filter((one) => !one.endsWith(".part")).sort()) {
    await copyWhole(join(spool, name), join(walOf(backupDir), name));
    await rm(join(spool, name));
  }
  if (filesDir !== undefined) await copyNew(filesDir, filesOf(backupDir));
}

const intervalMs = 30_000;

/** Collects regularly. `failed` is called for each time that does not succeed. */
export function startCollecting(places: Places, failed: (error: unknown) => void): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const step = (): Promise<void> => (running = running.then(() => collect(places)).catch(failed));
  const timer = setInterval(() => void step(), intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await step();
    },
  };
}

const longestArchiveMs = 60_000;

/** Ends the current segment and waits until it is archived. */
export async function archiveNow(client: Client, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ segment: string }>("select pg_walfile_name(pg_switch_wal()) as segment");
  await untilArchived(client, rows[0]?.segment ?? "", dataDir);
}

async function untilArchived(client: Client, segment: string, dataDir: string): Promise<void> {
  const until = performance.now() + longestArchiveMs;
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(
      "select coalesce(last_archived_wal >= $1, false) as done from pg_stat_archiver",
      [segment],
    );
    if (rows[0]?.done) return;
    if (performance.now() > until)
      throw new StoreError(`The database does not archive its log: see ${join(dataDir, "postgres.log")}.`);
    await sleep(50);
  }
}
