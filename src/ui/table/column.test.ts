import { expect, test } from "vitest";
import { addSort, nextSort, sortMark, sortTerms } from "./column.ts";

test("a press sorts by a field alone, a second one turns it round", () => {
  expect(nextSort("rank,name", "rank")).toBe("rank");
  expect(nextSort("rank", "rank")).toBe("-rank");
  expect(nextSort("-rank", "rank")).toBe("rank");
});

test("a press with Shift adds a field, turns it round, and takes it out", () => {
  expect(addSort(undefined, "age")).toBe("age");
  expect(addSort("rank", "age")).toBe("rank,age");
  expect(addSort("rank,age", "age")).toBe("rank,-age");
  expect(addSort("rank,-age", "age")).toBe("rank");
});

test("a field knows its place and direction in the order", () => {
  expect(sortTerms("")).toEqual([]);
  expect(sortMark("rank,-age", "age")).toEqual({ descending: true, place: 2 });
  expect(sortMark("rank", "age")).toBeUndefined();
});
