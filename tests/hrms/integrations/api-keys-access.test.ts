/** Access given by an API key ends with the key and its person: what keys may not do, and what happens to pending access. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type {
  ApiKey,
  HistoryPage,
  Invitation,
  InvitationState,
  MfaSecret,
  NewApiKey,
  NewWebhook,
  Problem,
  Session,
  SupportGrant,
  UserAccessPage,
  Webhook,
} from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { idsIn, send } from "../../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { codeAt } from "../../support/totp.ts";

type Call = HrmsGateway["call"];
type Either<Body> = Body & Omit<Problem, "status">;

const minute = 60_000;
const day = 24 * 60 * minute;
let clock = new Date();
let gateway: HrmsGateway;
/** Without two-step verification. */
let colleague: Call;
let session: Session;
let secret: string;

const owner: Call = (method, path, options = {}) =>
  gateway.call(method, path, {
    ...options,
    headers: { ...options.headers, Authorization: `Bearer ${session.accessToken}` },
  });
const withKey =
  (key: string): Call =>
  (method, path, options = {}) =>
    gateway.call(method, path, { ...options, headers: { ...options.headers, Authorization: `Bearer ${key}` } });
const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};
const code = (): string => codeAt(secret, clock);

/** Signs the owner in with a current code. */
async function signIn(): Promise<void> {
  const { body } = await gateway.call<{ challenge: string }>("POST", "/jwt/login", {
    body: { email: "admin@demo.com", password: "admin" },
  });
  session = (await gateway.call<Session>("POST", "/auth/mfa", { body: { challenge: body.challenge, code: code() } }))
    .body;
}

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  session = (
    await gateway.call<Session>("POST", "/jwt/login", { body: { email: "admin@demo.com", password: "admin" } })
  ).body;
  colleague = await gateway.signIn("hr@merlion.demo", "hr");
});
afterAll(() => gateway.close());

const wanted = { name: "Directory sync", companyIds: [trading], roleIds: [roleId("tenantOwner")], scope: "tenant" };
const put = (by: Call, key: ApiKey, fields: object) =>
  by<Either<ApiKey>>("PUT", `/tenant/api-keys/${key.id}`, {
    body: { ...wanted, ...fields },
    headers: { "If-Match": `"${key.version}"` },
  });
