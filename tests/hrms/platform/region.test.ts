/** Time zone, language and currency of a tenant: set by platform and owners in one record, and their effects. */
import { beforeEach, expect, it } from "vitest";
import type {
  Company,
  HistoryPage,
  Invitation,
  OutboxPage,
  Problem,
  Session,
  Settings,
  Tenant,
} from "#generated/hrms/schema.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { accessId } from "#src/store/access/shared/access-ids.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const lisbon = { timeZone: "Europe/Lisbon", locale: "pt", currency: "EUR" };
const [settingsAt, tenantAt] = ["/tenant/settings", `/platform/tenants/${sampleTenants.merlion.id}`];
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let platform: HrmsGateway["call"];

beforeEach(async () => {
  gateway = await openHrmsGateway();
  [owner, platform] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("platform@hrms.demo", "platform"),
  ]);
  return () => gateway.close();
});

async function settle(region: object) {
  const { version } = (await owner<Settings>("GET", settingsAt)).body;
  return owner<Settings & Problem>("PUT", settingsAt, { headers: { "If-Match": `"${version}"` }, body: { region } });
}
const tenant = async () => (await platform<Tenant>("GET", tenantAt)).body;
const mailsTo = async (q: string) =>
  (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q } })).body.items;
const signedIn = async (email: string, password: string) =>
  (await gateway.call<Session>("POST", "/jwt/login", { body: { email, password } })).body.userData.extras;

it("is one record for owner and platform, with history, and can be reset to the defaults", async () => {
  expect((await owner<Settings>("GET", settingsAt)).body).toMatchObject({
    region: defaultRegion,
    settled: expect.not.arrayContaining(["region"]) as unknown,
  });
  const before = await tenant();
  expect((await settle(lisbon)).body).toMatchObject({
    region: lisbon,
    settled: expect.arrayContaining(["region"]) as unknown,
  });
  const after = await tenant();
  expect(after).toMatchObject({ ...lisbon, version: before.version + 1, updatedBy: null });
  const [event] = (await owner<HistoryPage>("GET", `${settingsAt}/history`)).body.items;
  expect(event?.changes).toEqual([
    { field: "timeZone", before: "Asia/Singapore", after: "Europe/Lisbon" },
    { field: "locale", before: "en", after: "pt" },
    { field: "currency", before: "SGD", after: "EUR" },
  ]);
  const { code, name, country, billingEmail, billingCycle } = after;
  const body = {
    code,
    name,
    country,
    billingEmail,
    billingCycle,
    timeZone: "Europe/Berlin",
    locale: "de",
    currency: "EUR",
  };
  const put = (version: number) =>
    platform<Tenant & Problem>("PUT", tenantAt, { headers: { "If-Match": `"${version}"` }, body });
  expect((await put(before.version)).body).toMatchObject({ status: 409, code: "version-clash" });
  expect((await put(after.version)).status).toBe(200);
  const { body: settings } = await owner<Settings>("GET", settingsAt);
  expect(settings.region).toEqual({ timeZone: "Europe/Berlin", locale: "de", currency: "EUR" });
  const reset = await owner<Settings>("POST", `${settingsAt}/reset`, {
    headers: { "If-Match": `"${settings.version}"` },
    body: { section: "region" },
  });
  expect(reset.body.region).toEqual(defaultRegion);
  expect(await tenant()).toMatchObject(defaultRegion);
  const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
  await settle(lisbon);
  expect((await outsider<Settings>("GET", settingsAt)).body.region).toEqual(defaultRegion);
});

it.each([
  [{ ...lisbon, timeZone: "Mars/Olympus" }, "timeZone"],
  [{ ...lisbon, currency: "QQQ" }, "currency"],
  [{ ...lisbon, locale: "it" }, "locale"],
])("rejects %o by both operations", async (region, field) => {
  expect((await settle(region)).body).toMatchObject({ status: 422, errors: [{ pointer: `/region/${field}` }] });
  const { code, name, version } = await tenant();
  const refused = await platform<Problem>("PUT", tenantAt, {
    headers: { "If-Match": `"${version}"` },
    body: { code, name, ...region },
  });
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: `/${field}` }] });
  expect(await tenant()).toMatchObject({ ...defaultRegion, version });
});

