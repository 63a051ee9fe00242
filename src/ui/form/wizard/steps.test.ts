import { expect, test } from "vitest";
import { placeOf, stateOf } from "./steps.ts";

const steps = (...wrong: number[]) =>
  ["one", "two", "three", "four"].map((name, at) => ({ name, wrong: wrong.includes(at) }));
const states = (wrong: number[], shown: number, furthest: number) =>
  steps(...wrong).map((_, at) => stateOf(steps(...wrong), at, shown, furthest));

test("a step is shown when all before it are right, else the first that is not", () => {
  expect(placeOf(steps(), "three")).toBe(2);
  expect(placeOf(steps(2), "three")).toBe(2);
  expect(placeOf(steps(1, 2), "four")).toBe(1);
  expect(placeOf(steps(1), "one")).toBe(0);
});

test("without a step, or with one that is unknown, it begins at the first", () => {
  expect(placeOf(steps(), undefined)).toBe(0);
  expect(placeOf(steps(), "five")).toBe(0);
});

test("what lies behind is done, what follows is open up to the first that needs mending", () => {
  expect(states([], 1, 1)).toEqual(["done", "current", "open", "open"]);
  expect(states([1], 0, 0)).toEqual(["current", "open", "closed", "closed"]);
  expect(states([2], 0, 2)).toEqual(["current", "done", "open", "closed"]);
  expect(states([], 0, 3)).toEqual(["current", "done", "done", "done"]);
});
