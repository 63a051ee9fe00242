/** Roles and access: creating, granting, and what nobody can give away. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompanyOption,
  EffectivePermissions,
  HistoryPage,
  Problem,
  Role,
  RoleCatalogue,
  RoleComparison,
  RolePage,
  UserAccess,
  UserAccessPage,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const { trading, logistics } = sampleCompanies;
const { adeline, callum, siti } = sampleAccounts;
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

/** The status of the call says whether it is a record or a problem. */
type Either<Body> = Omit<Body, "status"> & Omit<Problem, "status">;

let count = 0;
const makeRole = async (more: object = {}) => {
  count += 1;
  return owner<Either<Role>>("POST", "/tenant/roles", {
    body: {
      code: `role-${count}`,
      name: `Role ${count}`,
      grants: [{ element: "grades", actions: ["view", "edit"], scope: "company" }],
      ...more,
    },
  });
};
const grant = (call: HrmsGateway["call"], body: object) =>
  call<Either<UserAccess>>("POST", "/tenant/user-access", {
    body: { userId: callum.id, companyId: trading.id, roleIds: [roleId("hrAdmin")], ...body },
  });
const revoke = (id: string, call = owner) => call<Problem>("DELETE", `/tenant/user-access/${id}`);

describe("roles", () => {
  it("are built in, cannot be changed, and can be cloned", async () => {
    const { body } = await owner<RolePage>("GET", "/tenant/roles", { query: { isSystem: true } });
    expect(body.items.map(({ code }) => code).sort()).toEqual([
      "auditor",
      "employee",
      "hrAdmin",
      "itAdmin",
      "kiosk",
      "manager",
      "payrollApprover",
      "payrollMaker",
      "tenantOwner",
    ]);
    expect(body.items.find(({ code }) => code === "tenantOwner")?.assignedCount).toBe(2);
    const manager = body.items.find(({ code }) => code === "manager") as Role;
    const change = { code: "manager", name: "Boss", grants: manager.grants };
    expect(
      (
        await owner<Problem>("PUT", `/tenant/roles/${manager.id}`, {
          headers: { "If-Match": `"${manager.version}"` },
          body: change,
        })
      ).body,
    ).toMatchObject({ status: 409, code: "system-role" });
    for (const step of ["archive", "restore"])
      expect((await owner<Problem>("POST", `/tenant/roles/${manager.id}/${step}`)).body).toMatchObject({
        status: 409,
        code: "system-role",
      });
    expect((await owner<Problem>("DELETE", `/tenant/roles/${manager.id}`)).body).toMatchObject({
      status: 409,
      code: "system-role",
    });
    const clone = (
      await owner<Role>("POST", `/tenant/roles/${manager.id}/clone`, { body: { code: "boss", name: "Boss" } })
    ).body;
    expect(clone).toMatchObject({
      isSystem: false,
      grants: manager.grants,
      fieldRights: manager.fieldRights,
      createdBy: "Adeline Goh",
    });
    const history = (await owner<HistoryPage>("GET", `/tenant/roles/${clone.id}/history`)).body;
    expect(history.items.map(({ action, by }) => [action, by])).toEqual([["create", "Adeline Goh"]]);
  });

  it("accept only existing elements and the actions they have", async () => {
    expect(
      (await makeRole({ grants: [{ element: "nowhere", actions: ["view"], scope: "company" }] })).body,
    ).toMatchObject({ status: 422, errors: [{ pointer: "/grants/0/element", code: "unknown-reference" }] });
    expect(
      (await makeRole({ grants: [{ element: "grades", actions: ["view", "run"], scope: "company" }] })).body,
    ).toMatchObject({ status: 422, errors: [{ pointer: "/grants/0/actions/1", code: "not-possible" }] });
  });

  it("list elements by module, in the product's order", async () => {
    const { modules } = (await owner<RoleCatalogue>("GET", "/tenant/roles/catalogue")).body;
    expect(modules.map(({ code, held }) => [code, held])).toEqual([
      ["core", true],
      ["people", true],
      ["leave", true],
      ["attendance", true],
      ["payroll", true],
    ]);
    expect(modules[1]?.elements.find(({ code }) => code === "grades")).toEqual({
      code: "grades",
      name: "Grades",
      actions: ["view", "create", "edit", "delete", "export"],
      sensitivity: "pay",
    });
  });

  it("list their members, searchable by role and name", async () => {
    const members = async (query: object) =>
      (
        await owner<UserAccessPage>("GET", "/tenant/user-access", { query: { pageSize: 100, ...query } })
      ).body.items.map(({ user }) => user);
    expect(new Set(await members({ roleIds: [roleId("tenantOwner")] }))).toEqual(new Set(["Adeline Goh"]));
    expect(new Set(await members({ q: "adeline" }))).toEqual(new Set(["Adeline Goh"]));
    expect(await members({ q: "adeline", roleIds: [roleId("auditor")] })).toEqual([]);
  });

  it("can be compared permission by permission", async () => {
    const made = (await makeRole({ fieldRights: [{ class: "pay", read: true, write: false }] })).body;
    const { body } = await owner<RoleComparison>("GET", `/tenant/roles/${made.id}/comparison`, {
      query: { with: roleId("payrollApprover") },
    });
    expect(body.rights.filter(({ element }) => element === "grades")).toEqual([
      { element: "grades", action: "view", scope: "company", otherScope: "company" },
      { element: "grades", action: "edit", scope: "company", otherScope: null },
    ]);
    expect(body.fieldRights.find((right) => right.class === "personal")).toEqual({
      class: "personal",
      read: false,
      write: false,
      otherRead: true,
      otherWrite: false,
    });
  });
});

