/** The stateful mock: REST resources without code, isolated clients, scenarios, reset. */
import { beforeEach, describe, expect, it } from "vitest";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import type { Principal } from "#src/contract/context.ts";
import { readXlsx } from "#src/handlers/hrms/shared/uploads/xlsx-reader.ts";
import { xlsxType } from "#src/handlers/hrms/shared/xlsx.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { createClientState } from "#src/server/gateway/mock/client-state.ts";
import { serveHandlers } from "#src/server/gateway/serve-handlers.ts";
import { testGateway, type CallOptions } from "../support/gateway.ts";
import { openStudio, type Json } from "./studio.ts";

const now = () => new Date("2026-11-20T04:30:00.000Z");
const open = () =>
  testGateway(
    openStudio({ now, handlers: {}, sessions: false, mock: { clients: createDemoSessions(createClientState) } }),
  );
let studio = open();
beforeEach(() => {
  studio = open();
});

const as = (client: string, options: CallOptions = {}): CallOptions => ({
  ...options,
  headers: { ...options.headers, "X-Demo-Session": client },
});
const vase = { name: "Vase", glaze: "shino" };
const rows = async (query = "", options: CallOptions = {}) => {
  const { body } = await studio.call<{ items: Json[]; total: number }>("GET", `/pots${query}`, options);
  return { names: body.items.map((row) => row["name"]), total: body.total };
};

describe("a stateful resource", () => {
  it("POST then GET, by id and in the list", async () => {
    const made = await studio.call<Json>("POST", "/pots", { body: vase });
    expect(made).toMatchObject({
      status: 201,
      body: { id: 3, name: "Vase", glaze: "shino", version: 1, firedAt: null },
    });
    expect((await studio.call("GET", "/pots/3")).body).toEqual(made.body);
    expect(await rows()).toEqual({ names: ["Moon jar", "Tea bowl", "Vase"], total: 3 });
  });

  it("starts with the contract's examples", async () => {
    expect((await studio.call("GET", "/pots/2")).body).toMatchObject({ name: "Tea bowl", glaze: "tenmoku" });
  });

  it("DELETE then GET 404, without a body if the contract declares none", async () => {
    expect(await studio.call("DELETE", "/pots/1")).toMatchObject({ status: 204, body: null });
    expect(await studio.call("GET", "/pots/1")).toMatchObject({ status: 404, body: null });
    expect((await studio.call("DELETE", "/pots/1")).status).toBe(404);
    expect(await rows()).toEqual({ names: ["Tea bowl"], total: 1 });
  });

  it("PUT replaces, PATCH changes, both increment the version", async () => {
    const put = await studio.call("PUT", "/pots/2", { body: { name: "Cup", glaze: "shino", weight: 2 } });
    expect(put).toMatchObject({ status: 200, body: { id: 2, name: "Cup", weight: 2, version: 5 } });
    const patch = await studio.call("PATCH", "/pots/2", {
      body: JSON.stringify({ name: "Mug" }),
      headers: { "Content-Type": "application/merge-patch+json" },
    });
    expect(patch).toMatchObject({ status: 200, body: { id: 2, name: "Mug", glaze: "shino", weight: 2, version: 6 } });
    expect((await studio.call("PUT", "/pots/2", { body: vase })).body).not.toHaveProperty("weight");
    expect(
      (
        await studio.call("PATCH", "/pots/99", {
          body: "{}",
          headers: { "Content-Type": "application/merge-patch+json" },
        })
      ).status,
    ).toBe(404);
  });

  it("an invalid request changes nothing", async () => {
    expect((await studio.call("POST", "/pots", { body: { name: "" } })).status).toBe(422);
    expect((await rows()).total).toBe(2);
  });

  it("lists return the requested pages", async () => {
    for (const name of ["A", "B", "C"]) await studio.call("POST", "/pots", { body: { ...vase, name } });
    expect(await rows("?page=2&pageSize=2")).toEqual({ names: ["A", "B"], total: 5 });
  });

  it("singletons are stored, as JSON and binary", async () => {
    expect((await studio.call("GET", "/account/settings")).body).toEqual({ wheel: "left", hours: 8 });
    expect((await studio.call("PUT", "/account/settings", { body: { wheel: "right", note: "soft" } })).body).toEqual({
      wheel: "right",
      note: "soft",
    });
    expect((await studio.call("GET", "/account/settings")).body).toEqual({ wheel: "right", note: "soft" });
    const bytes = Buffer.from([0, 255, 128, 13, 10, 0]);
    expect(
      (
        await studio.call("PUT", "/pots/1/photo", {
          body: bytes,
          headers: { "Content-Type": "application/octet-stream" },
        })
      ).status,
    ).toBe(204);
    expect((await studio.call("GET", "/pots/1/photo")).body).toEqual(bytes);
  });

  it("each response matches the contract", async () => {
    for (const [method, path, body] of [
      ["POST", "/pots", vase],
      ["GET", "/pots/1"],
      ["PUT", "/pots/1", vase],
      ["GET", "/pots"],
    ] as const) {
      const answer = await studio.call(method, path, body && { body });
      expect(answer.headers["x-contract-faults"], `${method} ${path}`).toBeUndefined();
    }
  });
});

