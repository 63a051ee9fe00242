/** Two-step verification: enrolment, sign-in, recovery, disabling; codes work once, and too many wrong ones lock it. */
import { beforeEach, describe, expect, it } from "vitest";
import type {
  EffectivePermissions,
  MfaSecret,
  MyMfa,
  OutboxPage,
  PlatformUser,
  Problem,
  RecoveryCodes,
  RegisterAnswer,
  Session,
  Settings,
} from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { codeAt } from "../../support/totp.ts";

const second = 1000;
const minute = 60 * second;
const at = "/me/profile/mfa";
const password = "Orchid-Road-77";
let clock: Date;
let gateway: HrmsGateway;
let people = 0;
beforeEach(async () => {
  clock = new Date("2026-11-20T04:30:00.000Z");
  gateway = await openHrmsGateway({ now: () => clock });
  return () => gateway.close();
});

/** A different code each time. */
const later = (ms = 30 * second): void => {
  clock = new Date(clock.getTime() + ms);
};
const codeNow = (secret: string): string => codeAt(secret, clock);
const wrongCode = (secret: string): string => String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, "0");

type Call = <Body = Problem>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Body; headers: Readonly<Record<string, string | undefined>> }>;
const as =
  (token: string): Call =>
  (method, path, body) =>
    gateway.call(method, path, { ...(body !== undefined && { body }), headers: { Authorization: `Bearer ${token}` } });
const login = <Body = Session>(email: string, secret = password) =>
  gateway.call<Body>("POST", "/jwt/login", { body: { email, password: secret } });
const verify = <Body = Session>(body: object) => gateway.call<Body>("POST", "/auth/mfa", { body });
const challengeOf = async (email: string, secret = password) =>
  (await login<Problem & { challenge: string }>(email, secret)).body.challenge;
const mailsTo = async (email: string) =>
  (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email } })).body.items.map(
    ({ subject }) => subject,
  );

/** A person with their own tenant. */
async function newcomer() {
  people += 1;
  const email = `second.master.${people}@kopi.example`;
  const { body } = await gateway.call<RegisterAnswer>("POST", "/jwt/register", {
    body: { email, username: `second${people}x`, password },
  });
  if (!("user" in body)) throw new Error(JSON.stringify(body));
  return { email, call: as(body.accessToken), userId: body.user.id };
}

async function enrol(call: Call, own = password) {
  const { secret } = (await call<MfaSecret>("POST", at, { password: own })).body;
  const { body } = await call<RecoveryCodes>("POST", `${at}/confirm`, { code: codeNow(secret) });
  later();
  return { secret, codes: body.recoveryCodes };
}

async function enrolled() {
  const person = await newcomer();
  return { ...person, ...(await enrol(person.call)) };
}

