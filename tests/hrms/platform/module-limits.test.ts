/** Limits of package modules: set by the platform, visible to tenants, tested on both sides of each limit. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  EmployeePage,
  ModuleLimits,
  ModuleLimitsImpact,
  PackageModule,
  PackageModuleImpact,
  PackageModulePage,
  PackageUse,
  Problem,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

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

const pairOf = async (module: string): Promise<PackageModule> => {
  const { body } = await platform<PackageModulePage>("GET", "/package-modules", {
    query: { pageSize: 100, q: "Complete" },
  });
  return body.items.find((pair) => pair.package === "Complete" && pair.module === module) as PackageModule;
};
async function limit(module: string, limits: ModuleLimits, query: object = {}) {
  const { id, packageId, moduleId, version } = await pairOf(module);
  return platform<PackageModule & Problem>("PUT", `/package-modules/${id}`, {
    headers: { "If-Match": `"${version}"` },
    query: { ...query },
    body: { packageId, moduleId, limits },
  });
}
const preview = async (module: string, body: ModuleLimits, who = platform) =>
  who<ModuleLimitsImpact & Problem>("POST", `/package-modules/${(await pairOf(module)).id}/limits-impact`, { body });
const use = async (name: string) =>
  (await tenant<PackageUse>("GET", "/tenant/settings/package")).body.limits.find((one) => one.limit === name);

/** One more is created, and the next one rejected. */
async function oneMore<Made>(
  make: () => Promise<{ status: number; body: Made & Problem }>,
  code: string,
  max: number,
): Promise<Made> {
  const made = await make();
  expect([made.status, made.body]).toMatchObject([201, {}]);
  expect(await make()).toMatchObject({
    status: 409,
    body: { code, errors: [{ code, params: { package: "Complete", limit: max } }] },
  });
  return made.body;
}

const key = () =>
  tenant<{ id: string } & Problem>("POST", "/tenant/api-keys", {
    body: { name: "Clock", companyIds: [trading], roleIds: [roleId("auditor")] },
  });
const webhook = () =>
  tenant<{ id: string } & Problem>("POST", "/tenant/webhooks", {
    body: { name: "Receiver", url: "https://receiver.example/in", events: ["employee.created"] },
  });
let fields = 0;
const field = () =>
  tenant<{ id: string } & Problem>("POST", `/companies/${trading}/custom-field-definitions`, {
    body: { code: `limited${(fields += 1)}`, label: `Limited ${fields}`, kind: "text" },
  });
const rows = (count: number) =>
  tenant<{ id: string } & Problem>("POST", `/companies/${trading}/imports`, {
    query: { name: "people.csv" },
    headers: { "Content-Type": "application/octet-stream" },
    body: Buffer.from(`fullName\n${Array.from({ length: count }, (_, index) => `Person ${index}`).join("\n")}\n`),
  });

