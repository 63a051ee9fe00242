/** Restores the embedded database, its files and its keys to a moment. What was there before is moved aside, never deleted. */
import { chmod, copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { StoreError } from "../store-error.ts";
import { databaseAccount } from "./account.ts";
import { archiveSettings, collect, filesOf, type Places, walOf } from "./archive.ts";
import { type BaseBackup, baseOf, keyNames, keysOf, listBackups } from "./base-backup.ts";
import { startCluster } from "./cluster.ts";
import { copyNew, copyTree, giveTo } from "./copy-tree.ts";
import { livePostmaster } from "./postmaster.ts";

interface Wanted extends Places {
  /** Everything committed up to then is restored; without it, everything in the archive. */
  readonly to?: Date | undefined;
  readonly report: (line: string) => void;
  /** False for temporary databases. */
  readonly durable?: boolean;
}

export interface Restored {
  readonly base: BaseBackup;
  /** Time of the last restored transaction; null if there was none after the backup. */
  readonly lastCommit: Date | null;
  /** Where the former database is. */
  readonly before: string | undefined;
}

const spool = "hrms_restore";

async function chooseBackup(backupDir: string, to: Date | undefined): Promise<BaseBackup> {
  const all = await listBackups(backupDir);
  const chosen = all.findLast(({ finishedAt }) => to === undefined || new Date(finishedAt) <= to);
  if (chosen) return chosen;
  throw new StoreError(
    all[0] === undefined
      ? `There is no backup in ${backupDir}.`
      : `The oldest backup in ${backupDir} is of ${all[0].finishedAt}: nothing before it can be restored.`,
  );
}

export async function restore(wanted: Wanted): Promise<Restored> {
  const { dataDir, backupDir, filesDir, to, report, durable = true } = wanted;
  const folder = join(dataDir, "postgres");
  if (existsSync(folder) && livePostmaster(folder) !== null)
    throw new StoreError(`A server is using ${dataDir}: stop it first, or set another DATA_DIR.`);
  const base = await chooseBackup(backupDir, to);
  report(`Copying the backup of ${base.finishedAt}`);
  await mkdir(dataDir, { recursive: true });
  const draft = `${folder}.restored`;
  await rm(draft, { recursive: true, force: true });
  await copyTree(join(baseOf(backupDir, base.name), "postgres"), draft, () => true);
  for (const name of ["pg_wal", spool]) await mkdir(join(draft, name), { recursive: true, mode: 0o700 });
  const segments = (await readdir(walOf(backupDir))).filter((name) => !name.endsWith(".part"));
  for (const name of segments) await copyFile(join(walOf(backupDir), name), join(draft, spool, name));
  await writeFile(join(draft, "recovery.signal"), "", { mode: 0o600 });
  await chmod(draft, 0o700);
  const account = databaseAccount(draft);
  if (account) await giveTo(draft, account);
  const before = existsSync(folder)
    ? `${folder}.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}`
    : undefined;
  if (before !== undefined) await rename(folder, before);
  await rename(draft, folder);

  report(to === undefined ? "Replaying everything in the archive" : `Replaying the archive up to ${to.toISOString()}`);
  const lastCommit = await replay(wanted, durable).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (before !== undefined) await rename(before, folder);
    throw error;
  });
  await rm(join(folder, spool), { recursive: true, force: true });
  // The log since the restore continues the archive.
  await collect({ dataDir, backupDir });
  if (filesDir !== undefined) await copyNew(filesOf(backupDir), filesDir);
  for (const name of keyNames) {
    const [saved, own] = [join(keysOf(backupDir), name), join(dataDir, name)];
    if (existsSync(saved) && !existsSync(own)) {
      await copyFile(saved, own);
      await chmod(own, 0o600);
    }
  }
  return { base, lastCommit, before };
}

/** PostgreSQL reads this setting before it knows zones by name, such as Z. */
const timeOf = (moment: Date): string => moment.toISOString().replace("T", " ").replace("Z", "+00");

async function replay({ dataDir, to, report }: Wanted, durable: boolean): Promise<Date | null> {
  const cluster = await startCluster({
    dataDir,
    report,
    durable,
    settings: [
      ...archiveSettings,
      // Nobody connects before the moment is reached.
      "hot_standby=off",
      `restore_command=cp ${spool}/%f %p`,
      ...(to === undefined ? [] : [`recovery_target_time=${timeOf(to)}`, "recovery_target_action=promote"]),
    ],
  }).catch((error: unknown) => {
    if (/recovery ended before configured recovery target/.test(String(error)))
      throw new StoreError(
        `The archive contains nothing after ${to?.toISOString()}: leave out --to to restore all of it.`,
        { cause: error },
      );
    throw error;
  });
  const client = new Client(cluster.connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at");
    return rows[0]?.at ?? null;
  } finally {
    await client.end();
    await cluster.stop();
  }
}
