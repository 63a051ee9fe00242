/** The servers that the contract test asks: one for all that is usual, and one for each state that others cannot share. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestServer } from "../support/server.ts";
import type { Servers } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";

export interface OpenServers {
  servers: Servers;
  close: () => Promise<void>;
}

/** Spoils one answer on its way. */
export interface Breach {
  method: string;
  path: RegExp;
  status: number;
  spoil: (body: JsonObject) => JsonObject;
}

/** As in production, so that a breach reaches dredd instead of being turned into an error before. */
const gateway = { mode: "production" } as const;

export async function openServers(breach?: Breach): Promise<OpenServers> {
  const [main, limited, empty, broken] = await Promise.all([
    startTestServer({ gateway, env: { SSO_INSIDE: "on" } }),
    startTestServer({ gateway, env: { SIGN_INS_PER_MINUTE: "1" } }),
    startTestServer({ gateway, empty: true }),
    startTestServer({ gateway }),
  ]);
  await broken.store.close();
  const spoiled = breach && (await spoiling(main.url, breach));
  return {
    servers: { main: spoiled?.url ?? main.url, limited: limited.url, empty: empty.url, broken: broken.url },
    async close() {
      spoiled?.close();
      // The broken one has nothing left to close but its port.
      await Promise.allSettled([main, limited, empty, broken].map((server) => server.close()));
    },
  };
}

/** A proxy that changes the answer of one call: proof that the contract test would notice. */
async function spoiling(target: string, { method, path, status, spoil }: Breach): Promise<{ url: string; close: () => void }> {
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
    const hit = request.method === method && path.test((request.url ?? "").split("?")[0] ?? "") && answer.status === status;
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