describe("clients", () => {
  it("have isolated state", async () => {
    await studio.call("POST", "/pots", as("a", { body: vase }));
    await studio.call("DELETE", "/pots/1", as("b"));
    expect((await rows("", as("a"))).names).toEqual(["Moon jar", "Tea bowl", "Vase"]);
    expect((await rows("", as("b"))).names).toEqual(["Tea bowl"]);
    expect((await rows()).names).toEqual(["Moon jar", "Tea bowl"]);
  });

  it("can be reset one by one", async () => {
    for (const client of ["a", "b"]) await studio.call("DELETE", "/pots/1", as(client));
    expect((await studio.call("POST", "/__mock/reset", as("a"))).status).toBe(204);
    expect((await rows("", as("a"))).total).toBe(2);
    expect((await rows("", as("b"))).total).toBe(1);
  });

  it("with invalid names are rejected", async () => {
    expect(await studio.call("GET", "/pots", as("../etc"))).toMatchObject({ status: 422 });
  });

  it("are dropped, oldest first, if there are too many, but never the shared one", () => {
    const sessions = createDemoSessions(() => ({ used: false }), 3);
    for (const name of ["", "a", "b"]) sessions.get(name).used = true;
    sessions.get("a");
    sessions.get("c");
    expect(sessions.snapshot()).toEqual({ "": { used: true }, a: { used: true }, c: { used: false } });
  });

  it("keep their state over a reload", () => {
    const before = createDemoSessions(() => ({ rows: ["sample"] }));
    before.get("a").rows.push("mine");
    const after = createDemoSessions(() => ({ rows: ["sample"] }));
    after.restore(JSON.parse(JSON.stringify(before.snapshot())) as Record<string, { rows: string[] }>);
    expect(after.get("a").rows).toEqual(["sample", "mine"]);
  });
});

describe("scenarios", () => {
  const scenario = {
    resources: { "/pots": [{ id: 7, name: "Only one", glaze: "shino", version: 1 }] },
    answers: [
      { operation: "getPot", call: 2, status: 503 },
      { operation: "newestPot", status: 503 },
      { operation: "listPots", call: 1, status: 200, body: { items: [], total: 0, page: 1, pageSize: 20 } },
    ],
  };

  beforeEach(async () => {
    expect((await studio.call("PUT", "/__mock/scenarios/hot-kiln", { body: scenario })).status).toBe(200);
  });

  it("set state and force the n-th response, for the client that started them", async () => {
    expect(await studio.call("POST", "/__mock/scenario", as("a", { body: { name: "hot-kiln" } }))).toMatchObject({
      status: 200,
      body: { scenario: "hot-kiln" },
    });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await studio.call("GET", "/pots/7", as("a"))).status);
    expect(statuses).toEqual([200, 503, 200]);
    expect(await studio.call("GET", "/pots/newest", as("a"))).toMatchObject({ status: 503, body: { hot: true } });
    expect((await rows("", as("a"))).total).toBe(0);
    expect((await rows("", as("a"))).names).toEqual(["Only one"]);
    expect((await studio.call("GET", "/pots/newest")).status).toBe(200);
  });

  it("end when stopped", async () => {
    await studio.call("POST", "/__mock/scenario", { body: { name: "hot-kiln" } });
    expect((await studio.call("DELETE", "/__mock/scenario")).status).toBe(204);
    expect((await studio.call("GET", "/pots/newest")).status).toBe(200);
    expect((await studio.call<Json>("GET", "/__mock/scenarios")).body).toMatchObject({
      scenario: null,
      scenarios: ["hot-kiln"],
    });
  });

  it.each([
    [{ answers: [{ operation: "nothing" }] }, "/answers/0/operation"],
    [{ answers: [{ operation: "getPot", status: 99 }] }, "/answers/0/status"],
    [{ answers: [{ operation: "getPot", call: 0 }] }, "/answers/0/call"],
    [{ answers: [{ operation: "getPot", delay: 1e9 }] }, "/answers/0/delay"],
    [{ resources: { "/pots": {} } }, "/resources/~1pots"],
    [{ state: [] }, "/state"],
    [{ sate: {} }, "/sate"],
  ])("that are invalid are rejected: %j", async (body, pointer) => {
    expect(await studio.call("PUT", "/__mock/scenarios/x", { body })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });

  it("with unknown names are rejected", async () => {
    expect(await studio.call("POST", "/__mock/scenario", { body: { name: "cold" } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/name" }] },
    });
    expect((await studio.call("GET", "/__mock/nothing")).status).toBe(404);
  });

  it("do not exist outside the mock", async () => {
    expect((await testGateway(openStudio()).call("POST", "/__mock/reset")).status).toBe(404);
  });
});

it("returns an export in the accepted format; the contract's example of binary data is base64", async () => {
  const contract = serveHandlers({
    name: "hrms",
    document,
    operations,
    handlers: {},
    around: (_request, _operation, run) => run(null),
  });
  const session = () =>
    Promise.resolve({
      userId: "1",
      tenantId: null,
      ability: [{ action: "manage", subject: "all" }],
    } as unknown as Principal);
  const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict", session, now }));
  const path = "/religions/export";
  const ask = (accept: string) => call("GET", path, { headers: { Accept: accept, Authorization: "Bearer anybody" } });
  expect((await ask("text/csv")).body).toMatch(/^code,name,/);
  expect(await readXlsx((await ask(xlsxType)).body as Buffer)).toEqual([
    { line: 1, cells: ["name", "status"] },
    { line: 2, cells: ["Senior Executive", "active"] },
  ]);
});
