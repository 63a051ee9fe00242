/** Modules that a tenant has switched off grant no permissions until switched on again. */
import { beforeEach, expect, it } from "vitest";
import type { Problem, Session, Settings } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeEach(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  return () => gateway.close();
});

async function off(...modulesOff: string[]) {
  const { version } = (await owner<Settings>("GET", "/tenant/settings")).body;
  return owner<Settings & Problem>("PUT", "/tenant/settings", {
    headers: { "If-Match": `"${version}"` },
    body: { modules: { modulesOff } },
  });
}
const rates = async () => (await owner("GET", `/companies/${trading}/calculation-settings`)).status;

it("removes menu entries and calls, like a package without the module", async () => {
  expect(await rates()).toBe(200);
  expect((await off("payroll")).body).toMatchObject({ modules: { modulesOff: ["payroll"] }, settled: ["modules"] });
  expect(await rates()).toBe(403);
  const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await outsider<Settings>("GET", "/tenant/settings")).body.modules).toEqual({ modulesOff: [] });
  expect((await off()).status).toBe(200);
  expect(await rates()).toBe(200);
  const { body } = await gateway.call<Session>("POST", "/jwt/login", {
    body: { email: "admin@demo.com", password: "admin" },
  });
  expect(body.userData.ability.length).toBeGreaterThan(0);
});

it.each([
  ["one that others need", ["people"], "module-needed"],
  ["the one of the settings", ["payroll", "attendance", "leave", "people", "core"], "module-needed"],
  ["one that the package has not", ["magic"], "unknown-reference"],
])("reject %s", async (_what, modulesOff, code) => {
  expect((await off(...modulesOff)).body).toMatchObject({ status: 422, errors: [{ code }] });
});
