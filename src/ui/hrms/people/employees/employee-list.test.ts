import { expect, test } from "vitest";
import { readSearch } from "../../../list/list-search.ts";
import { listQuery, readList, writeList, type ListState } from "../../../list/list-state.ts";
import { employeeList } from "./employee-list.ts";

const department = "6c1d9c1e-2222-4333-8444-155566667777";
const stateOf = (raw: Record<string, unknown>): ListState => readList(employeeList, readSearch(raw));
/** State after a round trip through the URL. */
const again = (raw: Record<string, unknown>) => writeList(employeeList, stateOf(raw), { page: stateOf(raw).page });
const queryOf = (state: ListState): Record<string, unknown> => listQuery(employeeList, state);

test("the address keeps what the contract knows and drops the rest", () => {
  expect(
    again({
      status: "probation,gone",
      departmentId: `${department},nowhere`,
      joinedFrom: "2026-01-01",
      joinedTo: "soon",
      sort: "-startDate",
      page: "3",
      pageSize: "7",
      x: 1,
    }),
  ).toEqual({
    status: "probation",
    departmentId: department,
    joinedFrom: "2026-01-01",
    sort: "-startDate",
    page: 3,
  });
  expect(again({ sort: "salary", look: "wall", q: "" })).toEqual({});
});

test("what is asked for is what the address says, ranges as the contract takes them", () => {
  const state = stateOf({ q: "567D", status: "probation,notice", joinedFrom: "2026-01-01", leftTo: "2026-06-30" });
  expect(queryOf(state)).toEqual({
    q: "567D",
    status: ["probation", "notice"],
    joined: { from: "2026-01-01" },
    left: { to: "2026-06-30" },
    sort: "fullName",
    page: 1,
    pageSize: 20,
  });
});

test("each change but turning pages begins at page 1 and keeps the rest", () => {
  const state = stateOf({ q: "tan", page: "4", look: "cards", view: "v" });
  expect(writeList(employeeList, state, { filters: { status: ["exited"] } })).toEqual({
    q: "tan",
    status: "exited",
    look: "cards",
    view: "v",
  });
  expect(writeList(employeeList, state, { page: 5 })).toEqual({ q: "tan", page: 5, look: "cards", view: "v" });
});

test("values of the company's own fields come back as they were chosen, commas and all", () => {
  const filters = { "own.diet": ["None, thanks", "100 %"], "own.driver": ["true"] };
  const search = writeList(employeeList, stateOf({}), { filters });
  expect(again(search)).toEqual(search);
  expect(stateOf(search).filters).toEqual(filters);
  expect(queryOf(stateOf(search))["customField"]).toEqual(["diet:None, thanks", "diet:100 %", "driver:true"]);
  expect(stateOf({ "own.diet": "100%", "own.no way": "x" }).filters).toEqual({ "own.diet": ["100%"] });
});
