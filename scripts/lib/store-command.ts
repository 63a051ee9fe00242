/** Commands about the data of the server, run by its operator. */
import { isPlainFailure } from "#src/server/main.ts";
import { readSettings, type Settings } from "#src/server/settings.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { migrate } from "#src/store/migrate.ts";
import { Failure, main } from "./failure.ts";
import { root } from "./run.ts";

/** Faults of the settings and of the database end it with one sentence. */
export function settingsCommand(work: (settings: Settings) => Promise<void>): void {
  main(async () => {
    try {
      await work(readSettings(process.env, root));
    } catch (error) {
      if (!isPlainFailure(error)) throw error;
      throw new Failure(error.message);
    }
  });
}

/** On the database of a server that is stopped. */
export function storeCommand(work: (store: Store) => Promise<void>): void {
  settingsCommand(async ({ dataDir, databaseUrl }) => {
    const store = await openStore({ dataDir, databaseUrl, report: () => undefined });
    try {
      await migrate(store);
      await work(store);
    } finally {
      await store.close();
    }
  });
}
