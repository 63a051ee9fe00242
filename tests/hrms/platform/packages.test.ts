/** Elements, modules and packages: built-in ones, life cycles, and the impact of a change. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Element,
  ElementPage,
  HistoryPage,
  Module,
  ModuleElement,
  ModuleElementPage,
  ModulePage,
  Package,
  PackageModule,
  PackageModuleImpact,
  PackageModulePage,
  PackageOption,
  PackagePage,
  Problem,
} from "#generated/hrms/schema.ts";
import { publishedModules } from "#src/domain/access/shared/catalogue.ts";
import { seedAccess } from "#src/store/seeds/seed-access.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
let tenant: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  [platform, tenant] = await Promise.all([
    gateway.signIn("platform@hrms.demo", "platform"),
    gateway.signIn("admin@demo.com", "admin"),
  ]);
});
afterAll(() => gateway.close());

let count = 0;
const makePackage = async (more: object = {}) => {
  count += 1;
  const { status, body } = await platform<Package>("POST", "/packages", {
    body: { code: `test-${count}`, name: `Test ${count}`, priceMonthly: 100, priceYearly: 1000, ...more },
  });
  expect([status, body]).toMatchObject([201, { status: "draft" }]);
  return body;
};
const moduleByCode = async (code: string) => {
  const { body } = await platform<ModulePage>("GET", "/modules", { query: { q: code } });
  return body.items.find((one) => one.code === code) as Module;
};
const put = async (packageId: string, code: string) =>
  platform<PackageModule & Problem>("POST", "/package-modules", {
    body: { packageId, moduleId: (await moduleByCode(code)).id },
  });
const publish = (id: string) => platform<Package & Problem>("POST", `/packages/${id}/publish`);
const pairsOf = async (name: string) =>
  (await platform<PackageModulePage>("GET", "/package-modules", { query: { pageSize: 100 } })).body.items.filter(
    (pair) => pair.package === name,
  );

describe("the built-in packages", () => {
  it("have an element for each area, in modules, in three packages, readable by tenants", async () => {
    const known = publishedModules.flatMap(({ elements }) => elements.map(({ code }) => code));
    const { body } = await tenant<ElementPage>("GET", "/elements", { query: { pageSize: 100 } });
    expect(body.items.map(({ code }) => code).sort()).toEqual(known.sort());
    const packages = (await tenant<PackagePage>("GET", "/packages")).body.items;
    expect(packages.map(({ code, status, createdBy }) => [code, status, createdBy])).toEqual([
      ["starter", "published", null],
      ["growth", "published", null],
      ["complete", "published", null],
    ]);
    expect((await pairsOf("Starter")).map(({ module }) => module).sort()).toEqual(["Core", "People"]);
    expect((await tenant<PackageOption[]>("GET", "/packages/options")).body.map(({ label }) => label)).toEqual([
      "Starter",
      "Growth",
      "Complete",
    ]);
  });

  it("can be changed only by the platform", async () => {
    const { body } = await tenant<Problem>("POST", "/packages", {
      body: { code: "own", name: "Own", priceMonthly: 0, priceYearly: 0 },
    });
    expect(body).toMatchObject({ status: 403 });
  });
});

describe("elements and modules", () => {
  it("are linked, and cannot be deleted while in use", async () => {
    const element = (
      await platform<Element>("POST", "/elements", {
        body: {
          code: "visitor-desk",
          name: "Visitor desk",
          kind: "page",
          actions: ["view", "run"],
          sensitivity: "personal",
        },
      })
    ).body;
    expect(element).toMatchObject({ contractOps: [], status: "active", createdBy: "Priya Nair" });
    const module = (
      await platform<Module>("POST", "/modules", { body: { code: "visitors", name: "Visitors", dependsOn: ["core"] } })
    ).body;
    const pair = (
      await platform<ModuleElement>("POST", "/module-elements", {
        body: { moduleId: module.id, elementId: element.id },
      })
    ).body;
    expect(pair).toMatchObject({ module: "Visitors", element: "Visitor desk", order: 0 });
    expect(
      (await platform<Problem>("POST", "/module-elements", { body: { moduleId: module.id, elementId: element.id } }))
        .body,
    ).toMatchObject({ status: 409, code: "duplicate" });
    expect((await platform<Problem>("DELETE", `/elements/${element.id}`)).body).toMatchObject({
      status: 409,
      code: "in-use",
      errors: [{ params: { subject: "modules", name: "Visitors" } }],
    });
    expect(
      (await platform<ModuleElementPage>("GET", "/module-elements", { query: { moduleId: module.id } })).body.items.map(
        (one) => one.element,
      ),
    ).toEqual(["Visitor desk"]);
    expect((await platform("DELETE", `/module-elements/${pair.id}`)).status).toBe(204);
    expect((await platform("DELETE", `/elements/${element.id}`)).status).toBe(204);
    expect((await platform("DELETE", `/modules/${module.id}`)).status).toBe(204);
  });

  it("reject duplicate codes, unknown modules and cycles", async () => {
    const element = {
      code: "GRADES".toLowerCase(),
      name: "Again",
      kind: "page",
      actions: ["view"],
      sensitivity: "public",
    };
    expect((await platform<Problem>("POST", "/elements", { body: element })).body).toMatchObject({
      status: 409,
      errors: [{ pointer: "/code", code: "taken" }],
    });
    const module = (await platform<Module>("POST", "/modules", { body: { code: "ring", name: "Ring" } })).body;
    const update = (body: object) =>
      platform<Problem>("PUT", `/modules/${module.id}`, {
        headers: { "If-Match": '"1"' },
        body: { code: "ring", name: "Ring", ...body },
      });
    expect((await update({ dependsOn: ["core", "nowhere"] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/dependsOn/1", code: "unknown-reference" }],
    });
    expect((await update({ dependsOn: ["ring"] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/dependsOn", code: "cycle" }],
    });
  });
});

describe("a package", () => {
  it("is published once its modules have what they need, and retired permanently", async () => {
    const made = await makePackage();
    expect((await publish(made.id)).body).toMatchObject({ status: 409, code: "empty-package" });
    await put(made.id, "leave");
    expect((await publish(made.id)).body).toMatchObject({
      status: 409,
      code: "missing-module",
      detail: "Leave needs people.",
    });
    await put(made.id, "people");
    await put(made.id, "core");
    expect((await tenant("GET", `/packages/${made.id}`)).status).toBe(404);
    expect((await publish(made.id)).body).toMatchObject({ status: "published" });
    expect((await tenant("GET", `/packages/${made.id}`)).status).toBe(200);
    expect((await publish(made.id)).body).toMatchObject({ status: 409, code: "not-a-draft" });
    const single = (await platform<Module>("POST", "/modules", { body: { code: "lone", name: "Lone" } })).body;
    const element = (await platform<ElementPage>("GET", "/elements")).body.items[0] as Element;
    const pair = (
      await platform<ModuleElement>("POST", "/module-elements", {
        body: { moduleId: single.id, elementId: element.id },
      })
    ).body;
    await put(made.id, "lone");
    expect((await platform<Problem>("DELETE", `/module-elements/${pair.id}`)).body).toMatchObject({
      status: 409,
      code: "last-element",
    });
    expect((await platform<Problem>("DELETE", `/packages/${made.id}`)).body).toMatchObject({
      status: 409,
      code: "not-a-draft",
    });
    expect((await platform<Package>("POST", `/packages/${made.id}/retire`)).body).toMatchObject({
      status: "retired",
      version: 3,
    });
    expect((await platform<Problem>("POST", `/packages/${made.id}/retire`)).body).toMatchObject({
      status: 409,
      code: "not-published",
    });
    const history = (await platform<HistoryPage>("GET", `/packages/${made.id}/history`)).body;
    expect(history.items.map(({ action }) => action)).toEqual(["retire", "publish", "create"]);
    const body = { code: made.code, name: "Other", priceMonthly: 1, priceYearly: 1 };
    expect(
      (await platform<Problem>("PUT", `/packages/${made.id}`, { headers: { "If-Match": '"3"' }, body })).body,
    ).toMatchObject({ status: 409, code: "retired" });
  });

  it("is cloned as a draft with its modules, and a draft is deleted with them", async () => {
    const growth = (await platform<PackagePage>("GET", "/packages", { query: { q: "growth" } })).body
      .items[0] as Package;
    const clone = await platform<Package>("POST", `/packages/${growth.id}/clone`, {
      body: { code: "growth-2", name: "Growth 2" },
    });
    expect([clone.status, clone.body]).toMatchObject([
      201,
      { status: "draft", priceMonthly: growth.priceMonthly, seatLimit: growth.seatLimit, popular: false },
    ]);
    const contents = async (name: string) =>
      Object.fromEntries((await pairsOf(name)).map(({ module, limits }) => [module, limits]));
    expect(await contents("Growth 2")).toEqual(await contents("Growth"));
    expect(
      (
        await platform<Problem>("POST", `/packages/${growth.id}/clone`, {
          body: { code: "growth-2", name: "Growth 3" },
        })
      ).body,
    ).toMatchObject({ status: 409, code: "duplicate" });
    expect((await platform("DELETE", `/packages/${clone.body.id}`)).status).toBe(204);
    expect(await pairsOf("Growth 2")).toEqual([]);
  });

  it("can lose a module in use only after the impact was shown", async () => {
    const pairs = await pairsOf("Complete");
    const payroll = pairs.find(({ module }) => module === "Payroll") as PackageModule;
    const people = pairs.find(({ module }) => module === "People") as PackageModule;
    const impact = (await platform<PackageModuleImpact>("GET", `/package-modules/${payroll.id}/impact`)).body;
    expect(impact).toMatchObject({ live: true, tenants: 2, dependents: [] });
    expect(impact.users).toBeGreaterThanOrEqual(5);
    expect(impact.elements.map(({ code }) => code)).toContain("ppf");
    expect(
      (await platform<PackageModuleImpact>("GET", `/package-modules/${people.id}/impact`)).body.dependents.sort(),
    ).toEqual(["Attendance", "Leave", "Payroll"]);
    expect((await platform<Problem>("DELETE", `/package-modules/${people.id}`)).body).toMatchObject({
      status: 409,
      code: "in-use",
    });
    expect((await platform<Problem>("DELETE", `/package-modules/${payroll.id}`)).body).toMatchObject({
      status: 409,
      code: "live-package",
    });
    expect(
      (await platform<Problem>("DELETE", `/package-modules/${payroll.id}`, { query: { tenantsAffected: 1 } })).body,
    ).toMatchObject({ status: 409, code: "live-package" });
    expect((await tenant("GET", `/package-modules/${payroll.id}/impact`)).status).toBe(403);
    expect((await platform("DELETE", `/package-modules/${payroll.id}`, { query: { tenantsAffected: 2 } })).status).toBe(
      204,
    );
  });
});

it("an upgrade adds new elements, except where people have changed them", async () => {
  const elements = (await platform<ElementPage>("GET", "/elements", { query: { pageSize: 100 } })).body.items;
  const [employees, grades] = ["employees", "grades"].map((code) => elements.find((one) => one.code === code));
  if (!employees || !grades) throw new Error("the elements are missing");
  const { code, name, kind, actions, sensitivity } = grades;
  await platform("PUT", `/elements/${grades.id}`, {
    body: { code, name, kind, actions, sensitivity, contractOps: ["grades", "designations"] },
    headers: { "If-Match": `"${grades.version}"` },
  });
  await gateway.database.pool.query("update elements set contract_ops = '[\"employees\"]' where code = 'employees'");
  await seedAccess(gateway.database, new Date());
  const after = async ({ id }: Element) => (await platform<Element>("GET", `/elements/${id}`)).body.contractOps;
  expect(await after(employees)).toEqual(employees.contractOps);
  expect(await after(grades)).toEqual(["grades", "designations"]);
});
