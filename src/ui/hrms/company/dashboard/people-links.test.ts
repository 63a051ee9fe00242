import { expect, it } from "vitest";
import { employedIn, joinedIn, leftIn } from "./people-links.ts";

it.each([
  ["2026-11", "2026-11-30"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
])("a month goes to its last day: %s", (month, last) => {
  expect(joinedIn("c", month).search).toMatchObject({ joinedFrom: `${month}-01`, joinedTo: last });
  expect(employedIn("c", month, "2030-01-01").search).toEqual({ asOf: last });
  expect(leftIn("c", month)).toEqual({
    to: "/companies/c/employees",
    search: { status: "notice,exited", leftFrom: `${month}-01`, leftTo: last },
  });
});

it("the month of today goes to today", () => {
  expect(employedIn("c", "2026-11", "2026-11-20").search).toEqual({ asOf: "2026-11-20" });
});
