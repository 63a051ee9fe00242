/** Permissions from package, roles and access rows: at sign-in, and on the server at each call. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CompanyOption, Session } from "#generated/hrms/schema.ts";
import { accessId, roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const { trading, logistics } = sampleCompanies;
let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

const query = (text: string, values: unknown[] = []) => gateway.database.pool.query(text, values);
/** Callum has an account, but no permission in a company unless a test gives him one. */
async function give(
  companyId: string,
  role: Parameters<typeof roleId>[0],
  days: { from?: string; to?: string } = {},
): Promise<void> {
  await query(
    "insert into user_access (tenant_id, user_id, company_id, role_ids, valid_from, valid_to) values ($1, $2, $3, $4, $5, $6)",
    [
      sampleTenants.merlion.id,
      sampleAccounts.callum.id,
      companyId,
      JSON.stringify([roleId(role)]),
      days.from ?? "2026-01-01",
      days.to ?? null,
    ],
  );
}
beforeEach(() => query("delete from user_access where user_id = $1", [sampleAccounts.callum.id]));
const callum = () => gateway.signIn("client@demo.com", "client");
const abilityOf = async () =>
  (await gateway.call<Session>("POST", "/jwt/login", { body: { email: "client@demo.com", password: "client" } })).body
    .userData.ability;
const grades = (company: string) => `/companies/${company}/grades`;

describe("a role", () => {
  it("applies only in its company", async () => {
    await give(trading.id, "hrAdmin");
    await give(logistics.id, "payrollApprover");
    const call = await callum();
    expect((await call<CompanyOption[]>("GET", "/companies/options")).body).toHaveLength(2);
    expect((await call("POST", grades(trading.id), { body: { name: "Steward", rank: 4 } })).status).toBe(201);
    expect((await call("GET", grades(logistics.id))).status).toBe(200);
    expect((await call("POST", grades(logistics.id), { body: { name: "Steward", rank: 4 } })).status).toBe(403);
    expect((await call("GET", "/companies/" + sampleCompanies.kitchen.id + "/grades")).status).toBe(404);
    expect(await abilityOf()).toContainEqual({
      action: "create",
      subject: "grades",
      conditions: { companyId: { $in: [trading.id] } },
    });
  });

  it("adds to the account's own permissions; removal takes effect at once on the server and at the next refresh", async () => {
    await give(trading.id, "hrAdmin");
    expect(await abilityOf()).toEqual(
      expect.arrayContaining([
        { action: "read", subject: "ACL" },
        { action: "create", subject: "grades" },
      ]),
    );
    const call = await callum();
    expect((await call("GET", grades(trading.id))).status).toBe(200);
    await query("delete from user_access where user_id = $1", [sampleAccounts.callum.id]);
    // Whatever the server has cached of the roles: without the row there is no company.
    expect([403, 404]).toContain((await call("GET", grades(trading.id))).status);
    expect(await abilityOf()).toEqual([
      { action: "read", subject: "ACL" },
      { action: "read", subject: "Auth" },
    ]);
  });

  it("applies only on its days", async () => {
    await give(trading.id, "hrAdmin", { to: "2026-02-01" });
    await give(logistics.id, "hrAdmin", { from: "2099-01-01" });
    expect(await abilityOf()).toEqual([
      { action: "read", subject: "ACL" },
      { action: "read", subject: "Auth" },
    ]);
  });
});

describe("a package", () => {
  it("removes what it lacks from everyone, owners included", async () => {
    const change = (code: string) =>
      query("update tenant_packages set package_id = $1 where tenant_id = $2", [
        accessId("package", code),
        sampleTenants.banyan.id,
      ]);
    const ppf = `/companies/${sampleCompanies.kitchen.id}/ppf`;
    expect((await (await gateway.signIn("owner@banyan.demo", "banyan"))("GET", ppf)).status).toBe(200);
    await change("starter");
    const call = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await call("GET", ppf)).status).toBe(403);
    expect((await call("GET", `/companies/${sampleCompanies.kitchen.id}/grades`)).status).toBe(200);
    const { body } = await gateway.call<Session>("POST", "/jwt/login", {
      body: { email: "owner@banyan.demo", password: "banyan" },
    });
    expect(body.userData.ability).toEqual(
      expect.arrayContaining([
        { action: "manage", subject: "all" },
        { action: "manage", subject: "leaves", inverted: true },
      ]),
    );
    await change("complete");
  });
});
