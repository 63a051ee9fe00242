/** Jobs on the queue: servers share them, each runs once, and interrupted ones are resumed. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackground } from "#src/server/background/background.ts";
import type { Job, JobContext } from "#src/server/background/job.ts";
import { openQueue } from "#src/server/background/queue.ts";
import { runTask } from "#src/server/background/run-job.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import type { Mailer } from "#src/server/mailer.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let second: Store;
beforeAll(async () => {
  gateway = await openHrmsGateway({ settings: { mailServer: true } });
  second = await openStore({ databaseUrl: gateway.database.url, report: () => undefined });
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});

/** Shorter than ten polls of a queue, however slow the machine. */
const soon = { timeout: 20_000 };

const sent: string[] = [];
const mailer: Mailer = { send: ({ id }) => Promise.resolve(void sent.push(id)), close: () => undefined };

const server = (store: Store, options: Partial<JobContext> = {}) =>
  createBackground({
    store,
    settings: gateway.settings,
    log: silentLog,
    now: () => new Date(),
    scheduled: false,
    ...options,
  });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.pool.query<Row>(text, values)).rows;
const tasks = () =>
  query<{ state: string; attempts: number }>("select state, attempts from background_tasks order by created_at");
const waiting = async () => (await query("select from mails where sent_at is null")).length;
const forgot = (email: string) => gateway.call("POST", "/password/forgot", { body: { email } });
async function askForExport(email: string, password: string): Promise<void> {
  const owner = await gateway.signIn(email, password);
  expect((await owner("POST", "/tenant/exports", { body: { reason: "Yearly audit" } })).status).toBe(202);
}
const queueIsEmpty = async () =>
  (await query("select from pgboss.job where state in ('created', 'retry', 'active')")).length === 0;

it("two servers share the queue: every task runs once, and every email is sent once", async () => {
  await query("delete from background_tasks");
  const servers = [server(gateway.database, { mailer }), server(second, { mailer })];
  for (const one of servers) one.start();
  await Promise.all([askForExport("admin@demo.com", "admin"), askForExport("owner@banyan.demo", "banyan")]);
  for (const email of ["admin@demo.com", "owner@banyan.demo", "client@demo.com", "platform@hrms.demo"])
    await forgot(email);
  for (const one of servers) one.wake("send-mails");
  await expect.poll(tasks, soon).toEqual([
    { state: "done", attempts: 1 },
    { state: "done", attempts: 1 },
  ]);
  await expect.poll(waiting, soon).toBe(0);
  await expect.poll(queueIsEmpty, soon).toBe(true);
  for (const one of servers) await one.stop();
  expect(sent).toHaveLength(new Set(sent).size);
  expect(sent.length).toBeGreaterThanOrEqual(4);
});

it("tasks that were queued together follow each other without a pause", async () => {
  await query("delete from background_tasks");
  const tenantId = sampleTenants.merlion.id;
  const [owner] = await query<{ id: string }>("select id from users where email = 'admin@demo.com'");
  const started = { job: "recalculate-attendance", tenantId, startedBy: owner?.id ?? "", now: new Date() } as const;
  await inTenant(gateway.database, tenantId, async (tx) => {
    for (let made = 0; made < 10; made += 1) await startTask(tx, { ...started, recordId: randomUUID() });
  });
  const one = server(gateway.database);
  one.start();
  // Ten polls take at least 45 seconds.
  await expect.poll(tasks, soon).toEqual(Array.from({ length: 10 }, () => ({ state: "done", attempts: 1 })));
  await one.stop();
});

it("another server finishes the work of a server that shuts down", async () => {
  sent.length = 0;
  await query("update mails set sent_at = null, tries = 0, next_try_at = now()");
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: Mailer = { ...mailer, send: (mail) => mailer.send(mail).then(() => held) };
  const first = server(gateway.database, { mailer: slow });
  first.start();
  await expect.poll(() => sent.length, soon).toBe(1);
  const closed = first.stop();
  release();
  await closed;
  expect(sent).toHaveLength(1);
  const other = server(second, { mailer });
  other.start();
  // Emails that were taken but not tried are postponed, as after any failure.
  await query("update mails set next_try_at = now() where sent_at is null");
  other.wake("send-mails");
  await expect.poll(waiting, soon).toBe(0);
  await other.stop();
  expect(sent).toHaveLength(new Set(sent).size);
});

it("another server restarts the work of a server that died", async () => {
  await query("delete from background_tasks");
  await askForExport("admin@demo.com", "admin");
  const dead = await openQueue(gateway.database, { scheduled: false });
  await dead.start();
  const [taken] = await dead.fetch("make-tenant-export");
  await query("update background_tasks set state = 'running', attempts = 1");
  await query("update pgboss.job set heartbeat_on = now() - interval '2 minutes' where id = $1", [taken?.id]);
  await query("update pgboss.queue set monitor_claim_on = null, monitor_on = null");
  await dead.supervise("make-tenant-export");
  const other = server(second);
  other.start();
  await expect.poll(tasks, soon).toEqual([{ state: "done", attempts: 2 }]);
  await other.stop();
  await dead.stop();
});

it("a job for every tenant continues after the last tenant it completed", async () => {
  const tenants = await livingTenants(gateway.database);
  expect(tenants.length).toBeGreaterThan(1);
  const visited: string[] = [];
  const job: Job = {
    name: "send-expiry-notices",
    summary: "Visits",
    tenancy: "every-tenant",
    delivery: "once",
    run: ({ tenantId }) => Promise.resolve(void visited.push(tenantId)),
  };
  const context = { store: gateway.database, settings: gateway.settings, log: silentLog, now: () => new Date() };
  const of = { id: "8a1c2b3d-7777-4666-8777-888899990000", tenantId: null, job: job.name };
  await expect(runTask(job, { ...context, stopped: () => visited.length === 1 }, of)).rejects.toThrow();
  await runTask(job, { ...context, stopped: () => false }, of);
  expect(visited).toEqual(tenants);
  await runTask(job, { ...context, stopped: () => false }, of);
  expect(visited).toEqual(tenants);
});

it("a rolled-back call starts nothing", async () => {
  const before = (await query("select from pgboss.job")).length;
  const task = {
    job: "make-tenant-export",
    tenantId: sampleTenants.merlion.id,
    startedBy: of("8a1c2b3d"),
    recordId: of("9a1c2b3d"),
    now: new Date(),
  } as const;
  const refused = inTenant(gateway.database, sampleTenants.merlion.id, async (tx) => {
    await startTask(tx, task);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect((await query("select from pgboss.job")).length).toBe(before);
  await inTenant(gateway.database, sampleTenants.merlion.id, (tx) => startTask(tx, task));
  expect((await query("select from pgboss.job")).length).toBe(before + 1);
});

it("the runtime roles cannot read the queue", async () => {
  for (const role of ["app_rt", "app_auth"]) {
    const [rights] = await query(`select has_schema_privilege($1, 'pgboss', 'usage') as usage`, [role]);
    expect(rights).toEqual({ usage: false });
  }
});

function of(start: string): string {
  return `${start}-7777-4666-8777-888899990000`;
}
