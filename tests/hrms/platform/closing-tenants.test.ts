/** A closing tenant: people can read and export until the day, owners are notified, and then nobody gets in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  HistoryPage,
  LoginError,
  OutboxPage,
  Problem,
  Session,
  Tenant,
  TenantExport,
} from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { runJobNow } from "../../support/jobs.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { accessId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const aDay = 86_400_000;
const password = "Orchid-Road-77";
let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
let clock = new Date();
let count = 0;
let id: string;
let email: string;
let owner: HrmsGateway["call"];

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock, settings: { accessTokenSeconds: 20_000_000 } });
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

/** A tenant with a signed-in owner. */
beforeEach(async () => {
  count += 1;
  email = `closing.${count}@kopi.example`;
  const body = {
    code: `closing-${count}`,
    name: `Kopi Lane ${count}`,
    packageId: accessId("package", "starter"),
    ownerName: "Mei Tan",
    ownerEmail: email,
  };
  id = (await platform<Tenant>("POST", "/platform/tenants", { body })).body.id;
  const [mail] = await mails();
  const token = mail?.link?.replace(/^.*token=/, "");
  expect((await gateway.call("POST", "/password/reset", { body: { token, password } })).status).toBe(204);
  owner = await gateway.signIn(email, password);
});

const mails = async () => (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email } })).body.items;
const closingMails = async () => (await mails()).filter(({ subject }) => subject.includes("closes in HRMS"));
const close = (more: object = {}) =>
  platform<Tenant & Omit<Problem, "status">>("POST", `/platform/tenants/${id}/close`, {
    body: { reason: "They move to another system", ...more },
  });
const reactivate = () =>
  platform<Tenant>("POST", `/platform/tenants/${id}/reactivate`, { body: { reason: "They stay" } });
const login = () => gateway.call<Session & LoginError>("POST", "/jwt/login", { body: { email, password } });
const look = () => runJobNow(gateway, "close-tenants", { now: () => clock });
const later = (days: number): void => {
  clock = new Date(clock.getTime() + days * aDay);
};
const rename = () =>
  owner<Problem>("PUT", "/tenant/settings", {
    headers: { "If-Match": '"1"' },
    body: { numbers: { employeeNoPrefix: "K", employeeNoDigits: 4 } },
  });

describe("while it is closing", () => {
  it("shows its closing day, 30 days ahead by default", async () => {
    const day = addDays(localDay("Asia/Singapore", clock), 30);
    expect((await close()).body).toMatchObject({
      status: "closing",
      closesOn: day,
      statusReason: "They move to another system",
    });
    expect((await login()).body.userData.extras.tenant).toEqual({
      name: `Kopi Lane ${count}`,
      status: "closing",
      reason: "They move to another system",
      closesOn: day,
    });
    expect((await close()).body).toMatchObject({ status: 409, code: "wrong-state" });
    expect((await reactivate()).body).toMatchObject({ status: "trial", closesOn: null });
    for (const days of [6, 91])
      expect((await close({ days })).body).toMatchObject({ status: 422, errors: [{ pointer: "/days" }] });
    expect((await close({ days: 7 })).body.closesOn).toBe(addDays(localDay("Asia/Singapore", clock), 7));
  });

  it("lets people read, export and manage their own account, but change nothing else", async () => {
    await close();
    expect((await owner("GET", "/companies/options")).status).toBe(200);
    expect((await rename()).body).toMatchObject({ status: 403, code: "tenant-closing" });
    // A POST that only reads is no change.
    expect((await owner("POST", "/calculators/sdl", { body: { wages: [450_000], month: "2026-11" } })).status).toBe(
      200,
    );
    expect(
      (await owner<TenantExport>("POST", "/tenant/exports", { body: { reason: "Before it closes" } })).status,
    ).toBe(202);
    expect((await owner("POST", "/me/profile/mfa", { body: { password } })).status).toBe(200);
    expect(
      (await owner<Problem>("POST", "/me/invitation", { body: { token: "pXw0m5yJq1tC8ZbB4nRk2sVd7fGh3LaE" } })).body
        .code,
    ).toBe("tenant-closing");
    await reactivate();
    expect((await rename()).status).toBe(200);
  });

  it("cannot be given another package", async () => {
    await close();
    const body = { packageId: accessId("package", "growth") };
    expect((await platform<Problem>("POST", `/platform/tenants/${id}/packages`, { body })).body).toMatchObject({
      status: 409,
      code: "closed",
    });
  });
});

describe("its owners", () => {
  it("are notified at the start and seven days before the end, once each", async () => {
    await close();
    expect(await closingMails()).toMatchObject([{ recipient: email, link: "/tenant/settings?tab=export" }]);
    const [first] = await closingMails();
    later(22);
    await look();
    expect(await closingMails()).toEqual([first]);
    later(1);
    await look();
    await look();
    // By then the first has left the outbox.
    const reminders = await closingMails();
    expect(reminders.map(({ createdAt }) => createdAt)).toEqual([clock.toISOString()]);
  });

  it("are notified once of a short period", async () => {
    await close({ days: 7 });
    await look();
    expect(await closingMails()).toHaveLength(1);
  });
});

describe("on its closing day", () => {
  it("is closed in the name of the person who decided it, ends sessions and sign-in, and can be reactivated", async () => {
    await close({ days: 7 });
    later(6);
    await look();
    expect((await owner("GET", "/companies/options")).status).toBe(200);
    later(1);
    await look();
    expect((await owner("GET", "/companies/options")).status).toBe(401);
    expect(await login()).toMatchObject({
      status: 400,
      body: { error: { email: ["This account is locked or closed"] } },
    });
    expect((await platform<Tenant>("GET", `/platform/tenants/${id}`)).body).toMatchObject({
      status: "closed",
      closesOn: null,
    });
    const { body: history } = await platform<HistoryPage>("GET", `/platform/tenants/${id}/history`);
    expect(history.items[0]).toMatchObject({
      action: "close",
      by: "Priya Nair",
      reason: "They move to another system",
      changes: [{ field: "status", before: "closing", after: "closed" }, { field: "closesOn" }],
    });
    expect(
      (
        await platform<Problem>("PUT", `/platform/tenants/${id}`, {
          headers: { "If-Match": '"3"' },
          body: { code: "again", name: "Again" },
        })
      ).body,
    ).toMatchObject({ status: 409, code: "closed" });
    expect((await reactivate()).body).toMatchObject({ status: "trial" });
    expect((await login()).status).toBe(200);
  });

  it("stays open if reactivated before", async () => {
    await close({ days: 7 });
    await reactivate();
    later(10);
    await look();
    expect((await owner("GET", "/companies/options")).status).toBe(200);
  });
});
