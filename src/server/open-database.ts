/** Opens the server's database: migrates it, holds it with its key, and fills it with samples if it is empty. */
import { needsFirstAccount } from "#src/store/account/shared/accounts.ts";
import { claimDataKey, type KeyClaim } from "#src/store/database/data-key.ts";
import { migrate } from "#src/store/migrate.ts";
import { startCollecting } from "#src/store/database/embedded/archive.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { loadSamples } from "#src/store/samples/load-samples.ts";
import { agreeOnTokenSecret } from "#src/store/database/token-secret.ts";
import type { StoreError } from "#src/store/database/store-error.ts";
import { inAuth } from "#src/store/database/transaction.ts";
import { readDataKey, readJwtSecret } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { settleSamples } from "./settle-samples.ts";

interface DatabaseOptions {
  /** Leaves an empty database empty. */
  readonly empty?: boolean;
  /** False for temporary databases. */
  readonly durable?: boolean;
}

export async function openDatabase(
  settings: Settings,
  report: (line: string) => void,
  { empty = false, durable = true }: DatabaseOptions,
): Promise<Store> {
  // A database server archives its own log.
  const backupDir = settings.databaseUrl === undefined ? settings.backupDir : undefined;
  report(settings.databaseUrl === undefined ? "Opening the database" : "Connecting to the database");
  const opened = await openStore({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    directUrl: settings.databaseDirectUrl,
    readUrl: settings.databaseReadUrl,
    report,
    durable,
    prepares: settings.preparedStatements,
    poolSize: settings.databaseConnections,
    traced: settings.tracing !== undefined,
    lost: endProcess,
    archives: backupDir !== undefined,
  });
  const collecting =
    backupDir === undefined
      ? undefined
      : startCollecting({ dataDir: settings.dataDir, backupDir, filesDir: settings.filesDir }, (error) =>
          report(`The backup in ${backupDir} cannot be continued: ${(error as Error).message}`),
        );
  let claim: KeyClaim | undefined;
  const store: Store = {
    ...opened,
    close: async () => {
      await claim?.release();
      await opened.close();
      // Shutting down archives the last of the log.
      await collecting?.stop();
    },
  };
  try {
    report("Bringing the database up to date");
    await migrate(store);
    const dataKey = readDataKey(settings);
    const jwtSecret = readJwtSecret(settings);
    claim = await claimDataKey(store, dataKey, endProcess, (client) => agreeOnTokenSecret(client, jwtSecret));
    if (!empty && (await inAuth(store, needsFirstAccount))) {
      report("Loading the samples");
      const now = new Date();
      await loadSamples(store, now, dataKey);
      await settleSamples(store, now, dataKey);
    }
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Without its database a server can only reject calls; whatever started it may restart it. */
function endProcess({ message }: StoreError): never {
  console.error(message);
  process.exit(1);
}
