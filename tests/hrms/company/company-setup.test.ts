/** The set-up guide of a company: remaining steps, who sees them, and hiding it for oneself. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyOption, Dashboard, OutboxPage, RegisterAnswer } from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let newcomer: HrmsGateway["call"];
let companyId: string;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  const account = { email: "hui.ling@kopi.example", username: "hui.ling", password: "Orchid-Road-77" };
  expect((await gateway.call<RegisterAnswer>("POST", "/jwt/register", { body: account })).status).toBe(200);
  newcomer = await gateway.signIn(account.email, account.password);
  await gateway.call("POST", "/otp/send", { body: { email: account.email } });
  const [mail] = (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: account.email } })).body.items;
  expect((await gateway.call("POST", "/otp/verify", { body: { email: account.email, code: mail?.code } })).status).toBe(
    200,
  );
  companyId = (await newcomer<CompanyOption[]>("GET", "/companies/options")).body[0]?.id ?? "";
});
afterAll(() => gateway.close());

const setupOf = async (call = newcomer, id = companyId) =>
  (await call<Dashboard>("GET", `/companies/${id}/dashboard`)).body.setup;
const add = (area: string, body: object) => newcomer("POST", `/companies/${companyId}/${area}`, { body });

describe("a company created by registration", () => {
  it("lists every step, to people who may change the company", async () => {
    expect(await setupOf()).toEqual({
      hasUen: false,
      hasWorkWeek: false,
      departments: 0,
      designations: 0,
      locations: 0,
      grades: 0,
      employees: 0,
      invited: 0,
      done: false,
      dismissed: false,
    });
  });

  it("completes steps as records are created, until none is left", async () => {
    const company = `/companies/${companyId}`;
    expect(
      (
        await newcomer("PUT", company, {
          headers: { "If-Match": '"1"' },
          body: { company_name: "Kopi Corner Pte. Ltd.", uen: "202134567W" },
        })
      ).status,
    ).toBe(200);
    for (const [area, body] of [
      ["grades", { name: "Executive", rank: 1 }],
      ["departments", { department: "Administration", code: "ADM" }],
      ["designations", { designation: "Manager" }],
      ["work-locations", { name: "Main office" }],
    ] as const) {
      expect([area, (await add(area, body)).status]).toEqual([area, 201]);
    }
    expect(await setupOf()).toMatchObject({
      hasUen: true,
      departments: 1,
      designations: 1,
      locations: 1,
      grades: 1,
      done: false,
    });
    expect(
      (
        await add("employees", {
          person: { fullName: "Tan Mei" },
          employment: { startDate: "2026-11-02", contractType: "permanent" },
        })
      ).status,
    ).toBe(201);
    expect(await setupOf()).toMatchObject({ employees: 1, invited: 0, done: false });
    expect(
      (
        await add("invitations", {
          email: "colleague@kopi.example",
          roleIds: [roleId("hrAdmin")],
          scope: "company",
          language: "en",
        })
      ).status,
    ).toBe(201);
    expect(await setupOf()).toMatchObject({ invited: 1, done: true });
  });

  it("hides and shows its guide, per company", async () => {
    const put = (dismissed: boolean) => newcomer("PUT", `/companies/${companyId}/setup`, { body: { dismissed } });
    for (const dismissed of [true, true, false, false, true]) {
      expect((await put(dismissed)).status).toBe(204);
      expect((await setupOf())?.dismissed).toBe(dismissed);
    }
  });

  it("does not show the steps to people who may not change the company", async () => {
    const maker = await gateway.signIn("maker@merlion.demo", "maker");
    expect(await setupOf(maker, sampleCompanies.trading.id)).toBeNull();
    expect(
      (await maker("PUT", `/companies/${sampleCompanies.trading.id}/setup`, { body: { dismissed: true } })).status,
    ).toBe(403);
  });
});

describe("the company's defaults", () => {
  it("apply to people without a grade unless hired on other terms", async () => {
    const at = `/companies/${companyId}/company-settings`;
    const {
      version,
      updatedAt: _at,
      updatedBy: _by,
      ...own
    } = (await newcomer<Record<string, unknown>>("GET", at)).body;
    const body = { ...own, probationMonths: 3, noticeDays: 21 };
    expect((await newcomer("PUT", at, { headers: { "If-Match": `"${String(version)}"` }, body })).body).toMatchObject(
      body,
    );
    const hire = async (employment: object) =>
      (
        await add("employees", {
          person: { fullName: "Lim Jun Hao" },
          employment: { startDate: "2026-11-02", contractType: "permanent", ...employment },
        })
      ).body;
    expect(await hire({})).toMatchObject({ employment: { probationEnd: "2027-02-01", noticeDays: 21 } });
    expect(await hire({ probationEnd: null, noticeDays: 7 })).toMatchObject({
      employment: { probationEnd: null, noticeDays: 7 },
    });
  });
});
