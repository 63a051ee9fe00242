import { expect, test } from "vitest";
import { filterOf, orderOf, queryOf, readEmployees, writeEmployees } from "./employee-list.ts";

test("an empty address is the list as it comes", () => {
  expect(readEmployees({})).toEqual({ page: 1, pageSize: 20, sort: undefined, q: "", filters: {}, long: false });
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
])("%j falls away", (search) => expect(readEmployees(search as Record<string, string>)).toEqual(readEmployees({})));

test("comes back as it was", () => {
  const state = readEmployees({
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
  expect(readEmployees(writeEmployees(state, { page: state.page }))).toEqual(state);
});

test("a change begins at page 1 and keeps the rest", () => {
  const state = readEmployees({ page: 4, sort: "age", status: "2" });
  expect(writeEmployees(state, { q: "tan" })).toEqual({ q: "tan", status: "2", sort: "age" });
});

test("groups stand together, in the direction of the order", () => {
  expect(orderOf({ sort: "age,-city", group: "city" })).toEqual(["-city", "age"]);
  expect(orderOf({ sort: "age", group: "city" })).toEqual(["city", "age"]);
  expect(orderOf({ sort: undefined })).toEqual([]);
});

test("the call gets states as numbers and no empty search", () => {
  const state = readEmployees({ status: "1,3", sort: "-age" });
  expect(filterOf(state)).toEqual({ status: [1, 3] });
  expect(queryOf(state)).toEqual({ page: 1, perPage: 20, status: [1, 3], sort: ["-age"] });
});
