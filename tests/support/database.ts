/** A database of its own for each test file: a copy of the run's template, dropped at the end. */
import { inject } from "vitest";
import { openStore, type Store } from "#src/store/open-store.ts";
import { copyTemplate, type DatabaseCopy } from "./database-server.ts";

export interface TestDatabase extends Store {
  readonly url: string;
}

export function copyDatabase({ samples }: { samples: boolean }): Promise<DatabaseCopy> {
  return copyTemplate(inject("databaseServer"), { samples });
}

export async function openTestDatabase({ samples = true }: { samples?: boolean } = {}): Promise<TestDatabase> {
  const { url, drop } = await copyDatabase({ samples });
  const store = await openStore({ databaseUrl: url, report: () => undefined });
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await drop();
    },
  };
}
