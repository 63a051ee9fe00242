import { expect, it } from "vitest";
import { changedFields } from "./history.ts";

it("gives the fields that differ", () => {
  expect(changedFields({ name: "Cook", rank: 2, pay: null }, { name: "Cook", rank: 3, pay: null })).toEqual([{ field: "rank", before: 2, after: 3 }]);
});

it("counts a missing record as empty", () => {
  expect(changedFields(null, { name: "Cook", pay: null })).toEqual([{ field: "name", before: null, after: "Cook" }]);
  expect(changedFields({ name: "Cook" }, null)).toEqual([{ field: "name", before: "Cook", after: null }]);
});
