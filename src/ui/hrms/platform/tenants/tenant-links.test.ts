import { expect, it } from "vitest";
import { closedIn, joinedIn, tenantsIn } from "../shared/tenant-links.ts";

it.each([
  ["2026-11", "2026-11-30"],
  ["2028-02", "2028-02-29"],
])("a month goes to its last day: %s", (month, last) => {
  expect(tenantsIn(month, "2030-01-01")).toEqual({ asOf: last });
  expect(joinedIn(month)).toEqual({ createdFrom: `${month}-01`, createdTo: last });
  expect(closedIn(month)).toEqual({ closedFrom: `${month}-01`, closedTo: last });
});

it("the month of today goes to today", () => {
  expect(tenantsIn("2026-11", "2026-11-20")).toEqual({ asOf: "2026-11-20" });
});
