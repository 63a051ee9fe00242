/** Public prices and registration for a package: what is offered, what is created, and what is recorded. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompanyOption,
  HistoryPage,
  InvitationPage,
  OutboxPage,
  Pricing,
  Problem,
  RegisterAnswer,
  Session,
  TenantPage,
} from "#generated/hrms/schema.ts";
import { accessId, roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const pricings = async () => (await gateway.call<Pricing[]>("GET", "/pricings")).body;
const register = <Body = RegisterAnswer>(username: string, more: object) =>
  gateway.call<Body>("POST", "/jwt/register", {
    body: { email: `${username}@kopi.example`, password: "Orchid-Road-77", username, ...more },
  });
const tenantOf = async (name: string) =>
  (await platform<TenantPage>("GET", "/platform/tenants", { query: { q: name } })).body.items[0];

async function registered(username: string, more: object) {
  const { body } = await register(username, more);
  if (!("user" in body)) throw new Error(JSON.stringify(body));
  return { headers: { Authorization: `Bearer ${body.accessToken}` } };
}

describe("prices", () => {
  it("are public, cheapest first, with the contents of each package", async () => {
    const offered = await pricings();
    expect(offered.map(({ code }) => code)).toEqual(["starter", "growth", "complete"]);
    expect(offered[0]).toEqual({
      code: "starter",
      name: "Starter",
      currency: "SGD",
      priceMonthly: 300,
      priceYearly: 3000,
      seatLimit: 25,
      companyLimit: 1,
      trialDays: 14,
      popular: false,
      modules: [
        { code: "core", name: "Core", limits: { apiKeys: 2, webhooks: 2 } },
        { code: "people", name: "People", limits: { customFields: 10, storageMb: 2_000, importRows: 100 } },
      ],
    });
  });

  it("omit packages that are not offered, which cannot be registered for either", async () => {
    const { status } = await platform("POST", "/packages", {
      body: {
        code: "later",
        name: "Later",
        priceMonthly: 1,
        priceYearly: 10,
        seatLimit: 5,
        companyLimit: 1,
        trialDays: 1,
        popular: false,
      },
    });
    expect(status).toBe(201);
    expect((await pricings()).map(({ code }) => code)).not.toContain("later");
    expect((await register<Problem>("nobody", { package: "later" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/package", code: "unknown-reference" }],
    });
    expect(await tenantOf("nobody")).toBeUndefined();
  });
});

describe("registration for a package", () => {
  it("starts the trial in a company of the given name, limited to the package", async () => {
    const session = await registered("meilane", {
      company_name: " Kopi Lane ",
      package: "Starter",
      billingCycle: "yearly",
      consent: true,
    });
    const [own] = (await gateway.call<CompanyOption[]>("GET", "/companies/options", session)).body;
    expect(own?.label).toBe("Kopi Lane");
    const tenant = await tenantOf("Kopi Lane");
    expect(tenant).toMatchObject({
      name: "Kopi Lane",
      package: "Starter",
      packageId: accessId("package", "starter"),
      billingCycle: "yearly",
      seatLimit: 25,
      status: "trial",
      // The platform sees no address of an owner.
      billingEmail: null,
    });
    expect(tenant?.trialEndsOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    // The provident fund belongs to payroll, which is not in Starter.
    expect((await gateway.call("GET", `/companies/${own?.id}/grades`, session)).status).toBe(200);
    expect((await gateway.call("GET", `/companies/${own?.id}/ppf`, session)).status).toBe(403);
    const second = { company_name: "Kopi Lane Two", uen: "202134567C", currency: "SGD", tz: "Asia/Singapore" };
    expect((await gateway.call<Problem>("POST", "/companies", { ...session, body: second })).body).toMatchObject({
      status: 409,
      code: "company-limit",
    });
  });

  it("is recorded in the tenant's history with the consent, without the person's name", async () => {
    await registered("jonatlim", { company_name: "Lim Works", package: "growth", consent: true });
    const { id } = (await tenantOf("Lim Works")) ?? {};
    const { items } = (await platform<HistoryPage>("GET", `/platform/tenants/${id}/history`)).body;
    expect(items).toMatchObject([{ action: "create", by: "" }]);
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "package", after: "Growth" }),
        expect.objectContaining({ field: "consent", after: true }),
      ]),
    );
  });

  it("does not allow invitations until the address is verified, and the session says so", async () => {
    const { body } = await register("serenekoh", { company_name: "Koh Works", package: "growth", consent: true });
    if (!("user" in body)) throw new Error(JSON.stringify(body));
    expect(body.user.extras.unverified).toBe(true);
    const own = await gateway.signIn("serenekoh@kopi.example", "Orchid-Road-77");
    const [company] = (await own<CompanyOption[]>("GET", "/companies/options")).body;
    const invite = () =>
      own<Problem>("POST", `/companies/${company?.id}/invitations`, {
        body: { email: "helper@kopi.example", roleIds: [roleId("employee")] },
      });
    const mailsTo = async (email: string) =>
      (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email } })).body.items;
    expect((await invite()).body).toMatchObject({ status: 403, code: "unverified" });
    expect((await own<InvitationPage>("GET", `/companies/${company?.id}/invitations`)).body.total).toBe(0);
    expect(await mailsTo("helper@kopi.example")).toEqual([]);

    await gateway.call("POST", "/otp/send", { body: { email: "serenekoh@kopi.example" } });
    const [mail] = await mailsTo("serenekoh@kopi.example");
    expect(
      (await gateway.call("POST", "/otp/verify", { body: { email: "serenekoh@kopi.example", code: mail?.code } }))
        .status,
    ).toBe(200);
    expect((await invite()).status).toBe(201);
    const again = await gateway.call<Session>("POST", "/jwt/login", {
      body: { email: "serenekoh@kopi.example", password: "Orchid-Road-77" },
    });
    expect(again.body.userData.extras.unverified).toBeUndefined();
  });
});
