/** The platform's two-step verification policy: it covers platform accounts only, in tenants too. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { MfaSecret, MyMfa, PlatformMfaPolicy, Problem, Session } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { codeAt } from "../../support/totp.ts";

const at = "/platform/users/mfa-policy";
let clock = new Date("2026-11-20T04:30:00.000Z");
let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
});
afterAll(() => gateway.close());

const login = (email: string, password: string) =>
  gateway.call<Session>("POST", "/jwt/login", { body: { email, password } }).then(({ body }) => body);
const settle = (call: HrmsGateway["call"], mfaPolicy: string) =>
  call<PlatformMfaPolicy & Omit<Problem, "status">>("PUT", at, { body: { mfaPolicy } });

it("can be read and changed only by the platform", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  expect([(await owner("GET", at)).status, (await settle(owner, "required")).status]).toEqual([403, 403]);
});

it("sends every platform account to enrolment first, affects no tenant, and cannot be turned off by the person", async () => {
  const platform = await gateway.signIn("platform@hrms.demo", "platform");
  expect((await platform<PlatformMfaPolicy>("GET", at)).body).toEqual({
    mfaPolicy: "optional",
    updatedAt: null,
    updatedBy: null,
  });
  expect((await settle(platform, "required")).body).toEqual({
    mfaPolicy: "required",
    updatedAt: clock.toISOString(),
    updatedBy: "Priya Nair",
  });

  // From the next call on, and at sign-in.
  expect((await platform<Problem>("GET", "/platform/tenants")).body).toMatchObject({
    status: 403,
    code: "mfaEnrolmentRequired",
  });
  expect((await login("platform@hrms.demo", "platform")).userData.extras.mfaEnrolment).toBe(true);
  expect((await login("admin@demo.com", "admin")).userData.extras).not.toHaveProperty("mfaEnrolment");

  const own = "/me/profile/mfa";
  expect((await platform<MyMfa>("GET", own)).body.required).toBe(true);
  const { secret } = (await platform<MfaSecret>("POST", own, { body: { password: "platform" } })).body;
  const code = () => codeAt(secret, clock);
  expect((await platform("POST", `${own}/confirm`, { body: { code: code() } })).status).toBe(200);
  expect((await platform("GET", "/platform/tenants")).status).toBe(200);
  clock = new Date(clock.getTime() + 30_000);
  expect(
    (await platform<Problem>("POST", `${own}/disable`, { body: { password: "platform", code: code() } })).body,
  ).toMatchObject({ status: 409, code: "mfa-required" });

  // With two-step verification the policy itself asks for a fresh code.
  await gateway.database.pool.query("update sessions set mfa_at = null");
  expect((await settle(platform, "optional")).body).toMatchObject({ status: 403, code: "stepUpRequired" });
  clock = new Date(clock.getTime() + 30_000);
  expect((await platform("POST", "/auth/step-up", { body: { code: code() } })).status).toBe(204);
  expect((await settle(platform, "optional")).body.mfaPolicy).toBe("optional");
  expect((await platform<MyMfa>("GET", own)).body.required).toBe(false);
});
