/**
 * dredd's hooks: each transaction is sent as its set-up prepares it, and its response validated against the contract's
 * schema. The report written at the end also proves that this file was loaded: dredd skips hooks it cannot read.
 */
import type { CaseResult, DreddHooks, Transaction } from "./types.ts";

const { readFileSync, writeFileSync } = require("node:fs") as typeof import("node:fs");
const { join } = require("node:path") as typeof import("node:path");
const hooks = require("hooks") as DreddHooks;
const { address, bodyText } = require("../call.ts") as typeof import("../call.ts");
const { contracts, declaredCases } = require("../documents.ts") as typeof import("../documents.ts");
const { setUp } = require("../set-up.ts") as typeof import("../set-up.ts");
const { openWorld } = require("../world.ts") as typeof import("../world.ts");

const work = process.env["CONTRACT_WORK"] ?? "";
const servers = JSON.parse(process.env["CONTRACT_SERVERS"] ?? "{}") as import("../call.ts").Servers;
const schemas = JSON.parse(readFileSync(join(work, "schemas.json"), "utf8")) as Record<string, unknown>;
const cases = new Map(contracts.flatMap(declaredCases).map((declared) => [declared.key, declared]));
const results: CaseResult[] = [];
const setUpErrors = new WeakMap<Transaction, string>();
let world: Promise<import("../world.ts").World> | undefined;

const keyOf = (transaction: Transaction): string =>
  `${transaction.origin.actionName} ${transaction.expected.statusCode}`;

hooks.beforeEach((transaction, done) => {
  prepare(transaction).then(done, (error: unknown) => {
    setUpErrors.set(transaction, `set-up: ${error instanceof Error ? error.message : String(error)}`);
    transaction.fail = true;
    done();
  });
});

async function prepare(transaction: Transaction): Promise<void> {
  const declared = cases.get(keyOf(transaction));
  if (!declared) throw new Error(`${keyOf(transaction)} is not in the contract`);
  world ??= openWorld(servers);
  const call = await setUp(await world, declared);
  const server = new URL(call.server);
  transaction.host = server.hostname;
  transaction.port = server.port;
  transaction.fullPath = transaction.request.uri = address(call);
  transaction.request.headers = { Accept: "*/*", ...call.headers };
  transaction.request.body = bodyText(call);
}

hooks.beforeEachValidation((transaction) => {
  // A charset next to the right media type is no difference; dredd itself knows only one type per response.
  const declared = Object.keys((cases.get(keyOf(transaction))?.response["content"] ?? {}) as object);
  const sent = transaction.real?.headers["content-type"];
  if (sent !== undefined && declared.includes(sent.split(";")[0]?.trim() ?? ""))
    transaction.expected.headers["Content-Type"] = sent;
  const schema = schemas[keyOf(transaction)];
  if (schema === undefined) return;
  transaction.expected.bodySchema = schema;
  delete transaction.expected.body;
});

hooks.afterEach((transaction) => {
  const key = keyOf(transaction);
  const unprepared = setUpErrors.get(transaction);
  const { test, real } = transaction;
  if (unprepared !== undefined) results.push({ key, passed: false, message: unprepared });
  else if (test?.valid === true) results.push({ key, passed: true, message: "" });
  else
    results.push({
      key,
      passed: false,
      message: `${test?.message.trim() ?? ""} (answered ${real?.statusCode ?? "nothing"}: ${(real?.body ?? "").slice(0, 400)})`,
    });
});

// dredd tells hooks apart by their number of parameters.
hooks.afterAll((_transactions, done) => {
  writeFileSync(join(work, "results.json"), JSON.stringify(results));
  done();
});
