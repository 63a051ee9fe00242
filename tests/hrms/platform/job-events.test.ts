/** Events of background tasks as the browser's client receives them: over HTTP, as soon as something changes. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { login } from "#generated/hrms/client/auth.ts";
import { watchJobs } from "#generated/hrms/client/jobs.ts";
import type { Job } from "#generated/hrms/schema.ts";
import { configureClient } from "#src/client/call.ts";
import { eventReader } from "#src/client/server-events.ts";
import type { RunningServer } from "#src/server/main.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { copyDatabase } from "../../support/database.ts";
import { startTestServer } from "../../support/server.ts";

const id = "6c1d2e3f-7777-4666-8777-888899990000";
let server: RunningServer;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await copyDatabase({ samples: true });
  drop = database.drop;
  server = await startTestServer({ env: { DATABASE_URL: database.url } });
  configureClient({ baseUrl: server.url, fetch: (request) => fetch(request) });
  const { accessToken } = await login({ body: { email: "admin@demo.com", password: "admin" } });
  configureClient({ headers: () => ({ authorization: `Bearer ${accessToken}` }) });
  await server.store.pool.query(
    "insert into background_tasks (id, tenant_id, job, state, done, total, started_by, created_at, updated_at) values ($1, $2, 'make-tenant-export', 'running', 1, 3, $3, now(), now())",
    [id, sampleTenants.merlion.id, sampleAccounts.adeline.id],
  );
});
afterAll(async () => {
  configureClient({ baseUrl: "", headers: () => ({}) });
  await server.close();
  await drop();
});

it("sends each change while the stream is open, and closes it after the last one", async () => {
  const seen: string[] = [];
  const next = [
    "update background_tasks set done = 2 where id = $1",
    "update background_tasks set done = 3, state = 'done', finished_at = now() where id = $1",
  ];
  const moved: Promise<unknown>[] = [];
  const onText = eventReader(({ event, data }) => {
    expect(event).toBe("jobs");
    const task = (JSON.parse(data) as { items: Job[] }).items.find((one) => one.id === id);
    seen.push(`${task?.state} ${task?.done}`);
    // Only what has arrived advances the task: text buffered to the end would never arrive.
    const step = next.shift();
    if (step !== undefined) moved.push(server.store.pool.query(step, [id]));
  });
  expect(await watchJobs({}, { onText })).toBeNull();
  await Promise.all(moved);
  expect(seen).toEqual(["running 1", "running 2", "done 3"]);
});

it("ends the call when the client stops listening", async () => {
  await server.store.pool.query("update background_tasks set state = 'running', finished_at = null where id = $1", [
    id,
  ]);
  const stop = new AbortController();
  const watching = watchJobs({}, { signal: stop.signal, onText: () => stop.abort() });
  await expect(watching).rejects.toMatchObject({ name: "AbortError" });
});
