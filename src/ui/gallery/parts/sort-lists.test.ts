import { expect, test } from "vitest";
import { moved, type Lists } from "./sort-lists.ts";

const lists: Lists = {
  a: [
    { id: 1, name: "One" },
    { id: 2, name: "Two" },
  ],
  b: [],
};
const names = (of: Lists): Record<string, string[]> =>
  Object.fromEntries(Object.entries(of).map(([list, items]) => [list, items.map(({ name }) => name)]));

test("an item moves within its list and to an empty one", () => {
  expect(names(moved(lists, 1, "a", 1).lists)).toEqual({ a: ["Two", "One"], b: [] });
  expect(names(moved(lists, 2, "b", 0).lists)).toEqual({ a: ["One"], b: ["Two"] });
});

test("a copy leaves the original where it is and gets an id of its own", () => {
  const copy = moved(lists, 1, "b", 0, "a");
  expect(names(copy.lists)).toEqual({ a: ["One", "Two"], b: ["One"] });
  expect(copy.id).toBe(3);
  expect(names(moved(lists, 1, "a", 1, "a").lists)).toEqual({ a: ["Two", "One"], b: [] });
});
