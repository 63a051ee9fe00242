/** `npm run backup`: a backup of the embedded database into BACKUP_DIR, with files and keys, while the server runs or not. */
import { makeBaseBackup } from "#src/store/database/embedded/base-backup.ts";
import { onEmbedded } from "./lib/database.ts";
import { Failure } from "./lib/failure.ts";
import { settingsCommand } from "./lib/store-command.ts";

settingsCommand(async (settings) => {
  const { dataDir, backupDir, filesDir, databaseUrl } = settings;
  if (databaseUrl !== undefined)
    throw new Failure("The database server of DATABASE_URL makes its own backups: see docs/operations/backup.md.");
  if (backupDir === undefined) throw new Failure("Set BACKUP_DIR to a folder on another disk.");
  const made = await onEmbedded(settings, (client) => makeBaseBackup(client, { dataDir, backupDir, filesDir }));
  console.log(`Backup ${made.name} in ${backupDir}: ${(made.bytes / 1_048_576).toFixed(0)} MB, of ${made.finishedAt}.`);
  console.log(`Keep the folder ${backupDir}/keys apart from the rest: anyone with both can read everything.`);
});
