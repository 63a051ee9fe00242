import { expect, test } from "vitest";
import { listQuery, readSearch, searchOf, stateOf } from "./list-state.ts";

const department = "6c1d9c1e-2222-4333-8444-155566667777";

test("the address keeps what the contract knows and drops the rest", () => {
  expect(
    readSearch({
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
  expect(readSearch({ sort: "salary", look: "wall", q: "" })).toEqual({});
});

test("what is asked for is what the address says, ranges as the contract takes them", () => {
  const state = stateOf(
    readSearch({ q: "567D", status: "probation,notice", joinedFrom: "2026-01-01", leftTo: "2026-06-30" }),
  );
  expect(listQuery(state)).toEqual({
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
  const search = readSearch({ q: "tan", page: "4", look: "cards", view: "v" });
  expect(searchOf(search, { filters: { status: ["exited"] } })).toEqual({
    q: "tan",
    status: "exited",
    look: "cards",
    view: "v",
  });
  expect(searchOf(search, { page: 5 })).toEqual({ q: "tan", page: 5, look: "cards", view: "v" });
});

test("values of the company's own fields come back as they were chosen, commas and all", () => {
  const search = searchOf({}, { filters: { "own.diet": ["None, thanks", "100 %"], "own.driver": ["true"] } });
  expect(readSearch(search)).toEqual(search);
  expect(stateOf(search).filters).toEqual({ "own.diet": ["None, thanks", "100 %"], "own.driver": ["true"] });
  expect(listQuery(stateOf(search)).customField).toEqual(["diet:None, thanks", "diet:100 %", "driver:true"]);
  expect(stateOf(readSearch({ "own.diet": "100%", "own.no way": "x" })).filters).toEqual({ "own.diet": ["100%"] });
});
