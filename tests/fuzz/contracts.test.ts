/**
 * Calls every operation of both contracts with requests generated from its schemas, from ordinary to hostile. The status, media
 * type, headers and body of each response must be declared. FUZZ_SEED selects other requests, FUZZ_ROUNDS the number per
 * operation, FUZZ_ONLY a single operation.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import demoDocument from "#generated/demo/openapi.json" with { type: "json" };
import hrmsDocument from "#generated/hrms/openapi.json" with { type: "json" };
import { operations as demoOperations } from "#generated/demo/operations.ts";
import { operations as hrmsOperations } from "#generated/hrms/operations.ts";
import type { Company, NewApiKey, Session } from "#generated/hrms/schema.ts";
import { type Json, record, text } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { signAccess } from "#src/handlers/hrms/account/shared/tokens.ts";
import { operation as operationOf } from "#generated/hrms/operations.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import { addressOf, exampleOf, idsIn, recordsFor } from "../support/example-call.ts";
import { type CallAnswer, seededRandom } from "../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";
import type { JsonObject } from "../contract/documents.ts";
import { isOfPlatform, makeUnique } from "../contract/world.ts";
import { judgeBy } from "./judge.ts";
import { currentVersion, type FuzzRequest, inWords, type Known, requestsFor } from "./requests.ts";
import { type Chance, chance, valid } from "./values.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const rounds = Number(process.env["FUZZ_ROUNDS"] ?? 6);
const only = process.env["FUZZ_ONLY"];

let hrms: HrmsGateway;
/** What the server logged about the last failure. */
let lastError = "";
let otherTokens: Record<string, string>;
let archivedCompany: string;
const accounts = {
  owner: { email: "admin@demo.com", password: "admin", token: "" },
  platform: { email: "platform@hrms.demo", password: "platform", token: "" },
};
type Account = (typeof accounts)[keyof typeof accounts];

async function signIn(account: Account): Promise<void> {
  const { status, body } = await hrms.call<Session>("POST", "/jwt/login", {
    body: { email: account.email, password: account.password },
  });
  if (status !== 200) throw new Error(`${account.email} cannot sign in any more: ${status} ${JSON.stringify(body)}`);
  account.token = body.accessToken;
}

const tokenOf = async (email: string, password: string): Promise<string> => {
  const { body } = await hrms.call<Session>("POST", "/jwt/login", { body: { email, password } });
  return body.accessToken;
};

beforeAll(async () => {
  hrms = await openHrmsGateway({
    mode: "production",
    demo: true,
    log: { ...silentLog, error: (fields) => void (lastError = JSON.stringify(fields)) },
  });
  for (const account of Object.values(accounts)) await signIn(account);
  const owner = callAs(accounts.owner.token);
  const [createKey, createCompany] = [operationOf("createApiKey"), operationOf("createCompany")];
  if (!createKey || !createCompany) throw new Error("The contract has lost an operation that is needed here.");
  const key = await owner<NewApiKey>("POST", createKey.path, { body: exampleOf(createKey).body });
  const company = await owner<Company>("POST", createCompany.path, {
    body: makeUnique(exampleOf(createCompany).body as JsonObject),
  });
  archivedCompany = company.body.id;
  const archived = await owner("POST", `/companies/${archivedCompany}/archive`);
  expect([key.status, company.status, archived.status]).toEqual([201, 201, 200]);
  otherTokens = {
    expired: await signAccess(hrms.settings, randomUUID(), randomUUID(), new Date(0)),
    "of no session": await signAccess(hrms.settings, randomUUID(), randomUUID(), new Date()),
    "signed by someone else": await signAccess(
      { ...hrms.settings, jwtSecret: "another-secret-of-32-letters-----" },
      randomUUID(),
      randomUUID(),
      new Date(),
    ),
    "next to no rights": await tokenOf("client@demo.com", "client"),
    "an employee": await tokenOf("employee@merlion.demo", "employee"),
    "an auditor": await tokenOf("auditor@merlion.demo", "auditor"),
    "another tenant": await tokenOf("owner@banyan.demo", "banyan"),
    "the platform": await tokenOf("platform@hrms.demo", "platform"),
    "an API key": key.body.key,
  };
});

afterAll(() => hrms.close());

