/** Trees stored as rows with a parent id. */
import { expect, test } from "vitest";
import { inTreeOrder, liesBelow } from "./tree.ts";

const rows = [
  { id: "leaf", parentId: "branch" },
  { id: "other", parentId: null },
  { id: "branch", parentId: "root" },
  { id: "root", parentId: null },
  { id: "orphan", parentId: "gone" },
];

test("finds descendants at any depth, and no node is its own descendant", () => {
  expect(liesBelow(rows, "leaf", "root")).toBe(true);
  expect(liesBelow(rows, "branch", "root")).toBe(true);
  expect(liesBelow(rows, "root", "leaf")).toBe(false);
  expect(liesBelow(rows, "root", "root")).toBe(false);
  expect(liesBelow(rows, "orphan", "root")).toBe(false);
});

test("an existing cycle ends the search", () => {
  const circle = [
    { id: "a", parentId: "b" },
    { id: "b", parentId: "a" },
  ];
  expect(liesBelow(circle, "a", "c")).toBe(false);
});

test("rows come before their children, with level and descendants", () => {
  expect(inTreeOrder(rows).map(({ id, level, children }) => [id, level, children])).toEqual([
    ["other", 1, 0],
    ["root", 1, 1],
    ["branch", 2, 1],
    ["leaf", 3, 0],
    ["orphan", 1, 0],
  ]);
});
