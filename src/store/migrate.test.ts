import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { afterAll, describe, expect, inject, it } from "vitest";
import { catalogueOf } from "../../tests/support/catalogue.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import { createDatabase } from "../../tests/support/database-server.ts";
import { migrate } from "./migrate.ts";
import { openStore, type Store } from "./database/open-store.ts";
import { StoreError } from "./database/store-error.ts";

const migrations = join(import.meta.dirname, "migrations");
const tables = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, unknown>>("./*/tables/*.ts", { eager: true })),
) as Record<string, unknown>;
const declared = () => generateDrizzleJson(tables, undefined, undefined, "snake_case");

/** What a release added: each migration's hash by name. */
interface Release {
  readonly version: string;
  readonly migrations: Readonly<Record<string, string>>;
}
interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));
const journalOf = (folder: string) => readJson(folder, "meta/_journal.json") as Journal;
const releases = readJson(migrations, "released.json") as Release[];

const temporary = mkdtempSync(join(tmpdir(), "hrms-migrations-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** A copy of the migrations, changed. */
function copyOf(folder: string, change: (journal: Journal, copy: string) => Journal): string {
  const copy = mkdtempSync(join(temporary, "copy-"));
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify(change(journalOf(folder), copy)));
  return copy;
}

const firstOf = (folder: string, count: number) =>
  copyOf(folder, (journal) => ({ ...journal, entries: journal.entries.slice(0, count) }));

async function withDatabase<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const { url, drop } = await createDatabase(inject("databaseServer").url);
  const store = await openStore({ databaseUrl: url, report: () => undefined });
  try {
    return await work(store);
  } finally {
    await store.close();
    await drop();
  }
}

const run = (folder: string) => (store: Store) => runMigrations(drizzle(store.pool), { migrationsFolder: folder });

/** What differs between a database upgraded from the first migrations and a new one. */
async function upgradeDifferences(
  folder: string,
  count: number,
  upgrade: (store: Store) => Promise<void> = run(folder),
): Promise<string[]> {
  const fresh = await withDatabase(async (store) => {
    await upgrade(store);
    return catalogueOf(store.pool);
  });
  const upgraded = await withDatabase(async (store) => {
    await run(firstOf(folder, count))(store);
    await upgrade(store);
    return catalogueOf(store.pool);
  });
  return differences(upgraded, fresh);
}

function differences(found: readonly string[], expected: readonly string[]): string[] {
  return [
    ...found.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
    ...expected.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
  ];
}

/** Released migrations that were changed since, or that a database with them would skip. */
function broken(folder: string, released: readonly Release[]): string[] {
  const { entries } = journalOf(folder);
  const changed = released
    .flatMap((release) => Object.entries(release.migrations))
    .flatMap(([tag, hash], place) => {
      if (entries[place]?.tag !== tag)
        return [`${tag} was released as number ${place}, where the journal has ${entries[place]?.tag ?? "nothing"}`];
      const now = createHash("sha256")
        .update(readFileSync(join(folder, `${tag}.sql`)))
        .digest("hex");
      return now === hash ? [] : [`${tag} was changed after its release`];
    });
  const skipped = entries.flatMap(({ tag, when }, place) =>
    place > 0 && when <= (entries[place - 1]?.when ?? 0) ? [`${tag} is not dated after the migration before it`] : [],
  );
  return [...changed, ...skipped];
}

