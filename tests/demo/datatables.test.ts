/** The table pages find employees by what people type. */
import { afterAll, expect, test } from "vitest";
import type { AutocompleteAnswer, EmployeeRow, EmployeeRowPage } from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const gateway = await openDemoGateway();
afterAll(() => gateway.close());

async function search(query: Record<string, string | number> = {}): Promise<EmployeeRowPage> {
  const { status, body } = await gateway.call<EmployeeRowPage>("GET", "/api/datatables/data", { query });
  expect(status).toBe(200);
  return body;
}

test("initial data are the hundred employees, each of their own", async () => {
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

test("without a search the first ten of a hundred come, with every row beside them", async () => {
  const { allData, invoices, total } = await search();
  expect(total).toBe(100);
  expect(allData).toHaveLength(100);
  expect(invoices).toEqual(allData.slice(0, 10));
});

test("pages follow one another, and one past the end is the last", async () => {
  const { allData, invoices } = await search({ perPage: 30, page: 4 });
  expect(invoices).toEqual(allData.slice(90));
  expect((await search({ perPage: 30, page: 9 })).invoices).toEqual(invoices);
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

test("a search looks nowhere else, and may find nobody", async () => {
  expect((await search({ q: "Kampong Glam" })).total).toBe(0);
  expect((await search({ q: "nobody of that name" })).invoices).toEqual([]);
});

test("a page size beyond the limit is refused with its place", async () => {
  const { status, body } = await gateway.call("GET", "/api/datatables/data", { query: { perPage: 1000 } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "query/perPage" }] });
});

test("completion has a hundred different titles, ranked as text", async () => {
  const { autoComplete } = (await gateway.call<AutocompleteAnswer>("GET", "/api/autocomplete/data")).body;
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
});
