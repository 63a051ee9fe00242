/** App settings: chosen per person, and applied at the next sign-in. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppSettings, Problem, Session } from "#generated/hrms/schema.ts";
import { defaultAppSettings } from "#src/domain/account/app-settings.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const change = (body: object, call = owner) => call<AppSettings & Problem>("PATCH", "/me/app-settings", { body });
const read = async (call = owner) => (await call<AppSettings>("GET", "/me/app-settings")).body;
const atSignIn = async () =>
  (await gateway.call<Session>("POST", "/jwt/login", { body: { email: "admin@demo.com", password: "admin" } })).body
    .userData.extras.settings;

describe("app settings", () => {
  it("have the defaults until changed", async () => {
    expect(await read()).toEqual(defaultAppSettings);
    expect(await atSignIn()).toBeUndefined();
  });

  it("change only the fields sent, and apply to the next session", async () => {
    expect((await change({ skin: "dark", language: "de", toastMs: 5000 })).body).toEqual({
      ...defaultAppSettings,
      skin: "dark",
      language: "de",
      toastMs: 5000,
    });
    expect((await change({ skin: null, currencySymbol: "SGD", menuCollapsed: true })).body).toMatchObject({
      skin: null,
      language: "de",
      currencySymbol: "SGD",
      menuCollapsed: true,
    });
    expect(await atSignIn()).toEqual(await read());
  });

  it("belong to one person only", async () => {
    const colleague = await gateway.signIn("hr@merlion.demo", "hr");
    expect(await read(colleague)).toEqual(defaultAppSettings);
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    expect((await change({ skin: "dark" }, platform)).status).toBe(403);
  });

  it.each([
    [{ skin: "pink" }, "/skin"],
    [{ toastMs: 10 }, "/toastMs"],
    [{ mapLatitude: 91 }, "/mapLatitude"],
    [{ dateFormat: "MM/dd/yyyy" }, "/dateFormat"],
  ])("reject %j", async (body, pointer) => {
    expect((await change(body)).body).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  it("can be reset to the defaults, which keeps the default company", async () => {
    const companies = (await owner<{ id: string }[]>("GET", "/companies/options")).body;
    await owner("PUT", `/companies/${companies[1]?.id}/default`, {});
    expect((await owner<AppSettings>("POST", "/me/app-settings/reset")).body).toEqual(defaultAppSettings);
    expect((await owner<{ id: string; isDefault: boolean }[]>("GET", "/companies/options")).body[1]).toMatchObject({
      isDefault: true,
    });
  });
});
