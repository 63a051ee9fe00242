/** Three server processes on one database, behind a proxy that gives each the next request: people notice nothing of it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "pg";
import type { Company, EmployeePage, EmployeePhoto, Job, NewApiKey, Session } from "#generated/hrms/schema.ts";
import { eventReader } from "#src/client/server-events.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { agreeOnTokenSecret } from "#src/store/database/token-secret.ts";
import { copyDatabase } from "../../support/database.ts";
import type { DatabaseCopy } from "../../support/database-server.ts";
import { trading } from "../../support/hrms-gateway.ts";
import { type SeveralServers, startServers } from "../../support/several-servers.ts";

const signInsPerAddress = 5;
const callsPerKey = 5;

let database: DatabaseCopy;
let servers: SeveralServers;
let owner: Session;
beforeAll(async () => {
  database = await copyDatabase({ samples: true });
  servers = await startServers(3, {
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: "4",
    SIGN_INS_PER_MINUTE: String(signInsPerAddress),
    KEY_CALLS_PER_MINUTE: String(callsPerKey),
  });
  owner = await signIn("admin@demo.com", "admin");
});
afterAll(async () => {
  await servers.stop();
  await database.drop();
});

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The server to call; by default the proxy, and so another one each time. */
  readonly at?: string | undefined;
}

async function call<Body>(path: string, { method = "GET", body, token, headers, at = servers.url }: Call = {}) {
  const response = await fetch(at + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body };
}

