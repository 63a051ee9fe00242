/** A server behind PgBouncer in transaction mode, with fewer connections than calls: everybody sees their own rows, and jobs and notifications work. */
import { afterAll, beforeAll, expect, it, type TestContext } from "vitest";
import { Client } from "pg";
import type { GradePage, Job, Session } from "#generated/hrms/schema.ts";
import type { RunningServer } from "#src/server/main.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { copyDatabase } from "../../support/database.ts";
import type { DatabaseCopy } from "../../support/database-server.ts";
import { trading } from "../../support/hrms-gateway.ts";
import { ensurePgbouncer, type Pooler, startPgbouncer } from "../../support/pgbouncer.ts";
import { startTestServer } from "../../support/server.ts";

/** Far fewer than the server opens to the pooler. */
const connections = 3;

interface World {
  readonly database: DatabaseCopy;
  readonly pooler: Pooler;
  readonly server: RunningServer;
}
let world: World | undefined;
beforeAll(async () => {
  const program = await ensurePgbouncer();
  if (program === undefined) return;
  const database = await copyDatabase({ samples: true });
  const pooler = await startPgbouncer(program, database.url, connections);
  const server = await startTestServer({
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_CONNECTIONS: "20" },
  });
  world = { database, pooler, server };
}, 300_000);
afterAll(async () => {
  await world?.server.close();
  await world?.pooler.stop();
  await world?.database.drop();
});

/** Without PgBouncer nothing is proved: the run counts the test as skipped. */
function worldOf(context: TestContext): World {
  return world ?? context.skip("PgBouncer is not installed: apt-get install pgbouncer");
}

async function call<Body>(url: string, path: string, token?: string, body?: object) {
  const response = await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const { status, body } = await call<Session>(url, "/jwt/login", undefined, { email, password });
  expect(status).toBe(200);
  return body.accessToken;
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it("gives each tenant its own rows, whichever connection a call gets", async (context) => {
  const { server, pooler } = worldOf(context);
  const owner = await signIn(server.url, "admin@demo.com", "admin");
  const other = await signIn(server.url, "owner@banyan.demo", "banyan");
  const [theirs] = (await call<{ id: string }[]>(server.url, "/companies/options", other)).body;
  const gradesOf = async (token: string, company: string | undefined) => {
    const { status, body } = await call<GradePage>(server.url, `/companies/${company}/grades?pageSize=100`, token);
    expect(status).toBe(200);
    return body.items.map(({ id }) => id).sort();
  };
  const [mine, foreign] = [await gradesOf(owner, trading), await gradesOf(other, theirs?.id)];
  expect([mine.length > 0, foreign.length > 0, mine.some((id) => foreign.includes(id))]).toEqual([true, true, false]);
  const rounds = await Promise.all(
    Array.from({ length: 60 }, (_, round) =>
      round % 2 === 0 ? gradesOf(owner, trading) : gradesOf(other, theirs?.id),
    ),
  );
  expect(rounds.filter((ids, round) => ids.join() !== (round % 2 === 0 ? mine : foreign).join())).toEqual([]);
  // What a transaction sets ends with it.
  for (const left of await Promise.all(
    Array.from({ length: 6 }, () =>
      ask<{ role: string; tenant: string | null }>(
        pooler.url,
        "select current_user as role, nullif(current_setting('app.tenant', true), '') as tenant",
      ),
    ),
  ))
    expect(left).toEqual([{ role: new URL(pooler.url).username, tenant: null }]);
});

it("writes, and runs jobs on the queue", async (context) => {
  const { server } = worldOf(context);
  const token = await signIn(server.url, "admin@demo.com", "admin");
  const names = Array.from({ length: 20 }, (_, number) => `Pooled ${number}`);
  const made = await Promise.all(
    names.map((name) => call(server.url, `/companies/${trading}/grades`, token, { name, rank: 1 })),
  );
  expect(made.map(({ status }) => status)).toEqual(names.map(() => 201));
  const asked = await call<{ id: string }>(server.url, "/tenant/exports", token, { reason: "Yearly audit" });
  expect(asked.status).toBe(202);
  const running = async () =>
    (await call<{ items: Job[] }>(server.url, "/me/jobs", token)).body.items.filter(({ state }) => state !== "done");
  await expect.poll(running, { timeout: 100_000, interval: 200 }).toEqual([]);
}, 120_000);

it("keeps locks and notifications on connections that pass by the pooler", async (context) => {
  const { database } = worldOf(context);
  const kept = await ask<{ name: string }>(
    database.url,
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name in ('hrms data key', 'hrms notifications') order by 1`,
  );
  expect(kept).toEqual([{ name: "hrms data key" }, { name: "hrms notifications" }]);
  const pooled = await ask<{ count: number }>(
    database.url,
    "select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'hrms'",
  );
  expect(pooled[0]?.count).toBeLessThanOrEqual(connections);
});

it("does not start with the direct address of another database", async (context) => {
  const { database, pooler } = worldOf(context);
  const another = new URL(database.url);
  another.pathname = "/postgres";
  await expect(
    openStore({ databaseUrl: pooler.url, directUrl: another.href, report: () => undefined }),
  ).rejects.toThrow(/^DATABASE_DIRECT_URL: .+ is not the database of DATABASE_URL\.$/);
});
