/** An API key is limited to the current permissions of the person who last saved it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiKey, NewApiKey } from "#generated/hrms/schema.ts";
import type { SystemRole } from "#src/domain/access/system-roles.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];

let gateway: HrmsGateway;
let owner: Call;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const wanted = { name: "Time clock", companyIds: [trading], roleIds: [roleId("hrAdmin")] };

async function makeKey(fields: object = {}, by = owner): Promise<NewApiKey> {
  const { status, body } = await by<NewApiKey>("POST", "/tenant/api-keys", { body: { ...wanted, ...fields } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const withKey =
  (key: string): Call =>
  (method, path, options = {}) =>
    gateway.call(method, path, { ...options, headers: { ...options.headers, Authorization: `Bearer ${key}` } });

const grades = `/companies/${trading}/grades`;
const employees = `/companies/${trading}/employees`;
const give = (roles: SystemRole["code"][], companyId: string = trading) =>
  gateway.database.pool.query(
    "insert into user_access (tenant_id, user_id, company_id, role_ids, scope) values ($1, $2, $3, $4, 'company') on conflict (tenant_id, user_id, company_id) do update set role_ids = excluded.role_ids, scope = 'company', valid_to = null",
    [sampleTenants.merlion.id, sampleAccounts.callum.id, companyId, JSON.stringify(roles.map((role) => roleId(role)))],
  );
const answering = (id: string) =>
  owner<ApiKey>("GET", `/tenant/api-keys/${id}`).then(({ body }) => [body.status, body.answeredBy]);
// A server notices changes made directly in the database within a second: each test uses its own key, or calls once before the change.
const keyOf = async (fields: object = {}) => {
  await give(["hrAdmin"]);
  const hr = await gateway.signIn("client@demo.com", "client");
  return makeKey({ companyIds: [trading], ...fields }, hr);
};

it("loses permissions as soon as the responsible person loses them", async () => {
  const { id, key } = await keyOf();
  const program = withKey(key);
  expect((await program("POST", grades, { body: { name: "While it may", rank: 78 } })).status).toBe(201);
  expect((await program("GET", employees)).status).toBe(200);
  const accesses = await owner<{ items: { id: string; version: number; user: string; companyId: string }[] }>(
    "GET",
    "/tenant/user-access",
    { query: { userId: [sampleAccounts.callum.id], companyId: [trading] } },
  );
  const [access] = accesses.body.items;
  const less = await owner("PUT", `/tenant/user-access/${access?.id}`, {
    body: { userId: sampleAccounts.callum.id, companyId: trading, roleIds: [roleId("manager")], scope: "company" },
    headers: { "If-Match": `"${access?.version}"` },
  });
  expect(less.status, JSON.stringify(less.body)).toBe(200);
  expect((await program("POST", grades, { body: { name: "No more", rank: 79 } })).status).toBe(403);
  // For a program, "reports" reaches nobody: it has no reports.
  expect((await program<{ items: unknown[] }>("GET", employees)).body.items ?? []).toEqual([]);
  expect((await answering(id))[0]).toBe("active");
});

it("does not combine the field classes of one role with the reach of another", async () => {
  await give(["hrAdmin", "payrollMaker"]);
  const both = await gateway.signIn("client@demo.com", "client");
  const { key } = await makeKey({ roleIds: [roleId("hrAdmin"), roleId("payrollMaker")] }, both);
  await give(["hrAdmin", "employee"]);
  const page = await withKey(key)<{ items: { id: string }[] }>("GET", employees);
  const one = await withKey(key)<{ pay: unknown; personal: unknown }>("GET", `${employees}/${page.body.items[0]?.id}`);
  expect([one.body.pay, one.body.personal === null]).toEqual([null, false]);
});

it("gets 404 for companies the responsible person lost, and is suspended if they lost all", async () => {
  await give(["hrAdmin"], sampleCompanies.logistics.id);
  const { id, key } = await keyOf({ companyIds: [trading, sampleCompanies.logistics.id] });
  const leave = (companyId: string) =>
    gateway.database.pool.query("delete from user_access where user_id = $1 and company_id = $2", [
      sampleAccounts.callum.id,
      companyId,
    ]);
  await leave(sampleCompanies.logistics.id);
  const at = (companyId: string) => withKey(key)("GET", `/companies/${companyId}/grades`).then(({ status }) => status);
  expect([await at(trading), await at(sampleCompanies.logistics.id)]).toEqual([200, 404]);
  expect(
    (await withKey(key)<{ items: { id: string }[] }>("GET", "/companies")).body.items.map((one) => one.id),
  ).toEqual([trading]);
  await leave(trading);
  expect(await answering(id)).toEqual(["orphaned", sampleAccounts.callum.fullName]);
  const found = await owner<{ items: ApiKey[] }>("GET", "/tenant/api-keys", {
    query: { status: ["orphaned"], pageSize: 100 },
  });
  expect(found.body.items.map((one) => one.id)).toContain(id);
  expect(await at(trading)).toBe(404);
});

it.each(["locked_at", "removed_at"])(
  "ends it with their account (%s), until someone else takes it over by saving it",
  async (column) => {
    const { id, key, version } = await keyOf();
    const mark = (value: string | null) =>
      gateway.database.pool.query(`update users set ${column} = $2 where id = $1`, [sampleAccounts.callum.id, value]);
    await mark(new Date().toISOString());
    try {
      expect((await withKey(key)("GET", grades)).status).toBe(401);
      expect((await answering(id))[0]).toBe("orphaned");
      const taken = await owner<ApiKey>("PUT", `/tenant/api-keys/${id}`, {
        body: wanted,
        headers: { "If-Match": `"${version}"` },
      });
      expect(taken.body).toMatchObject({ status: "active", answeredBy: sampleAccounts.adeline.fullName });
      expect((await withKey(key)("GET", grades)).status).toBe(200);
      const history = await owner<{ items: { changes: { field: string; after: unknown }[] }[] }>(
        "GET",
        `/tenant/api-keys/${id}/history`,
      );
      expect(history.body.items[0]?.changes).toContainEqual(
        expect.objectContaining({ field: "answeredBy", after: sampleAccounts.adeline.fullName }),
      );
    } finally {
      await mark(null);
    }
  },
);

it("has access, like the responsible person, to a company that it creates", async () => {
  const { key } = await makeKey({ roleIds: [roleId("tenantOwner")], scope: "tenant" });
  const made = await withKey(key)<{ id: string }>("POST", "/companies", {
    body: { company_name: "Made by a program Pte. Ltd.", uen: "202134567w" },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await withKey(key)("GET", `/companies/${made.body.id}/grades`)).status).toBe(200);
  expect((await owner("GET", `/companies/${made.body.id}/grades`)).status).toBe(200);
});
