/** The reader's own days among all they may see. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AttendanceLogPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

const path = `/companies/${trading}/attendance-logs`;
const namesOf = ({ items }: AttendanceLogPage): string[] => [...new Set(items.map(({ fullName }) => fullName))];

test("a manager sees the days of their reports, and with `own` only theirs", async () => {
  const manager = await gateway.signIn("manager@merlion.demo", "manager");
  const query = { pageSize: "100" };
  const all = (await manager<AttendanceLogPage>("GET", path, { query })).body;
  const own = (await manager<AttendanceLogPage>("GET", path, { query: { ...query, own: "true" } })).body;
  expect(namesOf(all).length).toBeGreaterThan(1);
  expect(namesOf(own)).toHaveLength(1);
  const [{ employeeId } = { employeeId: "" }] = own.items;
  expect(own).toEqual((await manager("GET", path, { query: { ...query, employeeId } })).body);
});

test("an account without an employee record has none", async () => {
  const admin = await gateway.signIn("admin@demo.com", "admin");
  const elsewhere = `/companies/${sampleCompanies.logistics.id}/attendance-logs`;
  const all = (await admin<AttendanceLogPage>("GET", elsewhere)).body;
  expect(all.total).toBeGreaterThan(0);
  const own = (await admin<AttendanceLogPage>("GET", elsewhere, { query: { own: "true" } })).body;
  expect(own).toMatchObject({ items: [], total: 0 });
});
