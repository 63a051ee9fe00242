import { expect, test } from "vitest";
import { linesOf, matching, stepFrom, type Option } from "./option.ts";

const options: readonly Option[] = [
  { value: "1", label: "São Paulo", group: "Brazil" },
  { value: "2", label: "Köln", detail: "Rhine", group: "Germany", disabled: true },
  { value: "3", label: "Hamburg", group: "Germany" },
];
const found = (query: string): string =>
  matching(options, query)
    .map(({ value }) => value)
    .join("");

test("finds words in any order, without accents and case", () => {
  expect(found("sao")).toBe("1");
  expect(found("KOLN")).toBe("2");
  expect(found("germany ham")).toBe("3");
  expect(found(" ")).toBe("123");
  expect(found("xyz")).toBe("");
});

test("a heading stands above each group, and the options keep their number", () => {
  expect(linesOf(options).map((line) => ("heading" in line ? line.heading : line.index))).toEqual([
    "Brazil",
    0,
    "Germany",
    1,
    2,
  ]);
});

test("steps pass over what cannot be chosen, round the ends", () => {
  expect(stepFrom(options, 0, 1)).toBe(2);
  expect(stepFrom(options, 2, 1)).toBe(0);
  expect(stepFrom(options, 0, -1)).toBe(2);
  expect(stepFrom(options, -1, 1)).toBe(0);
  expect(stepFrom([{ value: "1", label: "a", disabled: true }], 0, 1)).toBe(-1);
});