describe("a limit of a package module", () => {
  it("belongs to its module, and is a non-negative integer", async () => {
    expect(await limit("Core", { storageMb: 5 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/limits/storageMb", code: "other-module" }] },
    });
    expect(await limit("Core", { apiKeys: -1 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/limits/apiKeys" }] },
    });
    expect(await limit("Core", { people: 5 } as ModuleLimits)).toMatchObject({ status: 422 });
    expect(await limit("Core", { apiKeys: 1_000 })).toMatchObject({
      status: 200,
      body: { limits: { apiKeys: 1_000 } },
    });
  });

  it("for keys counts those not revoked, and the tenant sees its usage", async () => {
    const used = (await use("apiKeys"))?.used ?? 0;
    await limit("Core", { apiKeys: used + 1 });
    const { id } = await oneMore(key, "api-key-limit", used + 1);
    expect(await use("apiKeys")).toEqual({ limit: "apiKeys", used: used + 1, most: used + 1 });
    expect((await tenant("POST", `/tenant/api-keys/${id}/revoke`)).status).toBe(200);
    expect((await key()).status).toBe(201);
  });

  it("for webhooks and custom fields counts all of them", async () => {
    const [hooks, own] = [(await use("webhooks"))?.used ?? 0, (await use("customFields"))?.used ?? 0];
    await limit("Core", { webhooks: hooks + 1 });
    const hook = await oneMore(webhook, "webhook-limit", hooks + 1);
    await tenant("DELETE", `/tenant/webhooks/${hook.id}`);
    expect((await webhook()).status).toBe(201);
    await limit("People", { customFields: own + 1 });
    const made = await oneMore(field, "custom-field-limit", own + 1);
    const at = `/companies/${trading}/custom-field-definitions/${made.id}`;
    const { body } = await tenant<{ code: string; version: number }>("GET", at);
    // Existing ones can still be changed.
    expect(
      (
        await tenant("PUT", at, {
          headers: { "If-Match": `"${body.version}"` },
          body: { code: body.code, label: "Renamed", kind: "text" },
        })
      ).status,
    ).toBe(200);
  });

  it("for files counts their total size", async () => {
    const used = (await use("storageMb"))?.used ?? 0;
    await limit("People", { storageMb: used + 1 });
    const [employee] = (await tenant<EmployeePage>("GET", `/companies/${trading}/employees`)).body.items;
    const at = `/companies/${trading}/employees/${employee?.id}/files`;
    const upload = (bytes: number) =>
      tenant<Problem>("POST", at, {
        query: { name: "scan.pdf", class: "personal" },
        headers: { "Content-Type": "application/octet-stream" },
        body: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 9, 32)]),
      });
    expect((await upload(900_000)).status).toBe(201);
    expect(await upload(1_000_001)).toMatchObject({
      status: 409,
      body: { code: "storage-limit", errors: [{ params: { limit: used + 1 } }] },
    });
    expect((await upload(50_000)).status).toBe(201);
  });

  it("for imports applies to each file", async () => {
    await limit("People", { importRows: 3 });
    expect(await rows(4)).toMatchObject({
      status: 409,
      body: { code: "import-row-limit", errors: [{ params: { limit: 3, used: 4 } }] },
    });
    expect((await rows(3)).status).toBe(201);
    expect((await rows(3)).status).toBe(201);
    expect(await use("importRows")).toEqual({ limit: "importRows", used: null, most: 3 });
  });
});

describe("a limit below current usage", () => {
  it("is saved after the affected tenants were shown, and removes nothing", async () => {
    await limit("Core", {});
    await key();
    await key();
    const used = (await use("apiKeys"))?.used ?? 0;
    const seen = await preview("Core", { apiKeys: 1, webhooks: 1_000 });
    expect(seen.body).toMatchObject({ tenants: 1, above: [{ beyond: [{ limit: "apiKeys", allowed: 1, used }] }] });
    expect((await preview("Core", { apiKeys: used })).body).toEqual({ tenants: 0, above: [] });
    expect((await preview("Core", { apiKeys: 1 }, tenant)).status).toBe(403);
    expect(await limit("Core", { apiKeys: 1 })).toMatchObject({ status: 409, body: { code: "live-package" } });
    expect(await limit("Core", { apiKeys: 1 }, { tenantsAffected: 2 })).toMatchObject({
      status: 409,
      body: { code: "live-package" },
    });
    expect((await limit("Core", { apiKeys: 1 }, { tenantsAffected: 1 })).status).toBe(200);
    expect(await use("apiKeys")).toEqual({ limit: "apiKeys", used, most: 1 });
    // Usage already above the limit does not ask again.
    expect((await limit("Core", { apiKeys: 1, webhooks: 500 })).status).toBe(200);
    expect((await limit("Core", {})).status).toBe(200);
  });

  it("and a removed module name the affected tenants", async () => {
    const { body } = await platform<PackageModuleImpact>(
      "GET",
      `/package-modules/${(await pairOf("Payroll")).id}/impact`,
    );
    expect(body.tenantNames).toHaveLength(body.tenants);
    expect(body.tenantNames).toContain(
      (await platform<{ items: { name: string }[] }>("GET", "/platform/tenants", { query: { q: "Merlion" } })).body
        .items[0]?.name,
    );
  });
});