const document = hrmsDocument as unknown as Json;
const judges = { hrms: judgeBy(hrmsDocument), demo: judgeBy(demoDocument) };

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** The findings, each kind once per operation. */
class Findings {
  readonly found = new Map<string, string>();
  sent = 0;
  readonly succeeded = new Set<string>();

  async send(contract: keyof typeof judges, operation: Operation, request: FuzzRequest): Promise<CallAnswer<unknown>> {
    const { method, path, headers, body } = request;
    const answer = await hrms.call(method, path, { headers, ...(body !== undefined && { body }) });
    this.sent += 1;
    if (answer.status < 300) this.succeeded.add(operation.id);
    // Documented once for the whole contract: a path that cannot be decoded belongs to no operation.
    if (answer.status === 400 && !isDecodable(path)) return answer;
    for (const fault of judges[contract](operation, answer)) {
      const kind = `${contract} ${operation.id} ${answer.status}: ${fault}`;
      if (!this.found.has(kind))
        this.found.set(
          kind,
          `${kind}\n${inWords(request)}\n→ ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}${answer.status >= 500 ? `\n${lastError.slice(0, 1_500)}` : ""}`,
        );
    }
    return answer;
  }

  conclude(): void {
    const report = [...this.found.values()].slice(0, 25).join("\n\n");
    if (report !== "")
      throw new Error(`${this.found.size} faults with FUZZ_SEED=${seed} FUZZ_ROUNDS=${rounds}:\n\n${report}\n`);
  }
}

/** A separate seed per operation, so that one can be repeated alone. */
function chanceOf(id: string): Chance {
  let hash = seed;
  for (const sign of id) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return chance(seededRandom(hash));
}

/** Reads first; operations that can close accounts or tenants or remove permissions last. */
function rank({ method, path, query }: Operation): number {
  if (method === "get" || query === true) return 0;
  return /^\/(companies\/\{companyId\}\/|api\/|apps\/)/.test(path) ? 1 : 2;
}

const ids = new Map<string, string>();

function callAs(token: string): HrmsGateway["call"] {
  return (method, path, options = {}) =>
    hrms.call(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } });
}

/** Ids for the path: of samples, or of records created from the contract's examples. */
async function namesFor(path: string, token: string): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const name of idsIn(path)) {
    const upTo = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
    if (name === "companyId") names[name] = trading;
    else if (name === "template") names[name] = "invitation";
    else if (name === "language") names[name] = "en";
    else
      names[name] =
        ids.get(upTo) ??
        (await recordsFor(callAs(token), upTo, names).catch((): Json => ({})))[name]?.toString() ??
        randomUUID();
    ids.set(upTo, names[name] ?? "");
  }
  return names;
}

const recordNamed = (name: string): string | undefined =>
  [...ids].findLast(([path]) => path.endsWith(`/{${name.replace(/Ids$/, "Id")}}`))?.[1];

/** The request with the current version of its record. */
async function withVersion(
  request: FuzzRequest,
  { path }: Operation,
  names: Record<string, string>,
  token: string,
): Promise<FuzzRequest> {
  if (request.headers["If-Match"] !== currentVersion) return request;
  const reads = [path, path.slice(0, path.lastIndexOf("/"))].flatMap(
    (at) => hrmsOperations.find((one) => one.method === "get" && one.path === at) ?? [],
  );
  const version = reads[0] && (await callAs(token)("GET", addressOf(reads[0].path, names))).headers["etag"];
  return { ...request, headers: { ...request.headers, "If-Match": version ?? '"1"' } };
}

/** An account that may call the operation; signed in again if a call has ended its session. */
async function callerOf({ path }: Operation): Promise<Account> {
  const account = accounts[isOfPlatform(path) ? "platform" : "owner"];
  const { status } = await callAs(account.token)("GET", "/me/profile");
  if (status === 401) await signIn(account);
  return account;
}

