import { expect, test } from "vitest";
import { changed, entryOf, inserted, moved, valuesOf, without } from "./entries.ts";

const [a, b, c] = [entryOf("a"), entryOf("b"), entryOf("c")];
const rows = [a, b, c];

test("keys are the row's own, whatever happens to its value and its place", () => {
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  const next = moved(changed(rows, b.key, "B"), b.key, 0);
  expect(valuesOf(next)).toEqual(["B", "a", "c"]);
  expect(next[0]?.key).toBe(b.key);
});

test("a row that was taken out comes back to its place, or to the end", () => {
  expect(valuesOf(inserted(without(rows, b.key), 1, b))).toEqual(["a", "b", "c"]);
  expect(valuesOf(inserted([a], 2, c))).toEqual(["a", "c"]);
});

test("moving beyond the ends changes nothing", () => {
  expect(moved(rows, a.key, -1)).toBe(rows);
  expect(moved(rows, c.key, 3)).toBe(rows);
  expect(moved(rows, 0, 1)).toBe(rows);
});
