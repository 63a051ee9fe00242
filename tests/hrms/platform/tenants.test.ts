/** Tenants: created with an owner, given packages, suspended and closed, visible only to the platform. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  HistoryPage,
  OutboxPage,
  PackageUse,
  PlatformDashboard,
  Problem,
  Session,
  Tenant,
  TenantPackage,
  TenantPage,
} from "#generated/hrms/schema.ts";
import { accessId } from "#src/store/access/shared/access-ids.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const packageId = (code: string) => accessId("package", code);
let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
let owner: HrmsGateway["call"];
let clock = new Date();

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  [platform, owner] = await Promise.all([
    gateway.signIn("platform@hrms.demo", "platform"),
    gateway.signIn("admin@demo.com", "admin"),
  ]);
});
afterAll(() => gateway.close());

let count = 0;
const body = (more: object = {}) => {
  count += 1;
  return {
    code: `kopi-${count}`,
    name: `Kopi Lane ${count}`,
    packageId: packageId("starter"),
    ownerName: "Mei Tan",
    ownerEmail: `mei.${count}@kopi.example`,
    ...more,
  };
};
async function make(more: object = {}): Promise<Tenant> {
  const { status, body: made } = await platform<Tenant>("POST", "/platform/tenants", { body: body(more) });
  expect([status, made]).toMatchObject([201, { status: "trial" }]);
  return made;
}
const step = (id: string, name: string, reason = "As agreed on the phone") =>
  platform<Tenant | Problem>("POST", `/platform/tenants/${id}/${name}`, { body: { reason } });

async function setPassword(email: string, password: string): Promise<void> {
  const { body: mails } = await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email } });
  const token = mails.items[0]?.link?.replace(/^.*token=/, "");
  expect((await gateway.call("POST", "/password/reset", { body: { token, password } })).status).toBe(204);
}

describe("a new tenant", () => {
  it("starts its trial, and its owner sets a password from the email and has all permissions in it", async () => {
    const made = await make({ ownerEmail: "Mei.Tan@kopi.example", country: "SG" });
    expect(made).toMatchObject({
      package: "Starter",
      seatsUsed: 1,
      seatLimit: 25,
      owner: "M•••@kopi.example",
      ownerState: "invited",
      createdBy: "Priya Nair",
    });
    expect(made.trialEndsOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await setPassword("Mei.Tan@kopi.example", "Orchid-Road-77");
    const call = await gateway.signIn("mei.tan@kopi.example", "Orchid-Road-77");
    expect((await call<{ label: string }[]>("GET", "/companies/options")).body.map(({ label }) => label)).toEqual([
      made.name,
    ]);
    expect((await platform<Tenant>("GET", `/platform/tenants/${made.id}`)).body.ownerState).toBe("active");
    expect(
      (await platform<Problem>("POST", `/platform/tenants/${made.id}/invitation`, { body: {} })).body,
    ).toMatchObject({ status: 409, code: "has-password" });
  });

  it("needs its own code and owner, and an offered package", async () => {
    const first = await make();
    const create = (more: object) => platform<Problem>("POST", "/platform/tenants", { body: body(more) });
    expect((await create({ code: first.code.toUpperCase() })).body).toMatchObject({
      status: 409,
      errors: [{ pointer: "/code", code: "taken" }],
    });
    expect((await create({ ownerEmail: "ADMIN@demo.com" })).body).toMatchObject({
      status: 409,
      errors: [{ pointer: "/ownerEmail", code: "taken" }],
    });
    expect((await create({ packageId: trading })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/packageId" }],
    });
    // Rejected calls leave nothing behind.
    expect(
      (await platform<TenantPage>("GET", "/platform/tenants", { query: { q: `Kopi Lane ${count}` } })).body.total,
    ).toBe(0);
  });
});

describe("the list", () => {
  it("can be filtered, sorted, searched and exported", async () => {
    const one = await make({ packageId: packageId("growth") });
    const list = async (query: object) =>
      (await platform<TenantPage>("GET", "/platform/tenants", { query: { pageSize: 100, ...query } })).body.items.map(
        ({ name }) => name,
      );
    expect(await list({ q: one.code })).toEqual([one.name]);
    expect(await list({ packageId: packageId("growth") })).toContain(one.name);
    expect(await list({ packageId: packageId("complete") })).not.toContain(one.name);
    expect(await list({ status: ["suspended"] })).toEqual([]);
    expect(await list({ trialEndsTo: "2020-01-01" })).toEqual([]);
    const names = await list({ sort: "-seatsUsed" });
    expect(names[0]).toBe(sampleTenants.merlion.name);
    expect((await platform<string>("GET", "/platform/tenants/export", { query: { q: one.code } })).body).toContain(
      `${one.code},${one.name},Growth,1,200`,
    );
  });

  it("contains counts but no people, and is available only to the platform", async () => {
    const { body: page } = await platform<TenantPage>("GET", "/platform/tenants", { query: { pageSize: 100 } });
    expect(JSON.stringify(page)).not.toMatch(/Adeline|Lakshmi|admin@demo\.com|owner@banyan/);
    for (const path of [
      "/platform/tenants",
      "/platform/tenants/options",
      `/platform/tenants/${sampleTenants.merlion.id}`,
      "/platform/dashboard",
      "/platform/users",
      "/platform/support-grants",
    ]) {
      expect([path, (await owner(path === "" ? "GET" : "GET", path)).status]).toEqual([path, 403]);
    }
  });
});

describe("packages", () => {
  it("replace each other from a given day, and determine permissions", async () => {
    const { id } = await make({ packageId: packageId("complete"), ownerEmail: "chain@kopi.example" });
    await setPassword("chain@kopi.example", "Orchid-Road-77");
    const call = await gateway.signIn("chain@kopi.example", "Orchid-Road-77");
    const company = (await call<{ id: string }[]>("GET", "/companies/options")).body[0]?.id;
    expect((await call("GET", `/companies/${company}/ppf`)).status).toBe(200);
    const assign = (code: string, from?: string) =>
      platform<TenantPackage[] & Problem>("POST", `/platform/tenants/${id}/packages`, {
        body: { packageId: packageId(code), ...(from && { from }) },
      });
    expect((await assign("growth", "2020-01-01")).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/from", code: "in-the-past" }],
    });
    // The server's clock may run ahead of the database's.
    clock = new Date(clock.getTime() + 30_000);
    expect((await assign("growth", "2090-01-01")).body.map((one) => [one.package, one.status])).toEqual([
      ["Growth", "scheduled"],
      ["Complete", "active"],
    ]);
    expect((await platform<Tenant>("GET", `/platform/tenants/${id}`)).body).toMatchObject({
      package: "Complete",
      nextPackage: "Growth",
      nextPackageSince: "2089-12-31T16:00:00.000Z",
    });
    expect((await assign("starter")).body.map((one) => [one.package, one.status])).toEqual([
      ["Starter", "active"],
      ["Complete", "ended"],
    ]);
    expect((await call("GET", `/companies/${company}/ppf`)).status).toBe(403);
  });
});

describe("suspension of a tenant", () => {
  it("lets its people read but not change anything, says why, and affects no other tenant", async () => {
    const { id } = await make({ ownerEmail: "life@kopi.example" });
    await setPassword("life@kopi.example", "Orchid-Road-77");
    const call = await gateway.signIn("life@kopi.example", "Orchid-Road-77");
    const company = (await call<{ id: string }[]>("GET", "/companies/options")).body[0]?.id;
    const grade = () =>
      call<Problem>("POST", `/companies/${company}/grades`, {
        body: { name: `G${(count += 1)}`, rank: 1, payMin: 100, payMid: 200, payMax: 300 },
      });
    expect((await grade()).status).toBe(201);
    expect((await step(id, "suspend", "Two invoices are unpaid.")).body).toMatchObject({
      status: "suspended",
      statusReason: "Two invoices are unpaid.",
    });
    expect((await grade()).body).toMatchObject({ status: 403, code: "tenant-suspended" });
    expect((await call("GET", `/companies/${company}/grades`)).status).toBe(200);
    const { body: session } = await gateway.call<Session>("POST", "/jwt/login", {
      body: { email: "life@kopi.example", password: "Orchid-Road-77" },
    });
    expect(session.userData.extras.tenant).toMatchObject({ status: "suspended", reason: "Two invoices are unpaid." });
    expect((await step(id, "suspend")).body).toMatchObject({ status: 409, code: "wrong-state" });
    expect((await step(id, "reactivate")).body).toMatchObject({ status: "trial" });
    expect((await grade()).status).toBe(201);
    const { body: history } = await platform<HistoryPage>("GET", `/platform/tenants/${id}/history`);
    expect(history.items.map(({ action, reason }) => [action, reason])).toEqual([
      ["reactivate", "As agreed on the phone"],
      ["suspend", "Two invoices are unpaid."],
      ["create", undefined],
    ]);
  });
});

describe("the dashboard", () => {
  it("counts as seats what the package limits", async () => {
    const owner = await gateway.signIn("admin@demo.com", "admin");
    const { body: use } = await owner<PackageUse>("GET", "/tenant/settings/package");
    const seats = use.limits.find(({ limit }) => limit === "seats")?.used;
    const { body: merlion } = await platform<Tenant>("GET", `/platform/tenants/${sampleTenants.merlion.id}`);
    expect(merlion.seatsUsed).toBe(seats);
    // Most of the employees have no account.
    const { rows } = await gateway.database.pool.query<{ employed: number }>(
      "select count(*)::int as employed from employees where tenant_id = $1 and status <> 'exited'",
      [sampleTenants.merlion.id],
    );
    expect(seats).toBe(rows[0]?.employed);
    const { body: numbers } = await platform<PlatformDashboard>("GET", "/platform/dashboard");
    const { body: all } = await platform<TenantPage>("GET", "/platform/tenants", {
      query: { pageSize: 100, status: ["trial", "active", "suspended", "closing"] },
    });
    expect(numbers.seatsUsed).toBe(all.items.reduce((sum, { seatsUsed }) => sum + seatsUsed, 0));
  });

  it("counts the same as the lists", async () => {
    const { body } = await platform<PlatformDashboard>("GET", "/platform/dashboard", { query: { months: 3 } });
    const total = async (query: Record<string, unknown>) =>
      (await platform<TenantPage>("GET", "/platform/tenants", { query })).body.total;
    expect(body.tenants).toBe(await total({ status: ["trial", "active", "suspended", "closing"] }));
    for (const { status, tenants } of body.byStatus)
      expect([status, tenants]).toEqual([status, await total({ status: [status] })]);
    for (const one of body.byPackage)
      expect([one.package, one.tenants]).toEqual([one.package, await total({ packageId: one.packageId })]);
    expect(body.growth).toHaveLength(3);
    expect(body.growth.at(-1)).toMatchObject({ tenants: body.tenants, seats: body.seatsUsed });
  });

  it("counts the tenants of each month as the list shows them, including those closed since", async () => {
    const [early, gone] = [await make(), await make()];
    const began = (id: string, day: string) =>
      gateway.database.pool.query("update tenants set created_at = $2::timestamptz where id = $1", [
        id,
        `${day}T23:30:00+08:00`,
      ]);
    const { body } = await platform<PlatformDashboard>("GET", "/platform/dashboard", { query: { months: 4 } });
    const months = body.growth.map(
      ({ month }) =>
        [
          month,
          new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
        ] as const,
    );
    const [[, first], [, second], [, third]] = months as [
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
    ];
    await began(early.id, second);
    await began(gone.id, first);
    await gateway.database.pool.query(
      "update tenants set status = 'closed', status_since = $2::timestamptz where id = $1",
      [gone.id, `${third}T23:30:00+08:00`],
    );
    const { body: after } = await platform<PlatformDashboard>("GET", "/platform/dashboard", { query: { months: 4 } });
    const total = async (query: Record<string, unknown>) =>
      (await platform<TenantPage>("GET", "/platform/tenants", { query })).body.total;
    for (const [at, [month, last]] of months.entries()) {
      const from = `${month}-01`;
      const listed = {
        tenants: await total({ asOf: last }),
        joined: await total({ createdFrom: from, createdTo: last }),
        closed: await total({ closedFrom: from, closedTo: last }),
      };
      expect(after.growth[at]).toMatchObject({ month, ...listed });
    }
    expect(after.growth.map(({ closed }, at) => closed - (body.growth[at]?.closed ?? 0))).toEqual([0, 0, 1, 0]);
  });
});