describe("enrolment", () => {
  it("requires the password, so that an open session alone cannot lock the owner out", async () => {
    const { call } = await newcomer();
    expect((await call("POST", at, {})).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/password", code: "required" }],
    });
    expect((await call("POST", at, { password: "Orchid-Road-78" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/password", code: "password-wrong" }],
    });
    expect((await call("POST", `${at}/confirm`, { code: "000000" })).body).toMatchObject({
      status: 409,
      code: "mfa-not-begun",
    });
  });

  it("ends the account's other sessions and keeps the current one", async () => {
    const { email, call } = await newcomer();
    const other = (await login(email)).body;
    expect((await as(other.accessToken)("GET", "/me/profile")).status).toBe(200);
    await enrol(call);
    expect((await as(other.accessToken)("GET", "/me/profile")).status).toBe(401);
    expect(
      (await gateway.call("POST", "/jwt/refresh-token", { body: { refreshToken: other.refreshToken } })).status,
    ).toBe(401);
    expect((await call("GET", "/me/profile")).status).toBe(200);
  });

  it("takes effect with the first code, shows ten recovery codes, and is reported by email and in the history", async () => {
    const { email, call, userId } = await newcomer();
    expect((await call<MyMfa>("GET", at)).body).toEqual({
      type: null,
      enrolledAt: null,
      recoveryCodesLeft: 0,
      required: false,
      asksPassword: true,
    });
    expect((await call("POST", `${at}/confirm`, { code: "000000" })).body).toMatchObject({
      status: 409,
      code: "mfa-not-begun",
    });
    const first = (await call<MfaSecret>("POST", at, { password })).body;
    const { secret, uri } = (await call<MfaSecret>("POST", at, { password })).body;
    expect([secret === first.secret, uri]).toEqual([
      false,
      `otpauth://totp/HRMS:${encodeURIComponent(email)}?issuer=HRMS&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    ]);
    expect((await login(email)).status).toBe(200);
    expect((await call("POST", `${at}/confirm`, { code: wrongCode(secret) })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/code", code: "code-wrong", params: { triesLeft: 4 } }],
    });
    const { body } = await call<RecoveryCodes>("POST", `${at}/confirm`, { code: codeNow(secret) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await call<MyMfa>("GET", at)).body).toEqual({
      type: "totp",
      enrolledAt: clock.toISOString(),
      recoveryCodesLeft: 10,
      required: false,
      asksPassword: true,
    });
    expect((await call("POST", at, { password })).body).toMatchObject({ status: 409, code: "mfa-on" });
    expect(await mailsTo(email)).toEqual(["Two-step verification is on"]);
    const { rows } = await gateway.database.pool.query<{ secret: string; hashes: string; changes: object[] }>(
      "select secret_enc as secret, recovery_hashes::text as hashes, changes from user_mfa join audit_events on record_id = user_id and subject = 'users' where user_id = $1",
      [userId],
    );
    expect(rows.map(({ changes }) => changes)).toEqual([[{ field: "mfa", before: null, after: "totp" }]]);
    // A stolen table is useless without the key.
    for (const known of [secret, ...body.recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(known);
  });
});

describe("sign-in", () => {
  it("asks for a code after the correct password, then returns the usual response", async () => {
    const { email, secret, userId } = await enrolled();
    expect((await login(email, "not the password")).status).toBe(400);
    const { status, body } = await login<Problem & { challenge: string }>(email);
    expect([status, body]).toMatchObject([401, { type: "/problems/unauthorized", code: "mfaRequired" }]);
    expect(body).not.toHaveProperty("accessToken");
    // Valid only for the second step.
    expect((await as(body.challenge)("GET", "/me/profile")).status).toBe(401);
    const signedIn = await verify({ challenge: body.challenge, code: codeNow(secret) });
    expect([signedIn.status, signedIn.body.userData.id]).toEqual([200, userId]);
    expect((await as(signedIn.body.accessToken)("GET", "/me/profile")).status).toBe(200);
  });

  it("rejects a used code, and any code once the sign-in has expired", async () => {
    const { email, secret } = await enrolled();
    const challenge = await challengeOf(email);
    expect((await verify({ challenge, code: codeNow(secret) })).status).toBe(200);
    expect((await verify<Problem>({ challenge, code: codeNow(secret) })).body).toMatchObject({
      status: 422,
      errors: [{ code: "code-wrong" }],
    });
    later(5 * minute + second);
    expect((await verify<Problem>({ challenge, code: codeNow(secret) })).body).toMatchObject({
      status: 401,
      code: "challenge-expired",
    });
    expect((await verify<Problem>({ challenge: "no.such.challenge", code: "123456" })).body).toMatchObject({
      status: 401,
      code: "challenge-expired",
    });
  });

  it("accepts each recovery code once, in any format, and notifies the person", async () => {
    const { email, codes } = await enrolled();
    const [one = "", two = ""] = codes;
    const challenge = await challengeOf(email);
    const signedIn = await verify({ challenge, recoveryCode: ` ${one.toUpperCase().replace("-", " ")} ` });
    expect(signedIn.status).toBe(200);
    expect((await as(signedIn.body.accessToken)<MyMfa>("GET", at)).body.recoveryCodesLeft).toBe(9);
    expect((await verify<Problem>({ challenge, recoveryCode: one })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/recoveryCode", code: "code-wrong" }],
    });
    expect((await verify({ challenge, recoveryCode: two })).status).toBe(200);
    expect((await mailsTo(email)).filter((subject) => subject === "A recovery code was used")).toHaveLength(2);
  });

  it("is locked for 15 minutes after five wrong codes of any kind, for the right code too", async () => {
    const { email, call, secret } = await enrolled();
    const challenge = await challengeOf(email);
    for (const left of [4, 3, 2])
      expect((await verify<Problem>({ challenge, code: wrongCode(secret) })).body.errors?.[0]?.params).toEqual({
        triesLeft: left,
      });
    expect((await call("POST", "/auth/step-up", { code: wrongCode(secret) })).body.errors?.[0]?.params).toEqual({
      triesLeft: 1,
    });
    expect(await verify<Problem>({ challenge, recoveryCode: "aaaaa-aaaaa" })).toMatchObject({
      status: 429,
      body: { code: "mfa-locked" },
      headers: { "retry-after": "900" },
    });
    expect((await verify<Problem>({ challenge, code: codeNow(secret) })).status).toBe(429);
    later(15 * minute);
    expect((await verify({ challenge: await challengeOf(email), code: codeNow(secret) })).status).toBe(200);
  });

  it("counts simultaneous attempts separately", async () => {
    const { email, secret } = await enrolled();
    const challenge = await challengeOf(email);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => verify<Problem>({ challenge, code: wrongCode(secret) })),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await verify<Problem>({ challenge, code: codeNow(secret) })).status).toBe(429);
  });
});

describe("a person's own second step", () => {
  it("gets new recovery codes in exchange for a code, which invalidates the old ones", async () => {
    const { email, call, secret, codes } = await enrolled();
    expect((await call("POST", `${at}/recovery-codes`, { code: wrongCode(secret) })).status).toBe(422);
    const fresh = (await call<RecoveryCodes>("POST", `${at}/recovery-codes`, { code: codeNow(secret) })).body
      .recoveryCodes;
    const challenge = await challengeOf(email);
    expect((await verify({ challenge, recoveryCode: codes[0] })).status).toBe(422);
    expect((await verify({ challenge, recoveryCode: fresh[0] })).status).toBe(200);
  });

  it("can be turned off with password and code, not with a session alone", async () => {
    const { email, call, secret } = await enrolled();
    expect((await call("POST", `${at}/disable`, { password })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/code", code: "required" }],
    });
    expect((await call("POST", `${at}/disable`, { password: "wrong", code: codeNow(secret) })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/password", code: "password-wrong" }],
    });
    expect((await call("POST", `${at}/disable`, { password, code: wrongCode(secret) })).status).toBe(422);
    expect((await call("POST", `${at}/disable`, { password, code: codeNow(secret) })).status).toBe(204);
    expect([(await login(email)).status, (await mailsTo(email))[0]]).toEqual([200, "Two-step verification is off"]);
    expect((await call("POST", `${at}/disable`, { password, code: codeNow(secret) })).body).toMatchObject({
      status: 409,
      code: "mfa-off",
    });
  });

  it("works the same for platform accounts, with its own history", async () => {
    const call = as((await login("ops@hrms.demo", "ops")).body.accessToken);
    const { secret } = await enrol(call, "ops");
    expect((await verify({ challenge: await challengeOf("ops@hrms.demo", "ops"), code: codeNow(secret) })).status).toBe(
      200,
    );
    const { rows } = await gateway.database.pool.query(
      'select 1 from platform_events where record_id = $1 and changes @> \'[{"field": "mfa"}]\'',
      [sampleAccounts.marcus.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("removal for someone who lost their device", () => {
  const reason = "The phone was lost.";

  it("lets them sign in with the password again, ends their sessions, and is reported by email", async () => {
    const person = as((await login("hr@merlion.demo", "hr")).body.accessToken);
    await enrol(person, "hr");
    const owner = as((await login("admin@demo.com", "admin")).body.accessToken);
    const { id } = sampleAccounts.rachel;
    expect(
      (await owner<EffectivePermissions>("GET", `/tenant/users/${id}/permissions`)).body.mfaEnrolledAt,
    ).not.toBeNull();
    expect((await person("POST", `/tenant/users/${id}/remove-mfa`, { reason })).status).toBe(403);
    expect((await owner("POST", `/tenant/users/${sampleAccounts.lakshmi.id}/remove-mfa`, { reason })).status).toBe(404);
    expect((await owner("POST", `/tenant/users/${id}/remove-mfa`, { reason })).status).toBe(204);
    expect([(await person("GET", "/me/profile")).status, (await login("hr@merlion.demo", "hr")).status]).toEqual([
      401, 200,
    ]);
    expect((await owner("POST", `/tenant/users/${id}/remove-mfa`, { reason })).body).toMatchObject({
      status: 409,
      code: "mfa-off",
    });
    expect(await mailsTo("hr@merlion.demo")).toContain("Your two-step verification was removed");
    const { rows } = await gateway.database.pool.query<{ reason: string }>(
      "select reason from audit_events where record_id = $1 and reason is not null",
      [id],
    );
    expect(rows).toEqual([{ reason }]);
  });

  it("is possible for the platform too, but never for oneself", async () => {
    const { email, userId } = await enrolled();
    const platform = as((await login("platform@hrms.demo", "platform")).body.accessToken);
    expect((await platform<PlatformUser>("GET", `/platform/users/${userId}`)).body.mfa).toBe(true);
    expect(
      (await platform<PlatformUser>("POST", `/platform/users/${userId}/remove-mfa`, { reason })).body,
    ).toMatchObject({ mfa: false, sessions: 0 });
    expect((await login(email)).status).toBe(200);
    expect(
      (await platform("POST", `/platform/users/${sampleAccounts.priya.id}/remove-mfa`, { reason })).body,
    ).toMatchObject({ status: 409, code: "own-mfa" });
  });
});

describe("a tenant's policy", () => {
  async function settle(mfaPolicy: string) {
    const owner = as((await login("admin@demo.com", "admin")).body.accessToken);
    const { version } = (await owner<Settings>("GET", "/tenant/settings")).body;
    const { accessToken } = (await login("admin@demo.com", "admin")).body;
    const answer = await gateway.call<Problem>("PUT", "/tenant/settings", {
      headers: { Authorization: `Bearer ${accessToken}`, "If-Match": `"${version}"` },
      body: { mfa: { mfaPolicy } },
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  }

  it("sends people it covers to enrolment first, and lets them continue afterwards", async () => {
    const before = as((await login("maker@merlion.demo", "maker")).body.accessToken);
    await settle("requiredForPay");
    expect((await before("GET", "/companies/options")).body).toMatchObject({
      status: 403,
      code: "mfaEnrolmentRequired",
    });
    const { body } = await login("maker@merlion.demo", "maker");
    expect(body.userData.extras.mfaEnrolment).toBe(true);
    const call = as(body.accessToken);
    expect((await call("GET", "/companies/options")).body).toMatchObject({ status: 403, code: "mfaEnrolmentRequired" });
    expect((await call("GET", "/tenant/settings")).status).toBe(403);
    expect((await call("GET", "/me/profile")).status).toBe(200);
    expect((await call<MyMfa>("GET", at)).body.required).toBe(true);
    const { secret } = await enrol(call, "maker");
    expect((await call("GET", "/companies/options")).status).toBe(200);
    expect((await call("POST", `${at}/disable`, { password: "maker", code: codeNow(secret) })).body).toMatchObject({
      status: 409,
      code: "mfa-required",
    });
    const renewed = await gateway.call<Session>("POST", "/jwt/refresh-token", {
      body: { refreshToken: body.refreshToken },
    });
    expect(renewed.body.userData.extras).not.toHaveProperty("mfaEnrolment");
  });

  it("can cover only people who see pay or approve, or everyone", async () => {
    await settle("requiredForPay");
    const enrolmentDue = async (email: string, secret: string) =>
      (await login(email, secret)).body.userData.extras.mfaEnrolment === true;
    expect([
      await enrolmentDue("approver@merlion.demo", "approver"),
      await enrolmentDue("employee@merlion.demo", "employee"),
      await enrolmentDue("owner@banyan.demo", "banyan"),
    ]).toEqual([true, false, false]);
  });

  it("can cover everyone", async () => {
    await settle("required");
    expect((await login("employee@merlion.demo", "employee")).body.userData.extras.mfaEnrolment).toBe(true);
    expect((await login("owner@banyan.demo", "banyan")).body.userData.extras).not.toHaveProperty("mfaEnrolment");
  });
});
