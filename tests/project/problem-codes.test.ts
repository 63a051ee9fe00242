/** Screens and clients branch on problem codes, because the English texts may change at any time. */
import { expect, test } from "vitest";
import { read, sources } from "./tree.ts";

const text = String.raw`\b\w+\)?\??\.(?:title|detail|message)`;
const compared = new RegExp(
  String.raw`${text}\??\.(?:startsWith|endsWith|includes|match|search|indexOf)\(|${text} ?[!=]==? ?["'\x60/]|\.test\([\w.?]*\.(?:title|detail|message)\)`,
);

/** Texts from elsewhere, with the reason. */
const allowed: Record<string, string> = {
  "src/ui/kit/problem.ts": "a browser says only in words that a part of the app could not be loaded",
};

test("the pattern finds a comparison with a text", () => {
  const faults = [
    'if (problem?.detail?.startsWith("You may not"))',
    'problemOf(error)?.title === "Sign in first"',
    "/expired/.test(error.message)",
    "failure.message.includes(`code`)",
  ];
  expect(faults.filter((line) => !compared.test(line))).toEqual([]);
  expect(compared.test('t("common.title") === problem.code')).toBe(false);
});

test("no screen compares the text of a problem", () => {
  const files = sources.filter((file) => /^src\/(ui|client)\//.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => compared.test(read(file))).toSorted()).toEqual(Object.keys(allowed));
});
