/** Timesheets as the platform sees them: figures of every tenant, and nobody's name. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlatformTimesheetsPage } from "#generated/hrms/schema.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let platform: Awaited<ReturnType<HrmsGateway["signIn"]>>;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const path = "/platform/timesheets";
const year = { from: "2020-01-01", to: "2099-12-31" };

it("counts each tenant's timesheets by state, with their hours, and names nobody", async () => {
  const { body } = await platform<PlatformTimesheetsPage>("GET", path, { query: { ...year, pageSize: 100 } });
  const merlion = body.items.find(({ id }) => id === sampleTenants.merlion.id);
  const { rows } = await gateway.database.pool.query<Record<string, number>>(
    `select count(*) filter (where status = 'submitted')::int as submitted, count(*) filter (where status = 'approved')::int as approved,
       count(distinct employee_id)::int as people,
       (select sum(minutes)::int from timesheet_entries where tenant_id = $1) as minutes
     from timesheets where tenant_id = $1`,
    [sampleTenants.merlion.id],
  );
  expect(merlion).toMatchObject(rows[0] ?? {});
  expect(merlion?.people).toBeGreaterThan(0);
  expect(Object.keys(merlion ?? {}).toSorted()).not.toContain("fullName");
});

it("counts only the weeks asked for, and finds tenants by name", async () => {
  const future = await platform<PlatformTimesheetsPage>("GET", path, {
    query: { from: "2090-01-01", to: "2090-12-31" },
  });
  expect(future.body.items.every(({ people, minutes }) => people === 0 && minutes === 0)).toBe(true);
  const found = await platform<PlatformTimesheetsPage>("GET", path, { query: { q: "merlion" } });
  expect(found.body.items.map(({ id }) => id)).toEqual([sampleTenants.merlion.id]);
  expect((await platform("GET", path, { query: { from: "2026-02-01", to: "2026-01-01" } })).status).toBe(422);
});

it("is closed to tenants", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  expect((await owner("GET", path)).status).toBe(403);
});
