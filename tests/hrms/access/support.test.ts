/** Support access: nothing without it, only its scope within it, nothing after it, all in the tenant's log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  AuditEventDetail,
  AuditEventPage,
  Grade,
  Problem,
  Session,
  SupportGrant,
  SupportGrantPage,
  SupportOffer,
} from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import type { CallOptions } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
const { priya, marcus } = sampleAccounts;

let gateway: HrmsGateway;
let owner: Call;
let clock = new Date();

beforeAll(async () => {
  gateway = await openHrmsGateway({
    now: () => clock,
    settings: { accessTokenSeconds: 86_400, refreshTokenSeconds: 86_400 },
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await gateway.signIn("admin@demo.com", "admin");
});

const withToken =
  (token: string): Call =>
  <Body>(method: string, path: string, options: CallOptions = {}) =>
    gateway.call<Body>(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } });

const input = (more: object = {}) => ({
  administratorId: priya.id,
  reason: "The pay run stops at a check.",
  roleId: roleId("auditor"),
  companyIds: [trading],
  hours: 24,
  ...more,
});
async function give(more: object = {}): Promise<SupportGrant> {
  // Granting the same access again would be a conflict.
  const { body: open } = await owner<SupportGrantPage>("GET", "/tenant/support-grants", {
    query: { status: ["open"] },
  });
  const wanted = input(more);
  for (const { id, roleId: role, reason } of open.items)
    if (role === wanted.roleId && reason === wanted.reason) await owner("POST", `/tenant/support-grants/${id}/end`);
  const { status, body } = await owner<SupportGrant>("POST", "/tenant/support-grants", { body: wanted });
  expect([status, body]).toMatchObject([
    201,
    { status: "open", administrator: "Priya Nair", createdBy: "Adeline Goh" },
  ]);
  return body;
}
/** Priya inside the tenant, and the session returned when she entered it. */
async function enter(id: string): Promise<{ inside: Call; session: Session }> {
  const outside = await gateway.signIn("platform@hrms.demo", "platform");
  const { status, body } = await outside<Session>("POST", `/platform/support-grants/${id}/enter`);
  expect(status).toBe(200);
  return { inside: withToken(body.accessToken), session: body };
}
const grades = `/companies/${trading}/grades`;