it("follows the contract while records are created, read, changed and deleted", { timeout: 300_000 }, async () => {
  const findings = new Findings();
  for (const create of hrmsOperations) {
    const item = hrmsOperations.filter(
      ({ path }) => path.startsWith(`${create.path}/{`) && path.slice(create.path.length + 1).split("/").length === 1,
    );
    const [get, update, remove] = ["get", "put", "delete"].map((method) => item.find((one) => one.method === method));
    if (
      create.method !== "post" ||
      create.responses["201"] === undefined ||
      get === undefined ||
      (only !== undefined && create.id !== only)
    )
      continue;
    const account = await callerOf(create);
    const random = chanceOf(`${create.id} life`);
    const names = await namesFor(create.path, account.token);
    const [idName = ""] = idsIn(get.path).slice(-1);
    const authorization = { Authorization: `Bearer ${account.token}` };
    const bodyOf = (operation: Operation): unknown => {
      const example = makeUnique(exampleOf(operation).body as JsonObject) as JsonObject;
      const schema = record(
        record(record(record(rawOperation(document, operation)["requestBody"])["content"])["application/json"])[
          "schema"
        ],
      );
      const bounds = Object.entries(record(valid(document, schema, random, recordNamed)));
      return { ...example, ...Object.fromEntries(bounds.filter(() => random.sometimes(0.2))) };
    };
    const step = (
      about: string,
      operation: Operation,
      path: Record<string, string>,
      headers: Record<string, string> = {},
      body?: unknown,
    ) =>
      findings.send("hrms", operation, {
        about,
        method: operation.method.toUpperCase(),
        path: addressOf(operation.path, path),
        headers: { ...authorization, ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    for (let attempt = 0; attempt < rounds; attempt += 1) {
      const { status, body } = await step("created", create, names, {}, bodyOf(create));
      const id = text(record(body)["id"]);
      if (status !== 201 || id === undefined) continue;
      const path = { ...names, [idName]: id };
      const read = await step("read after it was created", get, path);
      if (update) {
        const { headers } = await step(
          "changed",
          update,
          path,
          { "If-Match": read.headers["etag"] ?? '"1"' },
          bodyOf(update),
        );
        await step("changed again", update, path, { "If-Match": headers["etag"] ?? '"1"' }, bodyOf(update));
      }
      await step("read after it was changed", get, path);
      if (!remove) continue;
      const removed = await step("deleted", remove, path, {
        "If-Match": (await step("read again", get, path)).headers["etag"] ?? '"1"',
      });
      if (removed.status >= 300) continue;
      const gone = await step("read after it was deleted", get, path);
      // A removed account can still be read.
      expect(gone.status, `${get.path} after ${remove.id}`).toBe(remove.id === "removePlatformUser" ? 200 : 404);
      await step("deleted twice", remove, path, { "If-Match": '"1"' });
    }
  }
  console.log(
    `seed ${seed}: ${findings.sent} requests, ${findings.succeeded.size} operations have answered one with success`,
  );
  findings.conclude();
});

it("gives only declared responses for every operation of the HR contract", { timeout: 600_000 }, async () => {
  const findings = new Findings();
  const wanted = hrmsOperations
    .filter(({ id }) => only === undefined || id === only)
    .toSorted((a, b) => rank(a) - rank(b));
  for (const operation of wanted) {
    const account = await callerOf(operation);
    const path = await namesFor(operation.path, account.token);
    const known: Known = {
      path,
      record: recordNamed,
      token: operation.security === "none" ? undefined : account.token,
      otherTokens,
      archivedCompany,
    };
    for (const request of requestsFor(hrmsDocument, operation, known, chanceOf(operation.id), rounds)) {
      const { status } = await findings.send(
        "hrms",
        operation,
        await withVersion(request, operation, path, account.token),
      );
      if (operation.method === "delete" && status < 300) ids.delete(operation.path);
    }
  }
  console.log(
    `seed ${seed}: ${findings.sent} requests to ${wanted.length} operations, ${findings.succeeded.size} of which have answered one with success`,
  );
  findings.conclude();
  // If all requests were rejected, the run would find nothing.
  if (only === undefined) expect(findings.succeeded.size / wanted.length).toBeGreaterThan(0.8);
});

it("gives only declared responses for every operation of the demo contract", { timeout: 300_000 }, async () => {
  const findings = new Findings();
  const wanted = demoOperations.filter(({ id, tag }) => tag !== "auth" && (only === undefined || id === only));
  for (const operation of wanted) {
    const known: Known = { path: {}, record: () => undefined, token: undefined, otherTokens };
    for (const request of requestsFor(demoDocument, operation, known, chanceOf(operation.id), rounds * 2))
      await findings.send("demo", operation, request);
  }
  console.log(
    `seed ${seed}: ${findings.sent} requests to ${wanted.length} operations, ${findings.succeeded.size} of which have answered one with success`,
  );
  findings.conclude();
  if (only === undefined) expect(findings.succeeded.size / wanted.length).toBeGreaterThan(0.9);
});
