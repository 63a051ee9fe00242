/** A database of its own for each test file: a copy of the run's template, dropped at the end. */
import { Client } from "pg";
import { inject } from "vitest";
import { openStore, type Store } from "#src/store/open-store.ts";
import { databaseAt } from "./database-server.ts";

export interface TestDatabase extends Store {
  readonly url: string;
}

let opened = 0;

export async function openTestDatabase({ samples = true }: { samples?: boolean } = {}): Promise<TestDatabase> {
  const { url: server, templates } = inject("databaseServer");
  const name = `hrms_test_${process.pid}_${++opened}`;
  await onServer(server, `create database ${name} template ${samples ? templates.samples : templates.empty}`);
  const url = databaseAt(server, name);
  const store = await openStore({ databaseUrl: url, report: () => undefined });
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
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
