/** Sign-in through a company's own provider, and who must not get in. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { MyMfa, Session, Sso, SsoInput } from "#generated/hrms/schema.ts";
import { createProviderFetch } from "#src/server/provider-fetch.ts";
import type { SystemRole } from "#src/domain/access/system-roles.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { openHrmsGateway, type HrmsGateway } from "../../support/hrms-gateway.ts";
import { startOidcProvider, type OidcProvider } from "../../support/oidc-provider.ts";

const hr = "hr@merlion.demo";
let shift = 0;
let provider: OidcProvider;
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];

beforeAll(async () => {
  provider = await startOidcProvider();
  gateway = await openHrmsGateway({
    now: () => new Date(Date.now() + shift),
    settings: { ssoInside: true, providerFetch: createProviderFetch({ inside: true }) },
  });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(async () => {
  shift = 0;
  provider.claims = {};
  provider.person = { sub: "rachel", email: hr, email_verified: true, name: "Rachel Tan" };
  await connect({});
});

const version = async (): Promise<string> => `"${(await owner<Sso>("GET", "/tenant/sso")).body.version}"`;
async function connect(more: Partial<SsoInput>) {
  const body: SsoInput = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    domains: ["merlion.demo"],
    passwordAllowed: true,
    active: true,
    ...more,
  };
  return owner<Sso & { errors?: { pointer: string; code: string }[] }>("PUT", "/tenant/sso", {
    headers: { "If-Match": await version() },
    body,
  });
}

type Refusal = { code: string };
const start = (email = hr) =>
  gateway.call<{ url: string; state: string } & Refusal>("POST", "/auth/sso/start", { body: { email } });
const finish = (body: object) => gateway.call<Session & Refusal>("POST", "/auth/sso/finish", { body });
async function signIn(email = hr) {
  const { status, body } = await start(email);
  expect(status).toBe(200);
  return finish(await provider.visit(body.url));
}
const refusal = async (email?: string) => {
  const { status, body } = await signIn(email);
  return [status, body.code];
};

it("signs in people known to the provider, with a normal session", async () => {
  const { status, body } = await signIn();
  expect([status, body.userData.email]).toEqual([200, hr]);
  expect(
    (await gateway.call("GET", "/me/profile", { headers: { Authorization: `Bearer ${body.accessToken}` } })).status,
  ).toBe(200);
  expect((await start()).body.url).toContain(encodeURIComponent("https://hrms.example/pages/sso-callback"));
});

it("asks people who sign in through it for a recent sign-in instead of a password before enrolment in two-step verification", async () => {
  await connect({ passwordAllowed: false });
  const { body } = await signIn();
  const call = (method: string, payload?: object) =>
    gateway.call<Refusal & MyMfa>(method, "/me/profile/mfa", {
      headers: { Authorization: `Bearer ${body.accessToken}` },
      ...(payload && { body: payload }),
    });
  expect((await call("GET")).body.asksPassword).toBe(false);
  expect((await call("POST", {})).status).toBe(200);
  await gateway.database.pool.query("update sessions set created_at = created_at - interval '11 minutes'");
  expect((await call("POST", { password: "hr" })).body).toMatchObject({ status: 409, code: "sign-in-again" });
});

it("never returns the secret, requires it again when the provider changes, and records changes of it", async () => {
  const { body } = await owner<Sso>("GET", "/tenant/sso");
  expect(body).toMatchObject({ hasSecret: true, domains: ["merlion.demo"] });
  expect(JSON.stringify(body)).not.toContain(provider.clientSecret);
  const { rows } = await gateway.database.pool.query<{ kept: string }>(
    "select client_secret_enc as kept from sso_connections",
  );
  expect(rows[0]?.kept).not.toContain(provider.clientSecret);
  const kept: SsoInput = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    domains: ["merlion.demo"],
    passwordAllowed: true,
    active: true,
  };
  expect((await owner("PUT", "/tenant/sso", { headers: { "If-Match": await version() }, body: kept })).status).toBe(
    200,
  );
  expect((await signIn()).status).toBe(200);
  const elsewhere = await owner<Refusal & { errors: { pointer: string }[] }>("PUT", "/tenant/sso", {
    headers: { "If-Match": await version() },
    body: { ...kept, issuer: "https://elsewhere.example" },
  });
  expect([elsewhere.status, elsewhere.body.errors[0]?.pointer]).toEqual([422, "/clientSecret"]);
  const { rows: events } = await gateway.database.pool.query(
    "select changes from audit_events where subject = 'settings' and changes::text like '%clientSecret%'",
  );
  expect(events.length).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toContain(provider.clientSecret);
});

it("accepts a state once, within ten minutes", async () => {
  const back = await provider.visit((await start()).body.url);
  expect((await finish(back)).status).toBe(200);
  expect((await finish(back)).body.code).toBe("sso-expired");
  const late = await provider.visit((await start()).body.url);
  shift = 11 * 60_000;
  expect((await finish(late)).body.code).toBe("sso-expired");
  expect((await finish({ ...late, state: "made-up" })).status).toBe(401);
});

it("rejects tokens for another sign-in or client, or from another provider", async () => {
  provider.claims = { nonce: "another" };
  expect(await refusal()).toEqual([401, "sso-failed"]);
  provider.claims = {};
  const [one, other] = [await provider.visit((await start()).body.url), await provider.visit((await start()).body.url)];
  expect((await finish({ ...one, code: other.code })).body.code).toBe("sso-failed");
  const third = await provider.visit((await start()).body.url);
  expect((await finish({ ...third, iss: "https://elsewhere.example" })).body.code).toBe("sso-failed");
});

it("accepts only verified addresses in the company's domains", async () => {
  provider.person = { ...provider.person, email_verified: false };
  expect(await refusal()).toEqual([401, "sso-unverified"]);
  provider.person = { sub: "rachel", email: "client@demo.com", email_verified: true };
  expect(await refusal()).toEqual([401, "sso-nobody"]);
  await connect({ domains: ["banyan.demo", "merlion.demo"] });
  provider.person = { sub: "lakshmi", email: "owner@banyan.demo", email_verified: true };
  expect(await refusal()).toEqual([401, "sso-nobody"]);
  provider.person = { sub: "new", email: "stranger@merlion.demo", email_verified: true };
  expect(await refusal()).toEqual([401, "sso-nobody"]);
});

it("binds an account to the first provider account, in both directions", async () => {
  await signIn();
  provider.person = { ...provider.person, sub: "someone-else" };
  expect(await refusal()).toEqual([401, "sso-subject"]);
  provider.person = { sub: "rachel", email: "manager@merlion.demo", email_verified: true };
  expect(await refusal("manager@merlion.demo")).toEqual([401, "sso-subject"]);
});

it("answers the same for unknown people, other tenants and disabled sign-on", async () => {
  const answers = [
    await start("nobody@merlion.demo"),
    await start("owner@banyan.demo"),
    await start("platform@hrms.demo"),
  ];
  await connect({ active: false });
  answers.push(await start());
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["409 sso-unavailable"]),
  );
});

it("accepts an open invitation, and creates no account without one", async () => {
  const email = "newcomer@merlion.demo";
  const { body: roles } = await owner<{ id: string; label: string }[]>("GET", "/tenant/roles/options");
  const invited = await owner("POST", `/companies/${sampleCompanies.trading.id}/invitations`, {
    body: { email, roleIds: [roles[0]?.id], scope: "company" },
  });
  expect(invited.status).toBe(201);
  provider.person = { sub: "newcomer", email, email_verified: true, name: "Nadia Newcomer" };
  const { status, body } = await signIn(email);
  expect([status, body.userData.fullName]).toEqual([200, "Nadia Newcomer"]);
  expect((await signIn(email)).status).toBe(200);
});

it("can be the only way to sign in, except for owners", async () => {
  await connect({ passwordAllowed: false });
  const login = (email: string, password: string) =>
    gateway.call<{ error: { code?: string } }>("POST", "/jwt/login", { body: { email, password } });
  const refused = await login(hr, "hr");
  expect([refused.status, refused.body.error.code]).toEqual([400, "sso-required"]);
  expect((await login("admin@demo.com", "admin")).status).toBe(200);
  await connect({ active: false, passwordAllowed: false });
  expect((await login(hr, "hr")).status).toBe(200);
});

it("can prevent passwords altogether: by invitation, by email or by changing it", async () => {
  const last = async (to: string) =>
    (await owner<{ items: { link: string }[] }>("GET", "/dev/outbox", { query: { q: to } })).body.items[0]?.link.split(
      "token=",
    )[1] ?? "";
  const ssoRequired = { status: 422, body: { errors: [{ pointer: "/password", code: "sso-required" }] } };
  const password = "Orchid-Road-77";
  const invited = async (email: string, role: SystemRole["code"], scope: string) => {
    expect(
      (
        await owner("POST", `/companies/${sampleCompanies.trading.id}/invitations`, {
          body: { email, roleIds: [roleId(role)], scope },
        })
      ).status,
    ).toBe(201);
    return last(email);
  };
  const withHr = await gateway.signIn(hr, "hr");
  await gateway.call("POST", "/password/forgot", { body: { email: hr } });
  const [reset, plain, chosen] = [
    await last(hr),
    await invited("plain@merlion.demo", "manager", "company"),
    await invited("chosen@merlion.demo", "tenantOwner", "tenant"),
  ];
  await connect({ passwordAllowed: false });

  const check = (token: string) =>
    gateway
      .call<{ account: string }>("POST", "/invitation/check", { body: { token } })
      .then(({ body }) => body.account);
  expect([await check(plain), await check(chosen)]).toEqual(["provider", "none"]);
  const accept = (token: string) =>
    gateway.call("POST", "/invitation/accept", { body: { token, fullName: "Someone New", password } });
  expect(await accept(plain)).toMatchObject(ssoRequired);
  expect((await accept(chosen)).status).toBe(200);
  expect(await gateway.call("POST", "/password/reset/check", { body: { token: reset } })).toMatchObject({
    status: 409,
    body: { code: "sso-required" },
  });
  expect(await gateway.call("POST", "/password/reset", { body: { token: reset, password } })).toMatchObject(
    ssoRequired,
  );
  const change = (call: HrmsGateway["call"], currentPassword: string) =>
    call("PUT", "/me/profile/password", { body: { currentPassword, password } });
  expect(await change(withHr, "hr")).toMatchObject(ssoRequired);

  // Former owners lose the exception.
  const { pool } = gateway.database;
  await pool.query(
    "update user_access set valid_from = '2020-01-01', valid_to = '2020-01-01' where user_id = (select id from users where email = 'chosen@merlion.demo')",
  );
  const late = await gateway.call<{ error: { code?: string } }>("POST", "/jwt/login", {
    body: { email: "chosen@merlion.demo", password },
  });
  expect([late.status, late.body.error.code]).toEqual([400, "sso-required"]);
  await connect({});
  expect((await accept(plain)).status).toBe(200);
  expect((await gateway.call("POST", "/password/reset", { body: { token: reset, password } })).status).toBe(204);
});

it("does not sign in to closed tenants or locked accounts", async () => {
  const { pool } = gateway.database;
  await pool.query("update users set locked_at = now() where email = $1", [hr]);
  expect(await refusal()).toEqual([401, "shut-out"]);
  await pool.query("update users set locked_at = null where email = $1", [hr]);
  await pool.query("update tenants set status = 'suspended' where id = $1", [sampleTenants.merlion.id]);
  const { status, body } = await signIn();
  expect([status, body.userData.extras.tenant?.status]).toEqual([200, "suspended"]);
  await pool.query("update tenants set status = 'closed' where id = $1", [sampleTenants.merlion.id]);
  expect(await refusal()).toEqual([401, "shut-out"]);
  await pool.query("update tenants set status = 'active' where id = $1", [sampleTenants.merlion.id]);
});

it("can be enabled only with a secret and when the provider responds", async () => {
  const fault = async (more: Partial<SsoInput>) => {
    const { status, body } = await connect({ active: true, ...more });
    return [status, body.errors?.map(({ pointer, code }) => [pointer, code])];
  };
  await connect({ active: false, issuer: `${provider.issuer}/nowhere` });
  expect(await fault({ issuer: `${provider.issuer}/nowhere` })).toEqual([422, [["/issuer", "no-provider"]]]);
  expect(await fault({ clientSecret: null })).toEqual([422, [["/clientSecret", "required"]]]);
  expect((await owner<Sso>("GET", "/tenant/sso")).body).toMatchObject({
    active: false,
    issuer: `${provider.issuer}/nowhere`,
    hasSecret: true,
  });
  // An enabled provider stays enabled; it is called again only for a new address.
  expect((await connect({})).status).toBe(200);
  expect(await fault({ issuer: `${provider.issuer}/nowhere` })).toEqual([422, [["/issuer", "no-provider"]]]);
  expect((await signIn()).status).toBe(200);
});

it("does not call addresses in the server's network unless allowed", async () => {
  const strict = createProviderFetch({ inside: false, resolve: async () => ["10.0.0.7"] });
  const options = { method: "GET", headers: {}, body: undefined, redirect: "manual" } as const;
  await expect(strict(`${provider.issuer}/jwks`, options)).rejects.toThrow("https");
  await expect(strict("https://login.company.example/jwks", options)).rejects.toThrow("open network");
  expect(
    (await owner<{ found: boolean }>("POST", "/tenant/sso/test", { body: { issuer: provider.issuer } })).body,
  ).toEqual({ found: true });
  expect(
    (await owner<{ found: boolean }>("POST", "/tenant/sso/test", { body: { issuer: `${provider.issuer}/nowhere` } }))
      .body,
  ).toEqual({ found: false });
  expect((await owner("POST", "/tenant/sso/test", { body: { issuer: "ftp://login.example" } })).status).toBe(422);
});
