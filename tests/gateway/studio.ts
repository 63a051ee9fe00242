/** The fixture contract "studio" behind a gateway: handlers that echo, a session, and options per test. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Principal, RequestContext } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { readOperations } from "#src/contract/read-operations.ts";
import { createGateway, type Gateway, type GatewayOptions } from "#src/server/gateway/gateway.ts";
import { serveHandlers } from "#src/server/gateway/serve-handlers.ts";
import type { HandlerInput, ServedContract } from "#src/server/gateway/types.ts";

export type Json = Record<string, unknown>;

export const document = parse(readFileSync(new URL("./fixtures/studio.yaml", import.meta.url), "utf8")) as Json;

const pot = { id: 1, name: "Moon jar", glaze: "celadon", version: 1 };

/** A response worth compressing. */
export function pots(length: number): unknown {
  return { items: Array.from({ length }, (_, id) => ({ ...pot, id })), total: length, page: 1, pageSize: 20 };
}

/** Violations of every kind, by `?how=`. */
function broken(how: unknown): unknown {
  switch (how) {
    case "type":
      return reply(200, { ...pot, id: "one" }, { "X-Count": "1" });
    case "extra":
      return reply(200, { ...pot, price: 1 }, { "X-Count": "1" });
    case "status":
      return reply(418, { tea: true });
    case "media":
      return reply(200, "pot", { "X-Count": "1", "Content-Type": "text/plain" });
    case "header":
      return reply(200, pot, { "X-Count": "many" });
    case "no-header":
      return pot;
    case "empty":
      return reply(200, null, { "X-Count": "1" });
    case "problem":
      throw new ProblemError("conflict");
    case "crash":
      throw new TypeError("the wheel came off");
    default:
      return reply(200, pot, { "X-Count": "1" });
  }
}

export const studioHandlers: Record<string, (input: HandlerInput, ctx: RequestContext) => unknown> = {
  broken: (input) => broken((input.query as Json)["how"]),
  styles: (input) => ({ path: input.path, query: input.query, headers: input.headers, cookies: input.cookies }),
  upload: async (input) => new Uint8Array(await ((input.body as Json)["file"] as File).arrayBuffer()),
  sendForm: (input) => input.body,
  readVisit: (_input, ctx) => ({ by: ctx.principal?.fullName ?? null }),
  createContact: () => reply(204, null),
  createStrictContact: () => reply(204, null),
  createKiln: (input) => reply(201, input.body),
};

export const people: Record<string, Principal> = {
  "good-token": {
    userId: "1",
    fullName: "Aiko",
    role: "admin",
    ability: [{ action: "manage", subject: "all" }],
    tenantId: "t",
  },
  "weak-token": {
    userId: "2",
    fullName: "Ben",
    role: "client",
    ability: [{ action: "read", subject: "ACL" }],
    tenantId: "t",
  },
};

function studioContract(handlers = studioHandlers): ServedContract {
  return serveHandlers<RequestContext>({
    name: "studio",
    document,
    operations: readOperations(document),
    handlers,
    around: (request, _operation, run) => run(request),
  });
}

interface StudioOptions extends Partial<GatewayOptions> {
  readonly handlers?: typeof studioHandlers;
  /** False for a contract served from its document only, where credentials of a declared kind suffice. */
  readonly sessions?: boolean;
}

export function openStudio({ handlers, sessions = true, ...rest }: StudioOptions = {}): Gateway {
  const session = async (token: string) => people[token] ?? null;
  return createGateway({
    contracts: [studioContract(handlers)],
    mode: "strict",
    ...(sessions && { session }),
    ...rest,
  });
}
