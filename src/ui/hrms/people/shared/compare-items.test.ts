import { expect, it } from "vitest";
import { compareItems } from "./compare-items.ts";

it("puts what stays first, and beside what goes what comes", () => {
  expect(compareItems("home, 6100\nmobile, 8100", "home, 6100\nmobile, 8200\nwork, 6300")).toEqual([
    { before: "home, 6100", after: "home, 6100" },
    { before: "mobile, 8100", after: "mobile, 8200" },
    { before: null, after: "work, 6300" },
  ]);
});

it("knows nothing from something", () => {
  expect(compareItems(null, "mei@mail.example")).toEqual([{ before: null, after: "mei@mail.example" }]);
  expect(compareItems("Ali", null)).toEqual([{ before: "Ali", after: null }]);
  expect(compareItems(null, null)).toEqual([{ before: null, after: null }]);
});
