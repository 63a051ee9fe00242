import { expect, test } from "vitest";
import { byText, compareBy } from "./ordering.ts";

const rows = [
  { name: "Kim", age: 30 },
  { name: "ana", age: 41 },
  { name: "Ben", age: 30 },
];
const compare = (sort: readonly string[]) =>
  rows
    .toSorted(
      compareBy(
        {
          name: (a: (typeof rows)[number], b: (typeof rows)[number]) => byText(a.name, b.name),
          age: (a, b) => a.age - b.age,
        },
        sort,
      ),
    )
    .map(({ name }) => name);

test.each([
  [[], ["Kim", "ana", "Ben"]],
  [["name"], ["ana", "Ben", "Kim"]],
  [["-name"], ["Kim", "Ben", "ana"]],
  [
    ["age", "-name"],
    ["Kim", "Ben", "ana"],
  ],
  [
    ["-age", "name"],
    ["ana", "Ben", "Kim"],
  ],
  [
    ["unknown", "name"],
    ["ana", "Ben", "Kim"],
  ],
])("by %j", (sort, expected) => expect(compare(sort)).toEqual(expected));

test("numbers in text are compared as numbers", () =>
  expect(["Shift 10", "Shift 9"].toSorted(byText)).toEqual(["Shift 9", "Shift 10"]));
