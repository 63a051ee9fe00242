/** Every image named in samples exists, is drawn by the script, and is safe to show. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDemoState } from "#src/handlers/demo/state.ts";
import { media } from "../../scripts/media/media.ts";
import { today, visitors } from "./visit.ts";

const folder = join(import.meta.dirname, "../../src/ui/public/media");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));
const visitor = visitors();

/** Responses that name pictures outside the state. */
const paths = [
  "/profile/data",
  "/pricing/data",
  "/faq/data/knowledge_base",
  "/api/datatables/initial-data",
  "/api/main-search/data",
];

test("the files match what the script draws", () => {
  expect(files.toSorted()).toEqual([...media.keys()].toSorted());
  for (const name of files) expect(readFileSync(join(folder, name), "utf8") === media.get(name), name).toBe(true);
});

test("samples refer only to existing images and videos", async () => {
  const visit = visitor();
  const answers = await Promise.all(paths.map(async (path) => (await visit("GET", path)).body));
  const named = JSON.stringify([createDemoState(today), answers]).match(/\/media\/[^"\\]+/g) ?? [];
  expect(named.length).toBeGreaterThan(100);
  const missing = [...new Set(named)].filter((path) => {
    const file = path.replace("/media/", "").replace(/#.*$/, "");
    return file.endsWith(".svg") ? !media.has(file) : !existsSync(join(folder, file));
  });
  expect(missing).toEqual([]);
});

test("no image runs a script, loads anything, or is larger than 12 KB a picture", () => {
  const unsafe = [...media].filter(([, text]) =>
    /<script|\son\w+=|href=|url\(|<foreignObject|<style/i.test(text.replace(/xmlns="[^"]+"/, "")),
  );
  expect(unsafe.map(([name]) => name)).toEqual([]);
  // A file of several pictures has a view for each.
  const pictures = (text: string): number => Math.max(1, text.split("<view").length - 1);
  expect([...media].filter(([, text]) => text.length > 12_000 * pictures(text)).map(([name]) => name)).toEqual([]);
});
