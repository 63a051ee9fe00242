/** A separate database for each test file: a copy of the run's template, dropped at the end. */
import { inject } from "vitest";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { copyTemplate, type DatabaseCopy } from "./database-server.ts";

export interface TestDatabase extends Store {
  readonly url: string;
}

export function copyDatabase({ samples }: { samples: boolean }): Promise<DatabaseCopy> {
  return copyTemplate(inject("databaseServer"), { samples });
}

interface TestDatabaseOptions {
  readonly samples?: boolean;
  readonly poolSize?: number;
}

export async function openTestDatabase({ samples = true, ...sized }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { url, drop } = await copyDatabase({ samples });
  const store = await openStore({ databaseUrl: url, report: () => undefined, ...sized });
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await drop();
    },
  };
}
