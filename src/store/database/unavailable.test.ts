/** Which errors mean that the database is unavailable. */
import { Client, DatabaseError, Pool } from "pg";
import { describe, expect, it } from "vitest";
import { isUnavailable, unavailableProblem } from "./unavailable.ts";

/** As the query builder passes faults on. */
const wrapped = (cause: Error): Error => new Error("Failed query: select 1", { cause });
const coded = (code: string, more = {}): Error => Object.assign(new Error("some words"), { code, ...more });

describe("an unavailable database", () => {
  it.each([
    "57P01",
    "57P02",
    "57P03",
    "57P05",
    "25P03",
    "57014",
    "55P03",
    "08000",
    "08006",
    "53300",
    "ECONNREFUSED",
    "ECONNRESET",
    "ECONNABORTED",
    "EPIPE",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
  ])("says %s", (code) => {
    expect([isUnavailable(coded(code)), isUnavailable(wrapped(coded(code)))]).toEqual([true, true]);
  });

  it.each([
    "Connection terminated unexpectedly",
    "Connection terminated",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Query read timeout",
    "Cannot use a pool after calling end on the pool",
  ])("says: %s", (words) => {
    expect(isUnavailable(wrapped(new Error(words)))).toBe(true);
  });

  it("is recognised by the driver's errors for a lost socket, a closed port and a closed pool", async () => {
    const faultOf = (config: object): Promise<unknown> => new Client(config).connect().catch((error: unknown) => error);
    expect(isUnavailable(await faultOf({ host: "/nowhere" }))).toBe(true);
    expect(isUnavailable(await faultOf({ host: "127.0.0.1", port: 1 }))).toBe(true);
    const pool = new Pool();
    await pool.end();
    expect(isUnavailable(await pool.query("select 1").catch((error: unknown) => error))).toBe(true);
  });

  it("gives 503 with Retry-After", () => {
    expect(unavailableProblem(coded("57P01"))).toMatchObject({
      status: 503,
      details: { headers: { "Retry-After": "5" } },
    });
  });
});

describe("other errors", () => {
  it.each([
    ["a broken rule", coded("23505")],
    ["an aborted transaction", coded("25P02")],
    ["a missing file", coded("ENOENT", { syscall: "open" })],
    ["a fault of ours", new TypeError("x is not a function")],
    ["a word", "timeless"],
  ])("%s is none", (_what, fault) => {
    expect([isUnavailable(fault), unavailableProblem(fault)]).toEqual([false, undefined]);
  });

  it("are not recognised by the word timeout in their text", () => {
    const fault = new DatabaseError("timeout expired is no valid uuid", 1, "error");
    fault.code = "22P02";
    expect([isUnavailable(fault), isUnavailable(new Error("The operation was aborted due to timeout"))]).toEqual([
      false,
      false,
    ]);
  });
});