it("sets time zone and currency of new companies, and not of existing ones", async () => {
  await settle(lisbon);
  const make = async (more: object) =>
    (
      await owner<Company>("POST", "/companies", {
        body: { company_name: "Orchid Services", uen: "202134567W", ...more },
      })
    ).body;
  expect(await make({})).toMatchObject({ tz: "Europe/Lisbon", currency: "EUR" });
  expect(
    await make({ company_name: "Orchid Trading", uen: "201766554R", tz: "Asia/Tokyo", currency: "JPY" }),
  ).toMatchObject({ tz: "Asia/Tokyo", currency: "JPY" });
  expect((await owner<Company>("GET", `/companies/${trading}`)).body).toMatchObject({
    tz: "Asia/Singapore",
    currency: "SGD",
  });
});

it("is the time zone of people without their own", async () => {
  expect((await signedIn("admin@demo.com", "admin")).timeZone).toBe("Asia/Singapore");
  await settle(lisbon);
  expect((await signedIn("admin@demo.com", "admin")).timeZone).toBe("Europe/Lisbon");
  const { headers, body } = await owner<{ user_info: { fullName: string } }>("GET", "/me/profile");
  const own = { fullName: body.user_info.fullName, phone: null, locale: null, timeZone: "Asia/Tokyo" };
  expect(
    (await owner("PUT", "/me/profile", { headers: { "If-Match": headers["etag"] ?? "" }, body: own })).status,
  ).toBe(200);
  expect((await signedIn("admin@demo.com", "admin")).timeZone).toBe("Asia/Tokyo");
  expect(await signedIn("platform@hrms.demo", "platform")).not.toHaveProperty("timeZone");
});

it("is the language of invitations without one", async () => {
  await settle({ ...lisbon, locale: "de" });
  const [role] = (await owner<{ items: { id: string }[] }>("GET", "/tenant/roles", { query: { pageSize: 1 } })).body
    .items;
  const invite = async (email: string, more: object) =>
    (
      await owner<Invitation>("POST", `/companies/${trading}/invitations`, {
        body: { email, roleIds: [role?.id], ...more },
      })
    ).body.language;
  expect(await invite("mei@kopi.example", {})).toBe("de");
  expect(await invite("lin@kopi.example", { language: "fr" })).toBe("fr");
  expect((await mailsTo("mei@kopi.example"))[0]?.text).toContain("Guten Tag");
});

it("applies to a tenant created by the platform: its first company, its owner's email and notifications", async () => {
  const ownerEmail = "mei.tan@lapa.example";
  const body = {
    code: "lapa",
    name: "Lapa Lane",
    packageId: accessId("package", "starter"),
    ownerName: "Mei Tan",
    ownerEmail,
    ...lisbon,
  };
  const made = await platform<Tenant>("POST", "/platform/tenants", { body });
  expect([made.status, made.body]).toMatchObject([201, lisbon]);
  const [mail] = await mailsTo(ownerEmail);
  expect(mail?.subject).toBe("A sua conta para Lapa Lane no HRMS");
  const token = mail?.link?.replace(/^.*token=/, "");
  expect(
    (await gateway.call("POST", "/password/reset", { body: { token, password: "Orchid-Road-77", language: "en" } }))
      .status,
  ).toBe(204);
  const call = await gateway.signIn(ownerEmail, "Orchid-Road-77");
  expect((await call<{ items: Company[] }>("GET", "/companies")).body.items).toMatchObject([
    { tz: "Europe/Lisbon", currency: "EUR" },
  ]);
  expect(
    (
      await platform("POST", `/platform/tenants/${made.body.id}/close`, {
        body: { reason: "They move to another system." },
      })
    ).status,
  ).toBe(200);
  expect((await mailsTo(ownerEmail)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Lapa Lane encerra no HRMS a /),
  );
});