describe("access", () => {
  it("can be granted, takes effect at once, and hides the company once revoked", async () => {
    const person = await gateway.signIn("client@demo.com", "client");
    expect((await person("GET", `/companies/${trading.id}/grades`)).status).toBe(403);
    const made = await grant(owner, {});
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        user: "Callum Fraser",
        company: "Merlion Trading Pte. Ltd.",
        roles: ["HR administrator"],
        scope: "company",
        validTo: null,
        status: "active",
      },
    ]);
    expect((await person("GET", `/companies/${trading.id}/grades`)).status).toBe(200);
    expect((await grant(owner, {})).body).toMatchObject({ status: 409, code: "duplicate" });
    const { companies } = (await owner<EffectivePermissions>("GET", `/tenant/users/${callum.id}/permissions`)).body;
    expect(companies).toMatchObject([{ companyId: trading.id, scope: "company", roles: ["HR administrator"] }]);
    expect(companies[0]?.permissions).toContainEqual({
      element: "grades",
      name: "Grades",
      module: "People",
      action: "edit",
      scope: "company",
      roles: ["HR administrator"],
    });
    expect(companies[0]?.fieldRights.find((right) => right.class === "pay")).toEqual({
      class: "pay",
      read: false,
      write: false,
      roles: [],
    });
    expect((await revoke(made.body.id)).status).toBe(204);
    expect((await person("GET", `/companies/${trading.id}/grades`)).status).toBe(403);
    expect((await person<CompanyOption[]>("GET", "/companies/options")).status).toBe(403);
    const events = await gateway.database.pool.query(
      "select action, changes from audit_events where subject = 'user-access' and record_id = $1 order by sequence",
      [made.body.id],
    );
    expect(events.rows.map(({ action }) => action)).toEqual(["create", "delete"]);
  });

  it("is filtered by state, and rejected for people and companies of other tenants", async () => {
    const scheduled = (await grant(owner, { companyId: logistics.id, validFrom: "2099-01-01" })).body;
    expect(scheduled).toMatchObject({ status: "scheduled" });
    const { body } = await owner<UserAccessPage>("GET", "/tenant/user-access", { query: { status: ["scheduled"] } });
    expect(body.items.map(({ id }) => id)).toEqual([scheduled.id]);
    expect((await grant(owner, { userId: sampleAccounts.lakshmi.id })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/userId" }],
    });
    expect((await grant(owner, { companyId: sampleCompanies.kitchen.id })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/companyId" }],
    });
    expect((await grant(owner, { roleIds: [roleId("platformAdmin")] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/roleIds/0" }],
    });
    await revoke(scheduled.id);
  });

  it("cannot exceed the permissions of the person who grants it", async () => {
    const clerk = (
      await makeRole({
        grants: [
          { element: "user-access", actions: ["view", "create", "edit", "delete"], scope: "company" },
          { element: "roles", actions: ["view", "create"], scope: "company" },
        ],
      })
    ).body;
    const place = (await grant(owner, { roleIds: [clerk.id] })).body;
    const person = await gateway.signIn("client@demo.com", "client");
    for (const code of ["tenantOwner", "hrAdmin", "payrollMaker"] as const) {
      expect((await grant(person, { userId: siti.id, companyId: trading.id, roleIds: [roleId(code)] })).status).toBe(
        403,
      );
    }
    const update = { userId: callum.id, companyId: trading.id, roleIds: [roleId("tenantOwner")] };
    expect(
      (await person("PUT", `/tenant/user-access/${place.id}`, { headers: { "If-Match": '"1"' }, body: update })).status,
    ).toBe(403);
    const role = { code: "mine", name: "Mine", grants: [{ element: "*", actions: ["view"], scope: "tenant" }] };
    expect((await person("POST", "/tenant/roles", { body: role })).status).toBe(403);
    expect(
      (await person("POST", `/tenant/roles/${roleId("auditor")}/clone`, { body: { code: "spy", name: "Spy" } })).status,
    ).toBe(403);
    await revoke(place.id);
  });

  it("cannot be taken from a tenant's last owner", async () => {
    const { body } = await owner<UserAccessPage>("GET", "/tenant/user-access", { query: { userId: adeline.id } });
    const [first, second] = body.items as [UserAccess, UserAccess];
    expect((await revoke(second.id)).status).toBe(204);
    expect((await revoke(first.id)).body).toMatchObject({ status: 409, code: "last-owner" });
    const update = { userId: adeline.id, companyId: first.companyId, roleIds: [roleId("hrAdmin")] };
    expect(
      (await owner<Problem>("PUT", `/tenant/user-access/${first.id}`, { headers: { "If-Match": '"1"' }, body: update }))
        .body,
    ).toMatchObject({ status: 409, code: "last-owner" });
  });
});
