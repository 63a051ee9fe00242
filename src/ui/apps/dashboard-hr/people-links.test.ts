import { expect, it } from "vitest";
import { joinedIn, leftIn } from "./people-links.ts";

it.each([
  ["2026-11", "2026-11-30"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
])("a month goes to its last day: %s", (month, last) => {
  expect(joinedIn("c", month).search).toMatchObject({ joinedFrom: `${month}-01`, joinedTo: last });
  expect(leftIn("c", month)).toEqual({ to: "/companies/c/employees", search: { status: "notice,exited", leftFrom: `${month}-01`, leftTo: last } });
});