async function makeKey(fields: object = {}): Promise<NewApiKey> {
  const { status, body } = await owner<NewApiKey>("POST", "/tenant/api-keys", { body: { ...wanted, ...fields } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const at = `/companies/${trading}/invitations`;
async function invite(
  call: Call,
  email: string,
  role: "tenantOwner" | "employee" = "tenantOwner",
): Promise<Invitation> {
  const { status, body } = await call<Invitation>("POST", at, {
    body: { email, roleIds: [roleId(role)], scope: "company" },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
async function tokenOf(email: string): Promise<string> {
  const { body } = await gateway.call<{ items: { recipient: string; link: string | null }[] }>("GET", "/dev/outbox", {
    query: { q: email, pageSize: 100 },
  });
  return (
    new URLSearchParams(
      body.items
        .find(({ recipient, link }) => recipient === email && link?.includes("invitation"))
        ?.link?.split("?")[1],
    ).get("token") ?? ""
  );
}
const accept = (token: string) =>
  gateway.call<Either<Session>>("POST", "/invitation/accept", {
    body: { token, fullName: "Lim Wei Ling", password: "Orchid-Road-77" },
  });
const accountsOf = async (email: string) =>
  (await gateway.database.pool.query("select id from users where email = $1", [email])).rows;

describe("a key without the permission", () => {
  it.each(
    operations.filter(({ managesAccess }) => managesAccess).map((operation) => [operation.id, operation] as const),
  )("is refused %s, whatever its roles", async (_id, operation) => {
    const { key } = await (made ??= makeKey());
    const { status, body } = await send(
      withKey(key),
      operation,
      Object.fromEntries(idsIn(operation.path).map((name) => [name, trading])),
    );
    expect([status, body["code"]]).toEqual([
      403,
      operation.ability?.subject === "api-keys" ? "person-only" : "key-may-not-manage-access",
    ]);
  });
  let made: Promise<NewApiKey> | undefined;

  it("can read about access and do its other work", async () => {
    const { key } = await makeKey();
    expect((await withKey(key)("GET", at)).status).toBe(200);
    expect(
      (await withKey(key)("POST", `/companies/${trading}/grades`, { body: { name: "From a program", rank: 81 } }))
        .status,
    ).toBe(201);
  });
});

describe("the permission", () => {
  it("can be given only with two-step verification and a fresh code, and is recorded in the key's history", async () => {
    expect(
      (await owner<Problem>("POST", "/tenant/api-keys", { body: { ...wanted, mayManageAccess: true } })).body,
    ).toMatchObject({ status: 403, code: "second-step-required" });
    secret = (await owner<MfaSecret>("POST", "/me/profile/mfa", { body: { password: "admin" } })).body.secret;
    expect((await owner("POST", "/me/profile/mfa/confirm", { body: { code: code() } })).status).toBe(200);
    const made = await makeKey();
    expect(made.mayManageAccess).toBe(false);
    later(9 * minute);
    session = (
      await gateway.call<Session>("POST", "/jwt/refresh-token", { body: { refreshToken: session.refreshToken } })
    ).body;
    later(2 * minute);
    expect((await put(owner, made, { mayManageAccess: true })).body).toMatchObject({
      status: 403,
      code: "stepUpRequired",
    });
    expect((await owner("POST", "/auth/step-up", { body: { code: code() } })).status).toBe(204);
    const allowed = await put(owner, made, { mayManageAccess: true });
    expect([allowed.status, allowed.body.mayManageAccess]).toEqual([200, true]);
    const { body } = await owner<HistoryPage>("GET", `/tenant/api-keys/${made.id}/history`);
    expect(body.items[0]?.changes).toEqual([{ field: "mayManageAccess", before: false, after: true }]);
    // The person who takes the key over, for example by renaming it, becomes responsible for the permission too.
    colleague = await gateway.signIn("hr@merlion.demo", "hr");
    const hr = { roleIds: [roleId("hrAdmin")], scope: "company" };
    expect((await put(colleague, allowed.body, { ...hr, mayManageAccess: true })).body).toMatchObject({
      status: 403,
      code: "second-step-required",
    });
    expect((await put(colleague, allowed.body, { ...hr, mayManageAccess: false })).status).toBe(200);
  });
});

describe("invitations and support access given by a key", () => {
  beforeEach(async () => {
    later(2 * minute);
    await signIn();
  });

  it("are cancelled when the key is revoked: the invited owner cannot join", async () => {
    const { id, key } = await makeKey({ mayManageAccess: true });
    const invitation = await invite(withKey(key), "thief@kopi.example");
    const token = await tokenOf("thief@kopi.example");
    const grant = await withKey(key)<SupportGrant>("POST", "/tenant/support-grants", {
      body: {
        administratorId: sampleAccounts.priya.id,
        reason: "The pay run stops",
        roleId: roleId("tenantOwner"),
        companyIds: [trading],
        hours: 24,
      },
    });
    const hook = await withKey(key)<NewWebhook>("POST", "/tenant/webhooks", {
      body: { name: "Away", url: "https://hooks.example/hrms", events: ["employee.created"] },
    });
    expect([grant.status, hook.status]).toEqual([201, 201]);
    expect((await owner("POST", `/tenant/api-keys/${id}/revoke`)).status).toBe(200);
    expect((await owner<Invitation>("GET", `${at}/${invitation.id}`)).body.status).toBe("revoked");
    expect((await owner<HistoryPage>("GET", `${at}/${invitation.id}/history`)).body.items[0]).toMatchObject({
      action: "revoke",
      by: "Adeline Goh",
    });
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "link-expired" });
    expect(await accountsOf("thief@kopi.example")).toEqual([]);
    expect((await owner<SupportGrant>("GET", `/tenant/support-grants/${grant.body.id}`)).body.status).toBe("ended");
    expect((await owner<Webhook>("GET", `/tenant/webhooks/${hook.body.id}`)).body.status).toBe("paused");
  });

  it("are cancelled when the permission is removed", async () => {
    const made = await makeKey({ mayManageAccess: true });
    const { id } = await invite(withKey(made.key), "no.more@kopi.example");
    expect((await put(owner, made, { mayManageAccess: false })).status).toBe(200);
    expect((await owner<Invitation>("GET", `${at}/${id}`)).body.status).toBe("revoked");
    expect(
      (
        await withKey(made.key)<Problem>("POST", at, {
          body: { email: "again@kopi.example", roleIds: [roleId("employee")] },
        })
      ).body.code,
    ).toBe("key-may-not-manage-access");
  });

  it("are invalid after the key expires, until a person sends them again and becomes responsible", async () => {
    const { key } = await makeKey({
      mayManageAccess: true,
      expiresOn: new Date(clock.getTime() + 8 * 60 * minute).toISOString().slice(0, 10),
    });
    const { id } = await invite(withKey(key), "late@kopi.example");
    const { body: grant } = await withKey(key)<SupportGrant>("POST", "/tenant/support-grants", {
      body: {
        administratorId: sampleAccounts.marcus.id,
        reason: "The pay run stops",
        roleId: roleId("tenantOwner"),
        companyIds: [trading],
        hours: 100,
      },
    });
    const platform = await gateway.signIn("ops@hrms.demo", "ops");
    const offered = async (by: Call) =>
      (await by<{ id: string }[]>("GET", "/platform/support-grants")).body.map((one) => one.id);
    expect(await offered(platform)).toContain(grant.id);
    later(2 * day);
    await signIn();
    const token = await tokenOf("late@kopi.example");
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "inviter-lost-rights" });
    expect(
      (await gateway.call<Either<InvitationState>>("POST", "/invitation/check", { body: { token } })).body.code,
    ).toBe("inviter-lost-rights");
    expect(await offered(await gateway.signIn("ops@hrms.demo", "ops"))).not.toContain(grant.id);
    expect((await owner<SupportGrant>("GET", `/tenant/support-grants/${grant.id}`)).body.status).toBe("ended");
    expect((await owner("POST", `${at}/${id}/resend`)).status).toBe(200);
    expect((await accept(await tokenOf("late@kopi.example"))).status).toBe(200);
    expect(
      (await owner<UserAccessPage>("GET", "/tenant/user-access", { query: { q: "Lim Wei Ling" } })).body.items[0]
        ?.createdBy,
    ).toBe("Adeline Goh");
  });
});

describe("an invitation by a person", () => {
  beforeEach(async () => {
    later(2 * minute);
    await signIn();
  });
  const hr = sampleAccounts.rachel.id;
  const set = (sql: string) => gateway.database.pool.query(sql, [hr]);

  it("is rejected while that person may no longer give the access", async () => {
    colleague = await gateway.signIn("hr@merlion.demo", "hr");
    await invite(colleague, "by.rachel@kopi.example", "employee");
    const token = await tokenOf("by.rachel@kopi.example");
    const check = async () =>
      (await gateway.call<Either<InvitationState>>("POST", "/invitation/check", { body: { token } })).body.code;
    expect(token).not.toBe("");
    await set("update users set locked_at = now() where id = $1");
    expect(await check()).toBe("inviter-lost-rights");
    await set("update users set locked_at = null where id = $1");
    expect(await check()).toBeUndefined();
    await set("update user_access set valid_from = '2020-01-01', valid_to = '2020-12-31' where user_id = $1");
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "inviter-lost-rights" });
    expect(await accountsOf("by.rachel@kopi.example")).toEqual([]);
    await set("update user_access set valid_to = null where user_id = $1");
    expect((await accept(token)).status).toBe(200);
  });

  it("can be sent again only by someone who may give its roles", async () => {
    const { id } = await invite(owner, "payroll@kopi.example");
    colleague = await gateway.signIn("hr@merlion.demo", "hr");
    expect((await colleague<Problem>("POST", `${at}/${id}/resend`)).body).toMatchObject({
      status: 403,
      code: "beyond-own",
    });
  });
});
