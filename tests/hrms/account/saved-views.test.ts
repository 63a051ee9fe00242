/** Saved views: private and shared, by company and list, changed only by their owner. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SavedView } from "#generated/hrms/schema.ts";
import type { Problem } from "#src/contract/problem.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
let client: HrmsGateway["call"];
let outsider: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  // The samples contain saved views.
  await gateway.database.pool.query("delete from saved_views");
  admin = await gateway.signIn("admin@demo.com", "admin");
  client = await gateway.signIn("client@demo.com", "client");
  const access = {
    userId: sampleAccounts.callum.id,
    companyId: trading,
    roleIds: [roleId("hrAdmin")],
    scope: "company",
  };
  expect((await admin("POST", "/tenant/user-access", { body: access })).status).toBe(201);
  outsider = await gateway.signIn("owner@banyan.demo", "banyan");
});
afterAll(() => gateway.close());

const layout = {
  columns: ["department", "startDate"],
  widths: { department: 180 },
  pinned: { startDate: "end" },
  density: "compact",
} as const;
const input = (name: string, more: object = {}) => ({
  companyId: trading,
  subject: "employees",
  name,
  query: { status: "probation" },
  layout,
  ...more,
});
const create = async (call: HrmsGateway["call"], body: object) =>
  call<SavedView & Problem>("POST", "/me/views", { body });
const list = async (call: HrmsGateway["call"], subject = "employees", companyId: string = trading) =>
  (await call<SavedView[]>("GET", `/me/views?subject=${subject}&companyId=${companyId}`)).body;

it("returns a saved view only in its own list and company", async () => {
  const made = await create(admin, input("On probation"));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: "On probation",
    query: { status: "probation" },
    layout,
    shared: false,
    mine: true,
  });
  expect(await list(admin)).toEqual([made.body]);
  expect(await list(admin, "departments")).toEqual([]);
  expect(await list(admin, "employees", sampleCompanies.logistics.id)).toEqual([]);
});

it("shows shared views to colleagues, who cannot change them", async () => {
  const { body: own } = await create(admin, input("Mine alone"));
  const { body: shared } = await create(admin, input("For all", { shared: true }));
  const seen = await list(client);
  expect(seen.map(({ name, mine }) => [name, mine])).toEqual([["For all", false]]);
  const { name, query } = shared;
  const change = { name, query, layout, shared: false };
  for (const { id } of [own, shared]) {
    expect((await client("PUT", `/me/views/${id}`, { body: change })).status).toBe(404);
    expect((await client("DELETE", `/me/views/${id}`)).status).toBe(404);
  }
  expect((await admin<SavedView>("PUT", `/me/views/${shared.id}`, { body: change })).body.shared).toBe(false);
  expect(await list(client)).toEqual([]);
});

it("allows each name once, regardless of case", async () => {
  const { body: view } = await create(admin, input("Leavers"));
  const second = await create(admin, input(" leavers "));
  expect([second.status, second.body.errors?.[0]?.pointer]).toEqual([409, "/name"]);
  const { body: other } = await create(admin, input("Joiners"));
  const { query } = other;
  expect(
    (await admin("PUT", `/me/views/${other.id}`, { body: { name: "LEAVERS", query, layout, shared: false } })).status,
  ).toBe(409);
  expect((await create(admin, input("Leavers", { subject: "grades" }))).status).toBe(201);
  expect((await admin("DELETE", `/me/views/${view.id}`)).status).toBe(204);
  expect((await create(admin, input("Leavers"))).status).toBe(201);
});

it("allows at most 50 views per list", async () => {
  for (let at = 0; at < 50; at += 1)
    expect((await create(admin, input(`View ${at}`, { subject: "shifts" }))).status).toBe(201);
  expect(await create(admin, input("One more", { subject: "shifts" }))).toMatchObject({
    status: 409,
    body: { code: "limit" },
  });
});

it("hides views of companies that the person has no access to", async () => {
  expect((await outsider("GET", `/me/views?subject=employees&companyId=${trading}`)).status).toBe(404);
  expect((await create(outsider, input("Foreign"))).status).toBe(404);
});
