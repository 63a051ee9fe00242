/** URL and request of a list agree; parameters missing from the contract never reach the server. */
import { describe, expect, test } from "vitest";
import { grades } from "../hrms/company/grades/area.ts";
import { listQuery, readList, writeList } from "./list-state.ts";
import { readSearch } from "./list-search.ts";

const read = (search: Record<string, unknown>) => readList(grades.list, readSearch(search));

describe("reading an address", () => {
  test("an empty one is the list as it comes", () => {
    expect(read({})).toEqual({ page: 1, pageSize: 20, sort: "rank", q: "", filters: {} });
  });

  test("all of it", () => {
    expect(
      read({ page: 3, pageSize: 50, sort: "-payMax", q: " eng ", status: "archived,active", rankFrom: 2, rankTo: "9" }),
    ).toEqual({
      page: 3,
      pageSize: 50,
      sort: "-payMax",
      q: "eng",
      filters: { status: ["active", "archived"], rankFrom: 2, rankTo: 9 },
    });
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: "many" },
    { page: 1e12 },
    { pageSize: 7 },
    { pageSize: 1000 },
    { sort: "payMid" },
    { sort: "--rank" },
    { sort: "rank;drop" },
    { status: "gone" },
    { status: ["active"] },
    { rankFrom: 1000 },
    { rankFrom: -1 },
    { rankTo: "x" },
    { rankTo: 2.5 },
    { unknown: "x" },
    { q: { $ne: 1 } },
    { q: "\u0000\u0007" },
    { q: "x".repeat(300) },
  ])("%j falls away", (search) => {
    expect(read(search)).toEqual(read({}));
  });

  test("of several states those that exist are kept, once", () => {
    expect(read({ status: "active,gone,active" }).filters).toEqual({ status: ["active"] });
  });

  test("a number looked for is text", () => {
    expect(read({ q: 5 }).q).toBe("5");
  });
});

describe("writing an address", () => {
  test("leaves out what is as always", () => {
    expect(writeList(grades.list, read({}), {})).toEqual({});
  });

  test("a changed filter, order or size begins at page 1; turning pages keeps the rest", () => {
    const state = read({ page: 4, status: "active", q: "e" });
    expect(writeList(grades.list, state, { filters: { rankFrom: 3 } })).toEqual({ q: "e", rankFrom: 3 });
    expect(writeList(grades.list, state, { sort: "-name" })).toEqual({ q: "e", status: "active", sort: "-name" });
    expect(writeList(grades.list, state, { pageSize: 50 })).toEqual({ q: "e", status: "active", pageSize: 50 });
    expect(writeList(grades.list, state, { page: 5 })).toEqual({ q: "e", status: "active", page: 5 });
  });

  test("keeps the view that is on", () => {
    expect(writeList(grades.list, read({ view: "mine" }), { q: "lead" })).toEqual({ q: "lead", view: "mine" });
  });

  test("comes back as it was", () => {
    const state = read({ page: 2, pageSize: 10, sort: "-name", q: "lead", status: "inactive,archived", rankTo: 7 });
    expect(readList(grades.list, readSearch(writeList(grades.list, state, { page: state.page })))).toEqual(state);
  });
});

test("the call asks for exactly that", () => {
  expect(listQuery(grades.list, read({ page: 2, q: "lead", status: "archived" }))).toEqual({
    page: 2,
    pageSize: 20,
    sort: "rank",
    q: "lead",
    status: ["archived"],
  });
});
