/** Lists come from the replica, but never without what the reader has just written, and from the primary while the replica is away. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "pg";
import type { Grade, GradePage, Session } from "#generated/hrms/schema.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { announceWrite, learnWritesOfOthers, noteWrite, replicaIsCurrent } from "#src/store/database/recent-writes.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { copyDatabase } from "../../support/database.ts";
import type { DatabaseCopy } from "../../support/database-server.ts";
import { trading } from "../../support/hrms-gateway.ts";
import { type SeveralServers, startServers } from "../../support/several-servers.ts";

/** The replica of the test is a copy in which one grade has another name, so that answers show where they come from. */
const marker = "Only in the replica";

let primary: DatabaseCopy;
let replica: DatabaseCopy;
let servers: SeveralServers;
let tokens: { owner: string; hr: string };
beforeAll(async () => {
  [primary, replica] = [await copyDatabase({ samples: true }), await copyDatabase({ samples: true })];
  await onReplica(`
    alter table grades no force row level security;
    update grades set name = '${marker}' where id = (select id from grades where company_id = '${trading}' order by id limit 1);
    alter table grades force row level security`);
  servers = await startServers(2, { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url, TRUST_PROXY: "0" });
  tokens = { owner: await signIn("admin@demo.com", "admin"), hr: await signIn("hr@merlion.demo", "hr") };
}, 300_000);
afterAll(async () => {
  await servers.stop();
  await replica.drop();
  await primary.drop();
});

async function onReplica(text: string): Promise<void> {
  const client = new Client({ connectionString: replica.url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** What a browser keeps of the answers to its writes. */
let cookie: string | undefined;

async function call<Body>(server: number, path: string, token?: string, method = "GET", body?: object) {
  const response = await fetch(`${servers.urls[server]}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.get("set-cookie") ?? undefined;
  return { status: response.status, set, body: (await response.json()) as Body };
}

async function signIn(email: string, password: string): Promise<string> {
  const { status, body } = await call<Session>(0, "/jwt/login", undefined, "POST", { email, password });
  expect(status).toBe(200);
  return body.accessToken;
}

const grades = `/companies/${trading}/grades`;

async function namesOn(server: number, token: string): Promise<string[]> {
  const { status, body } = await call<GradePage>(server, `${grades}?pageSize=100`, token);
  expect(status).toBe(200);
  return body.items.map(({ name }) => name);
}

const fromReplica = async (server: number, token: string) => (await namesOn(server, token)).includes(marker);
const settled = { timeout: 20_000, interval: 100 };

it("answers lists, and nothing else", async () => {
  for (const server of [0, 1]) await expect.poll(() => fromReplica(server, tokens.owner), settled).toBe(true);
  const { items } = (await call<GradePage>(0, `${grades}?pageSize=100`, tokens.owner)).body;
  const marked = items.find(({ name }) => name === marker);
  const single = await call<Grade>(0, `${grades}/${marked?.id}`, tokens.owner);
  expect([single.status, single.body.name === marker]).toEqual([200, false]);
});

it("shows people on any server what they have written, and from then on the replica again", async () => {
  const name = "Written just now";
  const made = await call<Grade>(0, grades, tokens.owner, "POST", { name, rank: 1 });
  expect([made.status, made.set]).toEqual([201, "hrms-wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Strict; Secure"]);
  // The server that has written knows by itself, the others by the browser.
  expect(await fromReplica(0, tokens.owner)).toBe(false);
  cookie = made.set?.split(";")[0];
  for (const server of [0, 1]) {
    const names = await namesOn(server, tokens.owner);
    expect([names.includes(name), names.includes(marker)]).toEqual([true, false]);
  }
  cookie = undefined;
  // Others have not written anything.
  expect(await fromReplica(0, tokens.hr)).toBe(true);
  for (const server of [0, 1]) await expect.poll(() => fromReplica(server, tokens.owner), settled).toBe(true);
});

it("is held back by a notification for writers without a browser, and for everybody after a change of access", async () => {
  const open = () =>
    openStore({ databaseUrl: primary.url, readUrl: primary.url, poolSize: 2, report: () => undefined });
  const [here, there] = [await open(), await open()];
  const learning = await learnWritesOfOthers(there);
  const isCurrent = (reader: string) => replicaIsCurrent(there, [reader]);
  try {
    await expect.poll(() => isCurrent("writer"), settled).toBe(true);
    expect(await inTenant(here, null, (tx) => announceWrite(here, tx, "writer"))).toBe(true);
    await expect.poll(() => isCurrent("writer"), { interval: 10 }).toBe(false);
    expect(isCurrent("reader")).toBe(true);
    await expect.poll(() => isCurrent("writer"), settled).toBe(true);
    noteWrite(there);
    expect(isCurrent("reader")).toBe(false);
    await expect.poll(() => isCurrent("reader"), settled).toBe(true);
  } finally {
    await learning.close();
    await here.close();
    await there.close();
  }
});

it("is left alone while it is away, and used again when it is back", async () => {
  const settings = new URL(replica.url);
  const name = settings.pathname.slice(1);
  settings.pathname = "/postgres";
  const admin = new Client({ connectionString: settings.href });
  await admin.connect();
  try {
    await expect.poll(() => fromReplica(0, tokens.owner), settled).toBe(true);
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    for (const server of [0, 1]) expect(await fromReplica(server, tokens.owner)).toBe(false);
    await admin.query(`alter database ${name} allow_connections true`);
    await expect.poll(() => fromReplica(0, tokens.owner), settled).toBe(true);
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
});