describe("without support access", () => {
  it("hides tenants and other people's access from the platform", async () => {
    const given = await give();
    const other = await gateway.signIn("ops@hrms.demo", "ops");
    expect((await other("GET", grades)).status).toBe(404);
    expect((await other<SupportOffer[]>("GET", "/platform/support-grants")).body).toEqual([]);
    expect((await other("POST", `/platform/support-grants/${given.id}/enter`)).status).toBe(404);
    expect((await other("DELETE", "/me/support-session")).status).toBe(404);
  });

  it("can be granted only for one's own tenant and only to platform accounts", async () => {
    const create = (more: object) => owner<Problem>("POST", "/tenant/support-grants", { body: input(more) });
    expect((await create({ administratorId: sampleAccounts.siti.id })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/administratorId" }],
    });
    expect((await create({ companyIds: [sampleCompanies.kitchen.id] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/companyIds/0" }],
    });
    expect((await create({ hours: 200 })).body).toMatchObject({ status: 422, errors: [{ pointer: "/hours" }] });
    const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
    const given = await give();
    expect((await outsider("POST", `/tenant/support-grants/${given.id}/end`)).status).toBe(404);
    expect(
      (
        await outsider<SupportGrantPage>("GET", "/tenant/support-grants", {
          query: { status: ["open"], pageSize: 100 },
        })
      ).body.items.map(({ id }) => id),
    ).not.toContain(given.id);
    expect(
      (await owner<{ label: string }[]>("GET", "/tenant/support-grants/administrators")).body.map(({ label }) => label),
    ).toEqual([marcus.fullName, priya.fullName]);
  });
});

describe("within support access", () => {
  it("gives the person the role in that company instead of the platform's permissions", async () => {
    const { inside, session } = await enter((await give()).id);
    expect(session.userData).toMatchObject({
      id: priya.id,
      fullName: "Priya Nair",
      extras: { support: { tenant: "Merlion Trading", reason: "The pay run stops at a check." } },
    });
    expect(session.userData.extras.platform).toBeUndefined();
    expect((await inside("GET", grades)).status).toBe(200);
    expect((await inside("POST", grades, { body: { name: "Of support", rank: 1 } })).status).toBe(403);
    expect((await inside("GET", `/companies/${sampleCompanies.logistics.id}/grades`)).status).toBe(404);
    expect((await inside("GET", `/companies/${sampleCompanies.kitchen.id}/grades`)).status).toBe(404);
    expect((await inside("GET", "/platform/tenants")).status).toBe(403);
    // The same session, renewed, is still inside.
    const renewed = await gateway.call<Session>("POST", "/jwt/refresh-token", {
      body: { refreshToken: session.refreshToken },
    });
    expect(renewed.body.userData.extras.support?.tenant).toBe("Merlion Trading");
  });

  it("records in the tenant's audit log who made each change and on whose behalf", async () => {
    const given = await give({ roleId: roleId("hrAdmin"), reason: "Grades are to be set up." });
    const { inside } = await enter(given.id);
    const made = await inside<Grade>("POST", grades, { body: { name: "Made by support", rank: 3 } });
    expect([made.status, made.body.createdBy]).toEqual([201, "Priya Nair (Support)"]);
    const { body: log } = await owner<AuditEventPage>("GET", "/tenant/audit-events", {
      query: { onBehalf: ["other"] },
    });
    expect(log.items.slice(0, 2)).toMatchObject([
      {
        action: "create",
        subject: "grades",
        recordName: "Made by support",
        actor: "Priya Nair (Support)",
        actingFor: "Adeline Goh",
        support: true,
      },
      {
        action: "enter",
        subject: "support-grants",
        recordId: given.id,
        actor: "Priya Nair (Support)",
        actingFor: "Adeline Goh",
        reason: "Grades are to be set up.",
      },
    ]);
    const { body: own } = await owner<AuditEventPage>("GET", "/tenant/audit-events", {
      query: { recordId: given.id, action: ["grant"] },
    });
    const { body: detail } = await owner<AuditEventDetail>("GET", `/tenant/audit-events/${own.items[0]?.id}`);
    expect(detail).toMatchObject({
      actor: "Adeline Goh",
      reason: "Grades are to be set up.",
      changes: expect.arrayContaining([{ field: "role", before: null, after: "HR administrator" }]),
    });
  });

  it("does not let the person grant access to others or extend their own", async () => {
    const { inside } = await enter((await give({ roleId: roleId("tenantOwner") })).id);
    expect(
      (await inside<Problem>("POST", "/tenant/support-grants", { body: input({ hours: 168 }) })).body,
    ).toMatchObject({ status: 403, code: "support-cannot-grant" });
    const key = { name: "Left behind", companyIds: [sampleCompanies.trading.id], roleIds: [roleId("employee")] };
    expect((await inside<Problem>("POST", "/tenant/api-keys", { body: key })).body).toMatchObject({
      status: 403,
      code: "support-cannot-grant",
    });
  });
});

describe("the end of support access", () => {
  it("restores the platform session when the person leaves", async () => {
    const { inside } = await enter((await give()).id);
    const left = await inside<Session>("DELETE", "/me/support-session");
    expect([left.status, left.body.userData.extras.platform]).toEqual([200, true]);
    const outside = withToken(left.body.accessToken);
    expect((await outside("GET", grades)).status).toBe(404);
    expect((await outside("GET", "/platform/tenants")).status).toBe(200);
    expect((await owner<AuditEventPage>("GET", "/tenant/audit-events")).body.items[0]).toMatchObject({
      action: "leave",
      actingFor: "Adeline Goh",
    });
  });

  it("applies from the next call after the tenant revokes it", async () => {
    const given = await give();
    const { inside } = await enter(given.id);
    expect((await inside("GET", grades)).status).toBe(200);
    expect((await owner<SupportGrant>("POST", `/tenant/support-grants/${given.id}/end`)).body).toMatchObject({
      status: "ended",
      endedBy: "Adeline Goh",
    });
    expect((await inside("GET", grades)).status).toBe(404);
    expect((await inside("POST", `/platform/support-grants/${given.id}/enter`)).status).toBe(404);
    expect((await owner<Problem>("POST", `/tenant/support-grants/${given.id}/end`)).body).toMatchObject({
      status: 409,
      code: "not-open",
    });
  });

  it("applies exactly when the time is up", async () => {
    const given = await give({ hours: 1 });
    const { inside } = await enter(given.id);
    clock = new Date(Date.parse(given.endsAt) - 1);
    expect((await inside("GET", grades)).status).toBe(200);
    clock = new Date(given.endsAt);
    expect((await inside("GET", grades)).status).toBe(404);
    const { body: page } = await owner<SupportGrantPage>("GET", "/tenant/support-grants", {
      query: { status: ["expired"] },
    });
    expect(page.items.map(({ id }) => id)).toContain(given.id);
  });

  it("follows when new access is granted to the same person, replacing the old one", async () => {
    const first = await give();
    const { inside } = await enter(first.id);
    await give({ roleId: roleId("hrAdmin") });
    expect((await inside("GET", grades)).status).toBe(404);
    expect(
      (await owner<SupportGrantPage>("GET", "/tenant/support-grants", { query: { status: ["open"] } })).body.total,
    ).toBe(1);
  });
});
