/** The languages are in one list of the code and one schema of the contracts. */
import { parse } from "yaml";
import { expect, test } from "vitest";
import { languages } from "#src/domain/shared/languages.ts";
import { files, read } from "./tree.ts";

const file = "openapi/shared/languages.yaml";

test("code and contracts have the same languages", () => {
  const schemas = parse(read(file)) as Record<string, { enum: readonly (string | null)[] }>;
  expect(schemas["Language"]?.enum).toEqual(languages);
  expect(schemas["LanguageOrNull"]?.enum).toEqual([...languages, null]);
});

test("no other contract file lists them", () => {
  const listed = new RegExp(String.raw`enum:\s*\[\s*["']?${languages[0]}["']?,\s*["']?${languages[1]}["']?,`);
  expect(read(file)).toMatch(listed);
  const others = files.filter((one) => one.startsWith("openapi/") && one.endsWith(".yaml") && one !== file);
  expect(others.filter((one) => listed.test(read(one)))).toEqual([]);
});
