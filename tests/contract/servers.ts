/** The servers of the contract test: one for ordinary calls, and one for each state that cannot be shared. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { testDataKey } from "../support/data-key.ts";
import { copyTemplate, type TestDatabaseServer } from "../support/database-server.ts";
import { startTestServer, type TestServerOptions } from "../support/server.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import type { RunningServer } from "#src/server/main.ts";
import { largestBody, type Servers } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";

export interface OpenServers {
  servers: Servers;
  close: () => Promise<void>;
}

/** Corrupts one response on its way. */
export interface Breach {
  method: string;
  path: RegExp;
  status: number;
  spoil: (body: JsonObject) => JsonObject;
}

/** As in production, so that a violation reaches dredd instead of becoming an error first. */
const gateway = { mode: "production", limits: { body: largestBody, upload: largestBody } } as const;

/** On a copy of a template of the tests' database server: loading the samples for each takes longer than hundreds of calls. */
async function startOn(
  databases: TestDatabaseServer,
  { samples = true, env = {} }: { samples?: boolean; env?: TestServerOptions["env"] } = {},
): Promise<RunningServer> {
  const { url } = await copyTemplate(databases, { samples });
  return startTestServer({ gateway, empty: !samples, env: { DATABASE_URL: url, DATA_KEY: testDataKey, ...env } });
}

export async function openServers(databases: TestDatabaseServer, breach?: Breach): Promise<OpenServers> {
  // A template can only be copied by one connection at a time.
  const main = await startOn(databases, { env: { SSO_INSIDE: "on" } });
  // Calls cannot do this: closed for longer than required before a purge.
  await main.store.pool.query(
    "insert into tenants (name, code, status, status_since, created_at) values ('Closed long ago', 'long-ago', 'closed', now() - interval '200 days', now() - interval '2 years')",
  );
  // So that a background task exists, whichever call comes first.
  await main.store.pool.query(
    "insert into background_tasks (id, tenant_id, job, state, started_by, created_at, finished_at, updated_at) values ($1, $2, 'make-tenant-export', 'done', $3, now(), now(), now())",
    [randomUUID(), sampleTenants.merlion.id, sampleAccounts.adeline.id],
  );
  const limited = await startOn(databases, { env: { SIGN_INS_PER_MINUTE: "1", KEY_CALLS_PER_MINUTE: "1" } });
  const empty = await startOn(databases, { samples: false });
  const broken = await startOn(databases);
  await broken.store.close();
  const spoiled = breach && (await spoiling(main.url, breach));
  return {
    servers: { main: spoiled?.url ?? main.url, limited: limited.url, empty: empty.url, broken: broken.url },
    async close() {
      spoiled?.close();
      // The server without a database has only its port left to close.
      await Promise.allSettled([main, limited, empty, broken].map((server) => server.close()));
    },
  };
}

/** A proxy that changes the response of one call, to prove that the contract test notices. */
async function spoiling(
  target: string,
  { method, path, status, spoil }: Breach,
): Promise<{ url: string; close: () => void }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(target + (request.url ?? ""), {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    const hit =
      request.method === method && path.test((request.url ?? "").split("?")[0] ?? "") && answer.status === status;
    const sent = hit ? JSON.stringify(spoil(JSON.parse(text) as JsonObject) satisfies Json) : text;
    const kept = [...answer.headers].filter(
      ([name]) => !["content-length", "content-encoding", "transfer-encoding", "connection"].includes(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(sent);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
