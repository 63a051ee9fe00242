/** Counts of what waits for a person agree with the lists they count, and never show another's. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApprovalPage, JobPage, MyCounts, MyTaskPage, NotificationPage } from "#generated/hrms/schema.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

type Call = HrmsGateway["call"];
const counts = async (call: Call, query = "") => (await call<MyCounts>("GET", `/me/counts${query}`)).body;

async function listed(call: Call, companyId: string): Promise<Omit<MyCounts, "jobs">> {
  const notifications = (await call<NotificationPage>("GET", "/me/notifications")).body.unreadCount;
  const { overdue, soon } = (await call<MyTaskPage>("GET", "/me/tasks")).body.counts;
  const approvals = await call<ApprovalPage>("GET", `/companies/${companyId}/approvals`);
  return { notifications, tasks: overdue + soon, approvals: approvals.body.counts.mine };
}

it.each([
  ["admin@demo.com", "admin"],
  ["hr@merlion.demo", "hr"],
  ["manager@merlion.demo", "manager"],
  ["employee@merlion.demo", "employee"],
] as const)("counts what the lists of %s hold", async (email, password) => {
  const call = await gateway.signIn(email, password);
  expect(await counts(call, `?companyId=${trading}`)).toMatchObject(await listed(call, trading));
});

it("counts requests of no company without one, or of one that is closed to the person", async () => {
  const admin = await gateway.signIn("admin@demo.com", "admin");
  expect((await counts(admin, `?companyId=${trading}`)).approvals).toBeGreaterThan(0);
  for (const query of ["", `?companyId=${sampleCompanies.kitchen.id}`, `?companyId=${randomUUID()}`])
    expect((await counts(admin, query)).approvals).toBe(0);
});

it("is open to accounts without a company", async () => {
  const platform = await gateway.signIn("platform@hrms.demo", "platform");
  expect(await counts(platform)).toMatchObject({ tasks: 0, approvals: 0 });
});

it("counts the person's own background tasks, and says when the last one ended", async () => {
  const admin = await gateway.signIn("admin@demo.com", "admin");
  const before = await counts(admin);
  const start = (startedBy: string, ended: string | null) =>
    gateway.database.pool.query(
      "insert into background_tasks (id, tenant_id, job, state, done, total, started_by, created_at, updated_at, finished_at) values ($1, $2, 'make-tenant-export', $3, 0, 1, $4, now(), now(), $5)",
      [randomUUID(), sampleTenants.merlion.id, ended === null ? "running" : "done", startedBy, ended],
    );
  await start(sampleAccounts.adeline.id, null);
  await start(sampleAccounts.adeline.id, "2099-01-02T03:04:05.000Z");
  const after = await counts(admin);
  expect(after.jobs).toEqual({ running: before.jobs.running + 1, lastFinishedAt: "2099-01-02T03:04:05.000Z" });
  expect((await admin<JobPage>("GET", "/me/jobs?state=running")).body.total).toBe(after.jobs.running);
  const client = await gateway.signIn("client@demo.com", "client");
  expect((await counts(client)).jobs).toEqual({ running: 0, lastFinishedAt: null });
});
