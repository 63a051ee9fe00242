/** The generator on documents with every known difficulty: the output compiles, is complete and reports omissions. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { at, type Json, record } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { runNode } from "../../scripts/lib/run.ts";
import { type DocumentName, documents, filesOf, fixtures, generateDocument, output, root } from "./make.ts";

const names = Object.keys(documents) as DocumentName[];
const said = new Map<DocumentName, string>();

async function modules(name: DocumentName, folder: string): Promise<Record<string, unknown>[]> {
  const files = Object.keys(filesOf(join(output, name, folder)));
  return Promise.all(
    files.map(async (file) => (await import(join(output, name, folder, file))) as Record<string, unknown>),
  );
}

async function operationsOf(name: DocumentName): Promise<readonly Operation[]> {
  const { operations } = (await import(join(output, name, "operations.ts"))) as { operations: readonly Operation[] };
  return operations;
}

beforeAll(async () => {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const name of names) said.set(name, await generateDocument(name));
}, 120_000);

it(
  "compiles under strict with exact optional properties, with types that match the documents",
  { timeout: 120_000 },
  async () => {
    copyFileSync(join(fixtures, "expectations.ts"), join(output, "expectations.ts"));
    writeFileSync(
      join(output, "tsconfig.json"),
      JSON.stringify({ extends: "../../tsconfig.json", include: ["."], exclude: [] }),
    );
    const compiled = await runNode([join(root, "node_modules/typescript-next/bin/tsc"), "-p", output]);
    expect(compiled).toEqual({ code: 0, output: "" });
  },
);

describe.each(names)("%s", (name) => {
  it("is identical byte for byte from another folder", { timeout: 60_000 }, async () => {
    const before = filesOf(join(output, name));
    await generateDocument(name, join(output, name), tmpdir());
    expect(filesOf(join(output, name))).toEqual(before);
  });

  it("has exactly one function for each operation, except where fetch cannot send it", async () => {
    const calls = (await modules(name, "client")).flatMap((module) => Object.entries(module));
    const wanted = (await operationsOf(name)).filter(({ method }) => method !== "trace");
    expect(calls.map(([id, call]) => [id, (call as { key: unknown }).key]).sort()).toEqual(
      wanted.map(({ id, tag }) => [id, [tag, id]]).sort(),
    );
  });

  it("has exactly one hook for each operation and an infinite one for each paged list", async () => {
    const exported = (await modules(name, "hooks")).flatMap((module) => Object.keys(module));
    const hooks = exported.filter((one) => /^use(?![a-z])/.test(one));
    const wanted = (await operationsOf(name)).filter(({ method }) => method !== "trace");
    expect(hooks.filter((hook) => !hook.endsWith("Infinite"))).toHaveLength(wanted.length);
    expect(hooks.filter((hook) => hook.endsWith("Infinite"))).toHaveLength(
      wanted.filter(({ paging }) => paging).length,
    );
    expect(new Set(hooks.map((hook) => hook.toLowerCase())).size).toBe(hooks.length);
  });
});

it("never writes two files whose names differ only in case", () => {
  for (const name of names) {
    const files = Object.keys(filesOf(join(output, name)));
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
  }
});

it("treats values that look like references as data, without network access", () => {
  const document = JSON.parse(readFileSync(join(output, "aviary/openapi.json"), "utf8")) as Json;
  const media = record(at(document, "#/paths/~1birds~1{name}/put/responses/200/content/application~1json"));
  expect(media["example"]).toEqual({
    $ref: "https://nowhere.invalid/other.json",
    nested: [{ $ref: "./missing.yaml" }],
  });
  expect(media["examples"]).toMatchObject({ plain: { value: { $ref: "https://nowhere.invalid/bird.json#/Bird" } } });
});

it("reports what cannot be expressed", () => {
  expect(said.get("ferry")).toContain("TRACE /trips: fetch cannot send TRACE; no function");
  expect(said.get("ferry")).toContain("GET /trips_{id}: application/xml is handed over as text, not by its schema");
  expect(said.get("ferry")).toContain("getTrips: browsers send their own cookies");
  expect(said.get("aviary")).toContain("schema Bird: a dynamic reference is typed as unknown");
  expect(said.get("aviary")).toContain("schema Loop: refers to itself without anything between; unknown there");
  expect(said.get("kinds")).toContain('schema Strange: type "datetime" is not one of JSON Schema\'s');
  expect(said.get("multi")).not.toContain("note:");
});

it("keeps the contract's id beside one that had to be changed", async () => {
  const all = await operationsOf("names");
  const titles = Object.fromEntries(
    all.filter((one) => one.operationId !== undefined).map((one) => [one.operationId, one.id]),
  );
  expect(titles).toMatchObject({
    delete: "delete_",
    "pets#list": "petsList5",
    "2nd-thing": "_2ndThing",
    $operation: "operation",
  });
  expect(all.find(({ path }) => path === "/plain")).toMatchObject({ id: "petsList" });
});
