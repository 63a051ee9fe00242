/** Migrations after the last release leave servers of that release working. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrationFaults, statementsOf } from "../../tests/support/migration-rules.ts";

const folder = join(import.meta.dirname, "migrations");
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), "utf8"));
const tags = (readJson("meta/_journal.json") as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
const released = (readJson("released.json") as { migrations: Record<string, string> }[]).flatMap(({ migrations }) =>
  Object.keys(migrations),
);
const textOf = (tag: string) => readFileSync(join(folder, `${tag}.sql`), "utf8");

it("no migration since the last release breaks its servers", () => {
  // Before the first release there are no servers to break.
  const since = released.length === 0 ? [] : tags.slice(released.length);
  expect(since.flatMap((tag) => migrationFaults(textOf(tag)).map((fault) => `${tag}: ${fault}`))).toEqual([]);
});

it("every migration can be read", () => {
  for (const tag of tags) {
    const odd = statementsOf(textOf(tag)).filter(
      (one) =>
        !/^(alter|analyze|comment|create|delete|do|drop|grant|insert|revoke|select|set|update|with)\b/i.test(one),
    );
    expect(odd, tag).toEqual([]);
  }
  expect(statementsOf("select ';' -- a; b\n; create function f() as $x$ begin; end; $x$; /* ; */")).toEqual([
    "select ';'",
    "create function f() as $x$ begin; end; $x$",
  ]);
});

it.each([
  ['ALTER TABLE "grades" RENAME COLUMN "rank" TO "level"', "renames"],
  ["ALTER TABLE grades RENAME TO levels", "renames"],
  ["ALTER TABLE grades ADD COLUMN label text, DROP COLUMN rank", "drops a column"],
  ["DROP TABLE grades", "drops a table"],
  ["ALTER TABLE grades ALTER COLUMN rank SET DATA TYPE bigint", "changes the type"],
  ["ALTER TABLE grades ALTER COLUMN code SET NOT NULL", "requires a column"],
  ["ALTER TABLE grades ADD COLUMN label text NOT NULL", "without default"],
  ["ALTER TABLE grades ADD CONSTRAINT grades_label CHECK (label <> '')", "without NOT VALID"],
  ["CREATE INDEX grades_label ON public.grades (tenant_id, label)", "without IF NOT EXISTS"],
  ["UPDATE grades SET label = name", "fill-columns"],
])("%s is refused, unless the release before no longer needs it", (statement, words) => {
  expect(migrationFaults(`${statement};`)).toEqual([expect.stringContaining(words)]);
  const afterwards = migrationFaults(`-- contract: unused since 1.1.0\n${statement};`);
  expect(afterwards).toEqual(/INDEX/.test(statement) ? [expect.stringContaining(words)] : []);
});

it.each([
  "ALTER TABLE grades ADD COLUMN label text",
  "ALTER TABLE grades ADD COLUMN tier integer NOT NULL DEFAULT 1",
  "ALTER TABLE grades ADD CONSTRAINT grades_label CHECK (label <> '') NOT VALID",
  "ALTER TABLE grades VALIDATE CONSTRAINT grades_label",
  "ALTER TABLE grades ALTER COLUMN rank DROP NOT NULL",
  "ALTER TABLE grades DROP CONSTRAINT grades_kind; ALTER TABLE grades ADD CONSTRAINT grades_kind CHECK (kind in ('a', 'b'))",
  "CREATE INDEX IF NOT EXISTS grades_label ON grades (tenant_id, label)",
  "CREATE TABLE levels (id uuid NOT NULL); CREATE INDEX levels_id ON levels (id); ALTER TABLE levels ADD CONSTRAINT l FOREIGN KEY (id) REFERENCES x (id)",
  "-- ALTER TABLE grades DROP COLUMN rank\nSELECT 1",
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE grades SET rank = 1; DROP TABLE grades $$",
])("%s is accepted", (statement) => {
  expect(migrationFaults(`${statement};`)).toEqual([]);
});
