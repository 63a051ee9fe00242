/**
 * Every operation, called twice at once on a single connection: a handler that requests a second connection while it
 * holds the first waits for itself, so more calls would find nothing more. New operations are included automatically.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import { inAuth, inTenant } from "#src/store/database/transaction.ts";
import {
  exampleOf,
  isCompanys,
  isPlatforms,
  isTenants,
  type Names,
  ofTenants,
  onlyReads,
  recordsFor,
  send,
  words,
} from "../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";
import { type Recorder, recordStatements, wholeTableReads } from "../support/query-plans.ts";

const times = 2;
/** One connection serves the calls in turn: on a busy machine the last waits longer than the server's five seconds. */
const waitsAtMost = 30_000;

let gateway: HrmsGateway;
let recorder: Recorder;
const faults: object[] = [];

beforeAll(async () => {
  const error = (fields: object) => void faults.push(fields);
  gateway = await openHrmsGateway({ poolSize: 1, log: { ...silentLog, error } });
  gateway.database.pool.options.connectionTimeoutMillis = waitsAtMost;
  recorder = recordStatements(gateway.database.pool);
});
afterAll(() => gateway.close());

type Call = HrmsGateway["call"];
const signedIn = new Map<string, Call>();

async function accountOf(email: string, password: string): Promise<Call> {
  const known = signedIn.get(email);
  // Some operations end sessions.
  if (known && (await known("GET", "/me/profile")).status === 200) return known;
  const call = await gateway.signIn(email, password);
  signedIn.set(email, call);
  return call;
}

/** The account with all permissions on the operation's records. */
function callerOf(operation: Operation): Promise<Call> {
  if (operation.security === "none") return Promise.resolve(gateway.call);
  return isPlatforms(operation) && !ofTenants.has(operation.path)
    ? accountOf("platform@hrms.demo", "platform")
    : accountOf("admin@demo.com", "admin");
}

const found = new Map<string, Names>();

/** Records for path parameters, found once: later ones have been changed or deleted by then, and the calls fail. */
async function namesFor(call: Call, operation: Operation): Promise<Names> {
  const { path } = operation;
  const key = path.slice(0, path.lastIndexOf("}") + 1);
  const names =
    found.get(key) ??
    (await recordsFor(call, path, {
      ...words,
      token: "a-feed-that-was-revoked-long-ago",
      ...(isPlatforms(operation) ? {} : { companyId: trading }),
    }));
  found.set(key, names);
  return names;
}

/** The statuses of that many parallel calls; none is a 5xx. */
async function statusesOf(operation: Operation): Promise<number[]> {
  const call = await callerOf(operation);
  const names = await namesFor(call, operation);
  faults.length = 0;
  const answers = await Promise.all(Array.from({ length: times }, () => send(call, operation, names)));
  const failed = answers.filter(({ status }) => status >= 500);
  expect(
    failed.length,
    `${failed.length} of ${times}, the first: ${JSON.stringify([failed[0]?.body, faults[0]]).slice(0, 2_000)}`,
  ).toBe(0);
  return answers.map(({ status }) => status);
}

const table = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const);

describe(`${times} parallel reads`, () => {
  it.each(table(operations.filter(onlyReads)))("%s", { timeout: 2 * waitsAtMost }, async (_id, operation) => {
    expect(new Set(await statusesOf(operation)).size, "All of them ask for the same, and get other answers.").toBe(1);
  });
});

/** Changed last, because everything before depends on it: sessions, settings and permissions of the tenant, offers of the platform. */
const weight = (operation: Operation): number => {
  // From then on its accounts must enrol in two-step verification first.
  if (operation.id === "updatePlatformMfaPolicy") return 4;
  // The first in the list may be the administrator's own access to the company used by the others.
  if (operation.id === "deleteUserAccess") return 2.75;
  return (
    (isCompanys(operation) ? 0 : isTenants(operation) ? 1 : isPlatforms(operation) ? 3 : 2) +
    (operation.method === "delete" ? 0.5 : 0)
  );
};

/** Needs a second person or the employee. */
const ofSomeoneElse = new Set([
  "approveApproval",
  "rejectApproval",
  "withdrawApproval",
  "cancelApproval",
  "withdrawLeave",
  "cancelLeave",
  "withdrawManualAttendance",
  "answerShiftSwap",
  "withdrawShiftSwap",
  "withdrawExpenseClaim",
  "approveChangeRequest",
  "rejectChangeRequest",
  "approveTransfer",
  "rejectTransfer",
  "acknowledgeKet",
  "withdrawChangeRequest",
]);

describe(`${times} parallel writes`, () => {
  const writes = operations
    .filter((operation) => !onlyReads(operation))
    .toSorted((one, other) => weight(one) - weight(other));
  it.each(table(writes))("%s", { timeout: 2 * waitsAtMost }, async (id, operation) => {
    const statuses = await statusesOf(operation);
    // From then on the session works in the tenant.
    if (id === "enterSupport") signedIn.clear();
    // An operation rejected before its handler is called would prove nothing.
    if (!ofSomeoneElse.has(id)) expect(statuses, "The administrator may not do this.").not.toContain(403);
  });
});

/** The platform's dashboard counts the seats of all tenants by package. */
const aboutAllTenants = /^Index Scan on tenant_packages as app_auth:\s+select held\.package_id/;

describe("what they ask the database", () => {
  it("reads no table of tenants as a whole", { timeout: 2 * waitsAtMost }, async () => {
    const found = await wholeTableReads(gateway.database.url, recorder.seen());
    expect(found.filter((one) => !aboutAllTenants.test(one))).toEqual([]);
  });
});

describe("while calling a provider of single sign-on", () => {
  it.each(["testSso", "updateSso"])("%s holds no connection", async (id) => {
    const during: number[] = [];
    let others: Call | undefined;
    const alone = await openHrmsGateway({
      poolSize: 1,
      settings: {
        async providerFetch() {
          during.push((await others?.("GET", "/me/profile"))?.status ?? 0);
          throw new Error("Nobody answers.");
        },
      },
    });
    try {
      others = await alone.signIn("admin@demo.com", "admin");
      const wanted = operations.find((operation) => operation.id === id);
      if (!wanted) throw new Error(`${id} is no operation any more.`);
      const { headers, body } = exampleOf(wanted);
      const sent = { ...(body as object), ...(id === "updateSso" && { active: true }) };
      const { status } = await others(wanted.method.toUpperCase(), wanted.path, {
        headers: { ...headers, ...(id === "updateSso" && { "If-Match": '"1"' }) },
        body: sent,
      });
      expect(during).toEqual([200]);
      expect(status).toBe(id === "updateSso" ? 422 : 200);
    } finally {
      await alone.close();
    }
  });
});

describe("a nested transaction", () => {
  it("is rejected at once, while consecutive ones are not", async () => {
    const { database } = gateway;
    const nested = inTenant(database, null, () => inAuth(database, () => Promise.resolve("two connections")));
    await expect(nested).rejects.toThrow("within a transaction");
    await inTenant(database, null, () => Promise.resolve());
    expect(await inAuth(database, () => Promise.resolve("one connection"))).toBe("one connection");
  });
});
