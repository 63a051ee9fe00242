import { expect, test } from "vitest";
import { readSearch } from "../../list/list-search.ts";
import { readList, writeList, type ListState } from "../../list/list-state.ts";
import { employeeList, filterOf, orderOf, queryOf } from "./employee-list.ts";

const read = (search: Record<string, unknown>): ListState => readList(employeeList, readSearch(search));

test("an empty address is the standard list", () => {
  expect(read({})).toEqual({ page: 1, pageSize: 20, sort: undefined, q: "", filters: {}, extras: {} });
});

test.each([
  { page: 0 },
  { pageSize: 33 },
  { sort: "avatar,--age" },
  { status: "7,x" },
  { ageFrom: "many" },
  { startFrom: "yesterday" },
  { group: "age" },
  { rows: "some" },
  { q: "\u0000" },
])("%j falls away", (search) => expect(read(search)).toEqual(read({})));

test("comes back as it was", () => {
  const state = read({
    page: 2,
    pageSize: 50,
    sort: "city,-salary",
    q: "lim",
    status: "1,3",
    city: "Bedok",
    ageFrom: 30,
    startTo: "2020-01-31",
    group: "city",
    rows: "all",
    view: "mine",
  });
  expect(state).toMatchObject({
    filters: { status: ["1", "3"] },
    extras: { group: "city", rows: "all" },
    view: "mine",
  });
  expect(readList(employeeList, writeList(employeeList, state, { page: state.page }))).toEqual(state);
});

test("of many fields of the order three are kept", () => {
  expect(read({ sort: "age,-city,post,salary" }).sort).toBe("age,-city,post");
});

test("a change begins at page 1 and keeps the rest", () => {
  const state = read({ page: 4, sort: "age", status: "2" });
  expect(writeList(employeeList, state, { q: "tan" })).toEqual({ q: "tan", status: "2", sort: "age" });
});

test("groups stand together, in the direction of the order", () => {
  expect(orderOf({ sort: "age,-city", extras: { group: "city" } })).toEqual(["-city", "age"]);
  expect(orderOf({ sort: "age", extras: { group: "city" } })).toEqual(["city", "age"]);
  expect(orderOf({ sort: undefined })).toEqual([]);
});

test("the call gets states as numbers and no empty search", () => {
  const state = read({ status: "1,3", sort: "-age" });
  expect(filterOf(state)).toEqual({ status: [1, 3] });
  expect(queryOf(state)).toEqual({ page: 1, perPage: 20, status: [1, 3], sort: ["-age"] });
});
