/** Health, readiness, instance information, and the first administrator of an empty server. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Health, Instance, Problem, Session } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

describe("a server with samples", () => {
  let gateway: HrmsGateway;
  let clock = new Date("2026-11-20T04:00:00Z");
  beforeAll(async () => {
    gateway = await openHrmsGateway({ now: () => clock });
  });
  afterAll(() => gateway.close());

  it("is live and ready", async () => {
    clock = new Date(clock.getTime() + 42_900);
    expect((await gateway.call<Health>("GET", "/health")).body).toEqual({
      status: "ok",
      version: "0.0.0",
      uptimeSeconds: 42,
    });
    expect((await gateway.call("GET", "/ready")).body).toEqual({
      status: "ready",
      checks: { database: "ok", migrations: "ok", files: "ok", jobs: "ok", clock: "ok", mail: "off" },
    });
  });

  it("offers sample accounts while they have their sample passwords", async () => {
    const offer = async () => (await gateway.call<Instance>("GET", "/instance")).body;
    expect(await offer()).toMatchObject({
      version: "0.0.0",
      environment: "local",
      demoLayer: true,
      administratorNeeded: false,
    });
    expect((await offer()).sampleAccounts.map(({ email, password, tenant }) => [email, password, tenant])).toEqual([
      ["admin@demo.com", "admin", "Merlion Trading"],
      ["client@demo.com", "client", "Merlion Trading"],
      ["hr@merlion.demo", "hr", "Merlion Trading"],
      ["maker@merlion.demo", "maker", "Merlion Trading"],
      ["approver@merlion.demo", "approver", "Merlion Trading"],
      ["manager@merlion.demo", "manager", "Merlion Trading"],
      ["employee@merlion.demo", "employee", "Merlion Trading"],
      ["auditor@merlion.demo", "auditor", "Merlion Trading"],
      ["owner@banyan.demo", "banyan", "Banyan Foods"],
      ["platform@hrms.demo", "platform", "Platform"],
      ["ops@hrms.demo", "ops", "Platform"],
    ]);
    expect((await offer()).sampleAccounts.map(({ kind }) => kind)).toEqual([
      "tenantOwner",
      null,
      "hrAdmin",
      "payrollMaker",
      "payrollApprover",
      "manager",
      "employee",
      "auditor",
      "tenantOwner",
      "platformAdmin",
      "platformAdmin",
    ]);
    for (const { email, password } of (await offer()).sampleAccounts)
      expect(await gateway.signIn(email, password)).toBeTypeOf("function");
    await gateway.database.pool.query("update users set sample_password = false where email <> 'admin@demo.com'");
    expect((await offer()).sampleAccounts.map(({ email }) => email)).toEqual(["admin@demo.com"]);
    await gateway.database.pool.query("update users set sample_password = false");
    expect((await offer()).sampleAccounts).toEqual([]);
  });

  it("rejects a second administrator", async () => {
    const body = {
      fullName: "Adeline Goh",
      username: "adeline",
      email: "adeline@hrms.example",
      password: "Orchid-Road-77",
    };
    expect(await gateway.call<Problem>("POST", "/setup/administrator", { body })).toMatchObject({
      status: 409,
      body: { code: "administrator-exists" },
    });
  });

  it("is not ready while a migration is missing", async () => {
    await gateway.database.pool.query(
      "create table kept as select * from drizzle.__drizzle_migrations; delete from drizzle.__drizzle_migrations",
    );
    expect(await gateway.call<Problem>("GET", "/ready")).toMatchObject({
      status: 503,
      body: { title: "The database is not up to date", errors: [{ pointer: "/checks/migrations", code: "failed" }] },
    });
    await gateway.database.pool.query("insert into drizzle.__drizzle_migrations select * from kept; drop table kept");
    expect((await gateway.call("GET", "/ready")).status).toBe(200);
  });
});

describe("an empty server", () => {
  let gateway: HrmsGateway;
  beforeAll(async () => {
    gateway = await openHrmsGateway({ samples: false });
  });
  afterAll(() => gateway.close());

  it("lets exactly one of several first visitors become the administrator, without a tenant", async () => {
    expect((await gateway.call<Instance>("GET", "/instance")).body).toMatchObject({
      administratorNeeded: true,
      sampleAccounts: [],
    });
    const bodies = ["ada", "ben", "cho"].map((username) => ({
      fullName: username,
      username,
      email: `${username}@hrms.example`,
      password: "Orchid-Road-77",
    }));
    const answers = await Promise.all(
      bodies.map((body) => gateway.call<Session>("POST", "/setup/administrator", { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const accessToken = answers.find(({ status }) => status === 201)?.body.accessToken;
    expect(
      await gateway.call("GET", "/companies/options", { headers: { Authorization: `Bearer ${accessToken}` } }),
    ).toMatchObject({ status: 200, body: [] });
    expect((await gateway.call<Instance>("GET", "/instance")).body.administratorNeeded).toBe(false);
  });
});

describe("a server whose database is unavailable", () => {
  it("stays live and is not ready", async () => {
    const gateway = await openHrmsGateway();
    await gateway.close();
    expect((await gateway.call("GET", "/health")).status).toBe(200);
    expect(await gateway.call<Problem>("GET", "/ready")).toMatchObject({
      status: 503,
      body: { title: "The database does not answer", errors: [{ pointer: "/checks/database", code: "failed" }] },
    });
  });
});
