/** Background tasks: one's own, to watch and cancel; all of them, for the platform. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Job, JobPage, PlatformJob, PlatformJobPage, TenantExport } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runQueuedTasks } from "../../support/jobs.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let colleague: HrmsGateway["call"];
let outsider: HrmsGateway["call"];
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  colleague = await gateway.signIn("client@demo.com", "client");
  outsider = await gateway.signIn("owner@banyan.demo", "banyan");
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const waiting = { state: ["waiting"] };
async function askForExport(): Promise<{ task: Job; asked: TenantExport }> {
  const { body: asked } = await owner<TenantExport>("POST", "/tenant/exports", { body: { reason: "Yearly audit" } });
  const { items } = (await owner<JobPage>("GET", "/me/jobs", { query: waiting })).body;
  const task = items.find(({ recordId }) => recordId === asked.id);
  if (!task) throw new Error("The export has no task.");
  return { task, asked };
}
const run = () => runQueuedTasks(gateway, "make-tenant-export");

it("one's own tasks are listed until done, and nobody else can see or cancel them", async () => {
  const { task, asked } = await askForExport();
  expect(task).toMatchObject({ job: "make-tenant-export", state: "waiting", done: 0, total: 0, finishedAt: null });
  for (const other of [colleague, outsider, platform]) {
    expect((await other("GET", `/me/jobs/${task.id}`)).status).toBe(404);
    expect((await other("POST", `/me/jobs/${task.id}/cancel`)).status).toBe(404);
    expect((await other<JobPage>("GET", "/me/jobs")).body.items.map(({ id }) => id)).not.toContain(task.id);
  }
  await run();
  expect((await owner<Job>("GET", `/me/jobs/${task.id}`)).body).toMatchObject({ state: "done", errorCode: null });
  expect((await owner<TenantExport>("GET", `/tenant/exports/${asked.id}`)).body.status).toBe("ready");
  expect((await owner<Job>("POST", `/me/jobs/${task.id}/cancel`)).body).toMatchObject({ state: "done" });
});

it("a waiting task can be cancelled before it starts", async () => {
  const { task, asked } = await askForExport();
  const { body } = await owner<Job>("POST", `/me/jobs/${task.id}/cancel`);
  expect(body).toMatchObject({ state: "waiting", cancelAsked: true });
  await run();
  expect((await owner<Job>("GET", `/me/jobs/${task.id}`)).body).toMatchObject({ state: "cancelled" });
  expect((await owner<TenantExport>("GET", `/tenant/exports/${asked.id}`)).body.status).toBe("failed");
  // The next one is not blocked by it.
  expect((await askForExport()).asked.id).not.toBe(asked.id);
  await run();
});

it("a cancelled running task ends at its next step", async () => {
  const { task, asked } = await askForExport();
  let cancelled: Promise<unknown> | undefined;
  // The first archive is being built when it is cancelled.
  await runQueuedTasks(gateway, "make-tenant-export", {
    now: () => {
      cancelled ??= owner("POST", `/me/jobs/${task.id}/cancel`);
      return new Date();
    },
  });
  await cancelled;
  const ended = (await owner<Job>("GET", `/me/jobs/${task.id}`)).body;
  expect(ended).toMatchObject({ cancelAsked: true });
  expect(["cancelled", "done"]).toContain(ended.state);
  const { status } = (await owner<TenantExport>("GET", `/tenant/exports/${asked.id}`)).body;
  expect(status).toBe(ended.state === "done" ? "ready" : "failed");
});

it("the event stream reports every change until nothing runs", async () => {
  const { task } = await askForExport();
  const { promise: first, resolve: arrived } = Promise.withResolvers<void>();
  const stream = owner<string>("GET", "/me/jobs/events", {
    headers: { Accept: "text/event-stream" },
    onPart: () => arrived(),
  });
  await first;
  await run();
  const { status, headers, body } = await stream;
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/event-stream/);
  const states = body
    .split("\n\n")
    .filter((event) => event !== "")
    .map((event) => JSON.parse(/^event: jobs\ndata: (.*)$/.exec(event)?.[1] ?? "") as { items: Job[] })
    .map(({ items }) => items.find(({ id }) => id === task.id)?.state);
  expect(states[0]).toBe("waiting");
  expect(states.at(-1)).toBe("done");
});

it("the platform sees tasks of all tenants, without their author and subject", async () => {
  const { task } = await askForExport();
  const page = (await platform<PlatformJobPage>("GET", "/platform/jobs", { query: { pageSize: 100 } })).body;
  const shown = page.items.find(({ id }) => id === task.id);
  expect(shown).toMatchObject({ job: "make-tenant-export", state: "waiting", tenant: "Merlion Trading", attempts: 0 });
  expect(Object.keys(shown ?? {})).not.toContain("recordId");
  expect(page.items.some(({ job, tenantId }) => job === "send-expiry-notices" && tenantId === null)).toBe(true);
  const ofJob = await platform<PlatformJobPage>("GET", "/platform/jobs", { query: { job: ["close-tenants"] } });
  expect(ofJob.body.total).toBe(0);
  const search = { q: "merlion", pageSize: 100 };
  const found = (await platform<PlatformJobPage>("GET", "/platform/jobs", { query: search })).body;
  expect(found.items.map(({ id }) => id)).toContain(task.id);
  expect(found.total).toBe(found.items.length);
  expect(new Set(found.items.map(({ tenant }) => tenant))).toEqual(new Set(["Merlion Trading"]));
  expect((await owner("GET", "/platform/jobs")).status).toBe(403);
  expect((await platform<PlatformJob>("POST", `/platform/jobs/${task.id}/cancel`)).body.cancelAsked).toBe(true);
});
