/** A database of its own for each test file: a copy of the run's template, dropped at the end. */
import { Client } from "pg";
import { inject } from "vitest";
import { openStore, type Store } from "#src/store/open-store.ts";
import { databaseAt } from "./database-server.ts";

export interface TestDatabase extends Store {
  readonly url: string;
}

let opened = 0;

interface Copy {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the run's template; it keeps no connection. */
export async function copyDatabase({ samples }: { samples: boolean }): Promise<Copy> {
  const { url: server, templates } = inject("databaseServer");
  const name = `hrms_test_${process.pid}_${++opened}`;
  await onServer(server, `create database ${name} template ${samples ? templates.samples : templates.empty}`);
  return { url: databaseAt(server, name), drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