async function signIn(email: string, password: string, ip = "203.0.113.1"): Promise<Session> {
  const { status, body } = await call<Session>("/jwt/login", {
    method: "POST",
    body: { email, password },
    headers: { "x-forwarded-for": ip },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const onEach = <Body>(path: string, options: Call = {}) =>
  Promise.all(servers.urls.map((at) => call<Body>(path, { token: owner.accessToken, ...options, at })));
const statusOnEach = async (path: string, options: Call = {}) =>
  (await onEach(path, options)).map(({ status }) => status);

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it("a session is valid on each server, renewed by any, and ended for all", async () => {
  const first = await signIn("hr@merlion.demo", "hr");
  expect(await statusOnEach("/me/profile", { token: first.accessToken })).toEqual([200, 200, 200]);
  const renewed = await call<Session>("/jwt/refresh-token", {
    method: "POST",
    body: { refreshToken: first.refreshToken },
  });
  const { accessToken: token, refreshToken } = renewed.body;
  expect(await statusOnEach("/me/profile", { token })).toEqual([200, 200, 200]);
  expect((await call("/jwt/logout", { method: "POST", body: { refreshToken } })).status).toBe(204);
  await expect.poll(() => statusOnEach("/me/profile", { token })).toEqual([401, 401, 401]);
});

it("changed permissions apply on each server", async () => {
  const body = { company_name: "Orchid Services", code: "ORCHID", uen: "202134567W", csn: [], currency: "SGD" };
  const made = await call<Company>("/companies", {
    method: "POST",
    token: owner.accessToken,
    body: { ...body, tz: "Asia/Singapore" },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await expect.poll(() => statusOnEach(`/companies/${made.body.id}/grades`)).toEqual([200, 200, 200]);
});

it("a limit holds for all servers together", async () => {
  const wrong = { method: "POST", body: { email: "nobody@demo.com", password: "guess" } };
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const statuses: number[] = [];
  for (let times = 0; times < signInsPerAddress + 3; times++)
    statuses.push((await call("/jwt/login", { ...wrong, headers })).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(signInsPerAddress);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  // Another address is not affected.
  await signIn("hr@merlion.demo", "hr", "203.0.113.78");

  const key = await call<NewApiKey>("/tenant/api-keys", {
    method: "POST",
    token: owner.accessToken,
    body: { name: "Clock", companyIds: [trading], roleIds: [roleId("hrAdmin")], scope: "company", expiresOn: null },
  });
  expect(key.status, JSON.stringify(key.body)).toBe(201);
  const byKey: number[] = [];
  for (let times = 0; times < callsPerKey + 2; times++)
    byKey.push((await call(`/companies/${trading}/grades`, { token: key.body.key })).status);
  expect(byKey).toEqual([...Array.from({ length: callsPerKey }, () => 200), 429, 429]);
});

it("a job runs once, and its progress reaches a browser on any server", async () => {
  const tokens = [owner.accessToken, (await signIn("owner@banyan.demo", "banyan", "203.0.113.79")).accessToken];
  const [at] = servers.urls;
  for (const token of tokens) {
    const asked = await call("/tenant/exports", { method: "POST", token, at, body: { reason: "Yearly audit" } });
    expect(asked.status).toBe(202);
  }
  // Each browser is connected to a server that has not been asked.
  const watched = await Promise.all(
    servers.urls.slice(1).map(async (server, index) => {
      const states: string[] = [];
      const read = eventReader(({ data }) => {
        for (const { state } of (JSON.parse(data) as { items: Job[] }).items) states.push(state);
      });
      const response = await fetch(`${server}/me/jobs/events`, {
        headers: { authorization: `Bearer ${tokens[index]}`, accept: "text/event-stream" },
      });
      for await (const part of response.body ?? []) read(Buffer.from(part).toString());
      return states.at(-1);
    }),
  );
  expect(watched).toEqual(["done", "done"]);
  expect(
    await query(
      "select state, attempts from background_tasks where job = 'make-tenant-export' and created_at > now() - interval '1 hour'",
    ),
  ).toEqual([
    { state: "done", attempts: 1 },
    { state: "done", attempts: 1 },
  ]);
});

it("an uploaded file is there on each server", async () => {
  const png =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const employees = `/companies/${trading}/employees`;
  const token = owner.accessToken;
  const { body } = await call<EmployeePage>(`${employees}?pageSize=1`, { token });
  const photo = `${employees}/${body.items[0]?.id}/photo`;
  expect((await call(photo, { method: "PUT", token, body: { photo: png } })).status).toBe(200);
  expect((await onEach<EmployeePhoto>(photo)).map((one) => one.body.photo)).toEqual([png, png, png]);
});

it("demo apps show each visitor the same state on each server", async () => {
  const headers = { "x-demo-session": "visitor" };
  const deleted = async (more: Readonly<Record<string, string>> = headers) =>
    (await onEach<{ id: number }[]>("/apps/todo/tasks?filter=deleted", { headers: more })).map(({ body }) =>
      body.some(({ id }) => id === 18),
    );
  const remove = (taskId: number) => call(`/apps/todo/delete-task?taskId=${taskId}`, { method: "DELETE", headers });
  expect(await deleted()).toEqual([false, false, false]);
  expect((await remove(18)).status).toBeLessThan(300);
  expect(await deleted()).toEqual([true, true, true]);
  expect(await deleted({ "x-demo-session": "another" })).toEqual([false, false, false]);
  expect((await call("/demo/reset", { method: "POST", headers })).status).toBe(204);
  expect(await deleted()).toEqual([false, false, false]);
});

it("demo apps answer while other calls change their state", async () => {
  const headers = { "x-demo-session": "busy" };
  const [at] = servers.urls;
  const statuses = new Set<number>();
  let changing = true;
  async function read(): Promise<void> {
    while (changing) statuses.add((await call("/apps/todo/tasks", { headers, at })).status);
  }
  const readers = Promise.all([read(), read(), read(), read()]);
  for (let times = 0; times < 100; times++)
    statuses.add((await call("/demo/reset", { method: "POST", headers, at })).status);
  changing = false;
  await readers;
  expect([...statuses].sort()).toEqual([200, 204]);
});

it("a server with another JWT_SECRET does not join the others", async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await expect(agreeOnTokenSecret(client, "another-secret-of-32-letters-or-more", 0)).rejects.toThrow(
      "JWT_SECRET is not the secret of the other servers",
    );
  } finally {
    await client.end();
  }
});
