/** Account administration by the platform: tenants' accounts masked, locked and signed out; its own invited and removed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoginError, OutboxPage, PlatformUser, PlatformUserPage, Problem } from "#generated/hrms/schema.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const { lakshmi, priya, marcus } = sampleAccounts;
let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const list = async (query: object = {}) =>
  (await platform<PlatformUserPage>("GET", "/platform/users", { query: { pageSize: 100, ...query } })).body;
const act = (id: string, what: string, body?: object) =>
  platform<PlatformUser | Problem>("POST", `/platform/users/${id}/${what}`, body ? { body } : {});

describe("the list", () => {
  it("shows platform accounts in full, and tenant accounts without name and with a masked address", async () => {
    await gateway.signIn("owner@banyan.demo", "banyan");
    const { items } = await list({ tenantId: sampleTenants.banyan.id });
    expect(items.find(({ id }) => id === lakshmi.id)).toMatchObject({
      name: null,
      email: "o•••@banyan.demo",
      kind: "tenant",
      tenant: "Banyan Foods",
      status: "active",
      sessions: 1,
    });
    expect((await list({ kind: ["platform"] })).items.map(({ name, email }) => [name, email]).sort()).toEqual([
      [marcus.fullName, marcus.email],
      [priya.fullName, priya.email],
    ]);
    const everything = JSON.stringify(await list());
    for (const secret of [lakshmi.fullName, lakshmi.email, "Adeline", "admin@demo.com"])
      expect(everything).not.toContain(secret);
  });

  it("finds a tenant's account by its full address only", async () => {
    expect((await list({ q: "OWNER@banyan.demo" })).items.map(({ id }) => id)).toEqual([lakshmi.id]);
    expect((await list({ q: "owner@banyan" })).total).toBe(0);
    expect((await list({ q: "lakshmi" })).total).toBe(0);
    expect((await list({ q: "priya" })).items.map(({ id }) => id)).toEqual([priya.id]);
    expect((await list({ q: "banyan foods" })).items.map(({ id }) => id)).toContain(lakshmi.id);
  });
});

describe("an account of a tenant", () => {
  it("is signed out at once when locked, until it is unlocked", async () => {
    const call = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await act(lakshmi.id, "lock", { reason: "The laptop was stolen." })).body).toMatchObject({
      status: "locked",
      sessions: 0,
      lockReason: "The laptop was stolen.",
    });
    expect((await call("GET", "/companies/options")).status).toBe(401);
    const login = () =>
      gateway.call<LoginError>("POST", "/jwt/login", { body: { email: "owner@banyan.demo", password: "banyan" } });
    expect(await login()).toMatchObject({
      status: 400,
      body: { error: { email: ["This account is locked or closed"] } },
    });
    expect((await act(lakshmi.id, "lock", { reason: "Again and again" })).body).toMatchObject({
      status: 409,
      code: "locked",
    });
    expect((await act(lakshmi.id, "unlock")).body).toMatchObject({ status: "active", lockReason: null });
    expect((await login()).status).toBe(200);
    expect((await act(lakshmi.id, "unlock")).body).toMatchObject({ status: 409, code: "not-locked" });
  });

  it("can be signed out everywhere, but not removed by the platform", async () => {
    const call = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await act(lakshmi.id, "end-sessions")).body).toMatchObject({ sessions: 0, status: "active" });
    expect((await call("GET", "/companies/options")).status).toBe(401);
    expect((await platform<Problem>("DELETE", `/platform/users/${lakshmi.id}`)).body).toMatchObject({
      status: 409,
      code: "of-a-tenant",
    });
    expect((await act(lakshmi.id, "verification", {})).body).toMatchObject({ status: 409, code: "verified" });
  });
});

describe("an administrator of the platform", () => {
  it("is invited by email, sets a password, and can be removed, except the last one", async () => {
    const invite = <Body = PlatformUser>() =>
      platform<Body>("POST", "/platform/users", { body: { fullName: "Aisha Rahman", email: "aisha@hrms.example" } });
    const made = await invite();
    expect([made.status, made.body]).toMatchObject([
      201,
      { kind: "platform", status: "invited", name: "Aisha Rahman" },
    ]);
    expect((await invite<Problem>()).body).toMatchObject({
      status: 409,
      errors: [{ pointer: "/email", code: "taken" }],
    });
    expect((await act(made.body.id, "verification", {})).body).toMatchObject({ status: "invited" });
    const { body: mails } = await gateway.call<OutboxPage>("GET", "/dev/outbox", {
      query: { q: "aisha@hrms.example" },
    });
    const token = mails.items[0]?.link?.replace(/^.*token=/, "");
    expect(
      (await gateway.call("POST", "/password/reset", { body: { token, password: "Orchid-Road-77" } })).status,
    ).toBe(204);
    const aisha = await gateway.signIn("aisha@hrms.example", "Orchid-Road-77");
    expect((await aisha("GET", "/platform/users")).status).toBe(200);

    for (const { id } of [marcus, priya]) expect((await aisha("DELETE", `/platform/users/${id}`)).status).toBe(204);
    expect((await platform("GET", "/platform/users")).status).toBe(401);
    expect((await aisha<Problem>("DELETE", `/platform/users/${made.body.id}`)).body).toMatchObject({
      status: 409,
      code: "last-administrator",
    });
    expect(
      (await aisha<Problem>("POST", `/platform/users/${made.body.id}/lock`, { body: { reason: "Of myself" } })).body,
    ).toMatchObject({ status: 409, code: "last-administrator" });
    expect(
      (await aisha<PlatformUserPage>("GET", "/platform/users", { query: { status: ["removed"] } })).body.items
        .map(({ id }) => id)
        .sort(),
    ).toEqual([marcus.id, priya.id].sort());
    const back = await aisha<PlatformUser>("POST", "/platform/users", {
      body: { fullName: "Priya Nair", email: priya.email },
    });
    expect([back.status, back.body]).toMatchObject([201, { id: priya.id, status: "invited" }]);
  });
});
