/**
 * Input never reaches the log: every operation of both contracts is called with marked values, once normally and once with a
 * database that fails on each statement containing one and quotes it in the error.
 */
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import demoDocument from "#generated/demo/openapi.json" with { type: "json" };
import { operations as demoOperations } from "#generated/demo/operations.ts";
import hrmsDocument from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import type { Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState } from "#src/handlers/demo/state.ts";
import { demoContract } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { createMailer } from "#src/server/mailer.ts";
import { wokenJob } from "../../support/jobs.ts";
import { createLog } from "#src/server/pino-log.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { addressOf, idsIn, type Names, recordsFor, words } from "../../support/example-call.ts";
import { testGateway, type TestGateway } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { openMailServer } from "../../support/mail-server.ts";
import { isPlanted, planted, plantedCall } from "../../support/planted-call.ts";

let world: HrmsGateway;
let logged: TestGateway;
/** Whether statements with a marked value fail. */
let failing = false;
const lines: string[] = [];
const failedOperations = new Set<string>();
const tokens: Record<"owner" | "platform", string> = { owner: "", platform: "" };
/** The end of the address of a calendar feed: whoever has it reads the feed. */
let feedToken: string;
const callers: Partial<Record<"owner" | "platform", HrmsGateway["call"]>> = {};

const markedIn = (config: unknown, values: unknown): unknown => {
  const own = typeof config === "object" && config !== null && "values" in config ? config.values : undefined;
  const all = values ?? own;
  return Array.isArray(all) ? all.find(isPlanted) : undefined;
};

/** Each call is rolled back, so that the next one finds the samples. */
function watched(store: Store): Store {
  const connect = async (): Promise<PoolClient> => {
    const client = await store.pool.connect();
    const query = (config: unknown, values?: unknown): Promise<unknown> => {
      if (config === "commit") return client.query("rollback");
      const marked = failing ? markedIn(config, values) : undefined;
      if (marked !== undefined)
        return client.query("select ($1::text)::int", [typeof marked === "string" ? marked : JSON.stringify(marked)]);
      return Reflect.apply(client.query, client, values === undefined ? [config] : [config, values]);
    };
    return new Proxy(client, {
      get: (target, name) => {
        if (name === "query") return query;
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  const pool = new Proxy(store.pool, {
    get: (target, name) => {
      if (name === "connect") return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...store, pool };
}

beforeAll(async () => {
  world = await openHrmsGateway();
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const hrms = hrmsContract(watched(world.database), world.settings);
  const demo = demoContract({
    sessions: createDemoSessions(() => createDemoState(new Date())),
    handlers: demoHandlers,
  });
  logged = testGateway(
    createGateway({ contracts: [hrms.contract, demo], mode: "production", session: hrms.session, log }),
  );
  for (const [who, email, password] of [
    ["owner", "admin@demo.com", "admin"],
    ["platform", "platform@hrms.demo", "platform"],
  ] as const) {
    callers[who] = await world.signIn(email, password);
    const { body } = await world.call<{ accessToken: string }>("POST", "/jwt/login", { body: { email, password } });
    tokens[who] = body.accessToken;
  }
  const { body: feed } = await (callers.owner ?? world.call)<{ address: string }>(
    "POST",
    `/companies/${trading}/leave-feeds`,
    { body: { scope: "team" } },
  );
  feedToken = feed.address.replace(/^.*\//, "");
});
afterAll(() => world.close());

const whose = ({ ability, path }: Operation): "owner" | "platform" =>
  path.startsWith("/platform/") || (ability !== undefined && /^platform/.test(ability.subject)) ? "platform" : "owner";

async function callPlanted(
  document: Json,
  operation: Operation,
  names: Names,
  who: "owner" | "platform",
): Promise<void> {
  const method = operation.method.toUpperCase();
  const authorization: Record<string, string> =
    operation.security === "required" ? { Authorization: `Bearer ${tokens[who]}` } : {};
  const marked = Object.fromEntries(idsIn(operation.path).map((name) => [name, "Zqplant".repeat(3)]));
  for (const extent of ["example", "every"] as const) {
    const { headers, ...rest } = plantedCall(document, operation, extent);
    const options = { ...rest, headers: { ...headers, ...authorization } };
    for (failing of [false, true]) await logged.call(method, addressOf(operation.path, names), options);
    failing = false;
    if (extent === "every" && Object.keys(marked).length > 0)
      await logged.call(method, addressOf(operation.path, marked), options);
  }
  await logged.call(method, addressOf(operation.path, names), { headers: { Authorization: "Bearer Zqplant" } });
}

function searchLog(operation: Operation): void {
  const own = lines.splice(0);
  expect(own.length).toBeGreaterThan(0);
  for (const line of own) {
    expect(line, operation.id).not.toMatch(planted);
    expect(line, operation.id).not.toContain(tokens.owner);
    expect(line, operation.id).not.toContain(tokens.platform);
    expect(line, operation.id).not.toContain(feedToken);
    if (line.includes('"handler failed"')) failedOperations.add(operation.id);
  }
}

const table = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const);

describe("the HR contract", () => {
  it.each(table(operations))("%s", async (_id, operation) => {
    const who = whose(operation);
    const call = callers[who] ?? world.call;
    const known: Names = {
      ...words,
      token: feedToken,
      ...(who === "owner" && { companyId: trading }),
    };
    const names = operation.security === "required" ? await recordsFor(call, operation.path, known) : { ...known };
    await callPlanted(hrmsDocument, operation, names, who);
    searchLog(operation);
  });

  it("logs no marked value when statements fail, over many operations", () => {
    expect(failedOperations.size).toBeGreaterThan(120);
  });
});

it("does not log the recipient of a rejected email", async () => {
  const server = await openMailServer();
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const mailer = createMailer({ smtpUrl: server.url, from: "HRMS <no-reply@hrms.example>" });
  const sending = wokenJob(() => world, "send-mails", { mailer, log });
  try {
    await world.database.pool.query(
      "update users set email = 'zqplant@zqplant.example' where email = 'client@demo.com'",
    );
    await world.call("POST", "/password/forgot", { body: { email: "zqplant@zqplant.example" } });
    server.refuse(1, "550 zqplant@zqplant.example is not known");
    sending.wake();
    await expect.poll(() => lines.some((line) => line.includes("a mail could not be sent"))).toBe(true);
    const reported = lines.splice(0).join("");
    expect(reported).not.toMatch(planted);
    expect(reported).toContain('"status":550');
  } finally {
    await sending.stop();
    await server.close();
  }
});

describe("the demo contract", () => {
  it.each(table(demoOperations.filter(({ tag }) => tag !== "auth")))("%s", async (_id, operation) => {
    await callPlanted(
      demoDocument,
      operation,
      Object.fromEntries(idsIn(operation.path).map((name) => [name, "1"])),
      "owner",
    );
    searchLog(operation);
  });
});
