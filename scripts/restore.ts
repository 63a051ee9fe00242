/** `npm run restore -- --to TIME`: the embedded database, files and keys as they were then, from BACKUP_DIR. Stop the server first. */
import { parseArgs } from "node:util";
import { restore } from "#src/store/database/embedded/restore.ts";
import { Failure } from "./lib/failure.ts";
import { settingsCommand } from "./lib/store-command.ts";

/** A time without a zone would mean another moment on another machine. */
function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new Failure(`--to must be a time with its zone, such as 2026-11-26T17:30:00+08:00, not "${text}".`);
  return moment;
}

settingsCommand(async ({ dataDir, backupDir, filesDir, databaseUrl }) => {
  const started = performance.now();
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const to = momentOf(values.to);
  if (databaseUrl !== undefined)
    throw new Failure("The database server of DATABASE_URL restores its own backups: see docs/operations/backup.md.");
  if (backupDir === undefined) throw new Failure("Set BACKUP_DIR to the folder of the backups.");
  const report = (line: string): void => console.log(`${line} …`);
  const { lastCommit, before } = await restore({ dataDir, backupDir, filesDir, to, report });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`Restored in ${seconds} s. The last change is of ${lastCommit?.toISOString() ?? "before the backup"}.`);
  if (before !== undefined) console.log(`The former database is in ${before}: delete it when it is no longer needed.`);
  console.log("Start the server, then run npm run backup.");
});
