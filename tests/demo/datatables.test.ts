/** Search, filters, sorting and paging of the employees on the table pages. */
import { afterAll, expect, test } from "vitest";
import type { AutocompleteAnswer, EmployeeRow, EmployeeRowPage } from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const gateway = await openDemoGateway();
afterAll(() => gateway.close());

type Value = string | number;

async function search(query: Record<string, Value | readonly Value[]> = {}): Promise<EmployeeRowPage> {
  const { status, body } = await gateway.call<EmployeeRowPage>("GET", "/api/datatables/data", { query });
  expect(status).toBe(200);
  return body;
}

test("the initial data are a hundred different employees", async () => {
  const { status, body: rows } = await gateway.call<EmployeeRow[]>("GET", "/api/datatables/initial-data");
  expect(status).toBe(200);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(100);
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const { start_date } of rows) {
    const [month = 0, day = 0, year = 0] = start_date.split("/").map(Number);
    expect(new Date(Date.UTC(year, month - 1, day)).getUTCMonth(), start_date).toBe(month - 1);
  }
});

test("without a search, returns the first ten of a hundred, and all rows", async () => {
  const { allData, invoices, total } = await search();
  expect(total).toBe(100);
  expect(allData).toHaveLength(100);
  expect(invoices).toEqual(allData.slice(0, 10));
});

test("pages are consecutive, and a page past the end is empty", async () => {
  const { allData, invoices } = await search({ perPage: 30, page: 4 });
  expect(invoices).toEqual(allData.slice(90));
  expect(await search({ perPage: 30, page: 9 })).toMatchObject({ invoices: [], total: 100 });
});

test.each([
  ["full_name", "WATANABE"],
  ["post", "nurse educator"],
  ["email", "grace.adeyemi@"],
  ["age", "64"],
  ["salary", "$13800"],
  ["start_date", "02/20/2005"],
] as const)("a search looks into %s regardless of case", async (field, q) => {
  const { allData, invoices, total } = await search({ q, perPage: 100 });
  expect(total).toBeGreaterThan(0);
  expect(invoices).toHaveLength(total);
  expect(allData).toHaveLength(100);
  expect(invoices.some((row) => row[field].toLowerCase().includes(q.toLowerCase()))).toBe(true);
});

test("searches only the name columns, and may match nothing", async () => {
  expect((await search({ q: "Kampong Glam" })).total).toBe(0);
  expect((await search({ q: "nobody of that name" })).invoices).toEqual([]);
});

const found = async (query: Record<string, Value | readonly Value[]>) =>
  (await search({ perPage: 100, ...query })).invoices;

test("filters combine with AND", async () => {
  const inTampines = await found({ city: ["Tampines", "Bedok"] });
  expect(new Set(inTampines.map(({ city }) => city))).toEqual(new Set(["Tampines", "Bedok"]));
  const young = await found({ city: ["Tampines", "Bedok"], ageTo: 40, status: [1, 2] });
  expect(young.length).toBeLessThan(inTampines.length);
  expect(young.every(({ age, status }) => Number(age) <= 40 && status <= 2)).toBe(true);
  expect((await found({ name: "tampines" })).length).toBe(0);
  expect((await found({ name: "watanabe" })).map(({ full_name }) => full_name)).toEqual(["Hana Watanabe"]);
});

test("salary is filtered in cents and dates as calendar dates, both bounds inclusive", async () => {
  const rows = await found({ salaryFrom: 548_000, salaryTo: 612_000, startFrom: "2019-03-14", startTo: "2022-01-10" });
  const names = rows.map(({ full_name }) => full_name);
  expect(names).toEqual(expect.arrayContaining(["Nurul Aisyah Rahman", "Freya Lindqvist"]));
  for (const { salary } of rows) expect(Number(salary.slice(1))).toSatisfy((pay: number) => pay >= 5480 && pay <= 6120);
});

test("sorting by several fields compares numbers as numbers and dates as dates", async () => {
  const byPay = (await found({ sort: "-salary" })).map(({ salary }) => Number(salary.slice(1)));
  expect(byPay).toEqual(byPay.toSorted((a, b) => b - a));
  const years = (await found({ sort: "start_date" })).map(({ start_date }) => start_date.slice(6));
  expect(years).toEqual(years.toSorted());
  const rows = await found({ sort: ["status", "-age"] });
  expect(rows).toEqual(rows.toSorted((a, b) => a.status - b.status || Number(b.age) - Number(a.age)));
});

test("sorting by an unknown field is rejected", async () => {
  expect((await gateway.call("GET", "/api/datatables/data", { query: { sort: "avatar" } })).status).toBe(422);
});

test("a page size above the limit is rejected with a pointer", async () => {
  const { status, body } = await gateway.call("GET", "/api/datatables/data", { query: { perPage: 1000 } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "query/perPage" }] });
});

test("completion has a hundred different titles, ranked by text match", async () => {
  const { autoComplete } = (await gateway.call<AutocompleteAnswer>("GET", "/api/autocomplete/data")).body;
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
});