describe("the tables and the migrations", () => {
  it("match, so that drizzle-kit has nothing to generate, and only the latest snapshot is kept", async () => {
    const snapshots = readdirSync(join(migrations, "meta")).filter((file) => file !== "_journal.json");
    expect(snapshots).toEqual([`${String(journalOf(migrations).entries.length - 1).padStart(4, "0")}_snapshot.json`]);
    const snapshot = readJson(migrations, "meta", snapshots[0] ?? "") as ReturnType<typeof declared>;
    expect(await generateMigration(snapshot, declared())).toEqual([]);
  });

  it("create the same columns, constraints, indexes and policies", async () => {
    const ofTables = /^(relation|row security|column|constraint|index|policy) /;
    const nothing = generateDrizzleJson({});
    const made = await withDatabase(async (store) => {
      for (const statement of await generateMigration(nothing, declared())) await store.pool.query(statement);
      return catalogueOf(store.pool);
    });
    const database = await openTestDatabase({ samples: false });
    const migrated = await catalogueOf(database.pool).finally(() => database.close());
    const relevant = (lines: string[]) => lines.filter((line) => ofTables.test(line));
    expect(relevant(made).length).toBeGreaterThan(1000);
    expect(differences(relevant(migrated), relevant(made))).toEqual([]);
  });
});

describe("released migrations", () => {
  const baseline = journalOf(migrations).entries[0]?.tag ?? "";
  const planted: Release[] = [
    {
      version: "1.0.0",
      migrations: {
        [baseline]: createHash("sha256")
          .update(readFileSync(join(migrations, `${baseline}.sql`)))
          .digest("hex"),
      },
    },
  ];

  /** The baseline and one more migration, dated this much later. */
  const withOneMore = (later: number) =>
    copyOf(migrations, (journal, copy) => {
      writeFileSync(join(copy, "0001_planted.sql"), "ALTER TABLE grades ADD COLUMN planted text;");
      const [first] = journal.entries;
      return {
        ...journal,
        entries: first === undefined ? [] : [first, { ...first, tag: "0001_planted", when: first.when + later }],
      };
    });

  it("are unchanged", () => {
    expect(broken(migrations, releases)).toEqual([]);
  });

  it("are recorded for each changelog version except the newest", () => {
    const versions = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8").matchAll(
      /^## (\d+\.\d+\.\d+)/gm,
    );
    const recorded = releases.map(({ version }) => version);
    expect(
      [...versions]
        .slice(1)
        .map(([, version]) => version)
        .filter((version) => version === undefined || !recorded.includes(version)),
    ).toEqual([]);
  });

  it.each(
    releases.map(({ version }, place) => ({
      version,
      count: releases.slice(0, place + 1).flatMap((release) => Object.keys(release.migrations)).length,
    })),
  )("bring a database of $version to the schema of a new one", async ({ count }) => {
    expect(await upgradeDifferences(migrations, count, migrate)).toEqual([]);
  });

  it("are reported if changed, moved, or followed by one with an earlier date", async () => {
    expect(broken(withOneMore(1), planted)).toEqual([]);
    expect(await upgradeDifferences(withOneMore(1), 1)).toEqual([]);
    const changed = copyOf(migrations, (journal, copy) => {
      writeFileSync(join(copy, `${baseline}.sql`), "-- Another comment\n", { flag: "a" });
      return journal;
    });
    expect(broken(changed, planted)).toEqual([`${baseline} was changed after its release`]);
    const moved = copyOf(withOneMore(1), (journal) => ({ ...journal, entries: journal.entries.slice(1) }));
    expect(broken(moved, planted)).toEqual([
      `${baseline} was released as number 0, where the journal has 0001_planted`,
    ]);
    expect(broken(withOneMore(-1), planted)).toEqual(["0001_planted is not dated after the migration before it"]);
    expect(await upgradeDifferences(withOneMore(-1), 1)).toEqual(["- column public.grades.planted text"]);
  });
});

describe("a database created by other migrations", () => {
  it("is refused with a message that says what to do, and left unchanged", async () => {
    await withDatabase(async (store) => {
      await store.pool.query(
        "create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
      );
      await store.pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of 0000_first-tables', 1)",
      );
      const refusal: unknown = await migrate(store).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StoreError);
      expect((refusal as StoreError).message).toMatch(
        /^The database cannot be brought up to date: it was created by a development version .*; delete the data folder \(DATA_DIR\).*\.$/,
      );
      expect(await catalogueOf(store.pool)).not.toContainEqual(expect.stringMatching(/^relation/));
    });
  });
});
