/** How the gateway rejects invalid requests, and checks credentials. */
import { describe, expect, it } from "vitest";
import type { Problem } from "#src/contract/problem.ts";
import { testGateway } from "../support/gateway.ts";
import { openStudio, type Json } from "./studio.ts";

const studio = testGateway(openStudio());
const pot = { name: "Vase", glaze: "celadon" };

async function faults(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await studio.call<Problem>(method, path, { body, headers });
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  return { status: answer.status, errors: (answer.body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`) };
}

describe("an invalid request is rejected with a problem that names the field", () => {
  it("wrong type in the body", async () => {
    expect(await faults("POST", "/pots", { ...pot, name: 7 })).toEqual({ status: 422, errors: ["/name type"] });
  });

  it("missing required field, unknown field and bound, all at once", async () => {
    expect(await faults("POST", "/pots", { name: "Vase", weight: 0, colour: "red" })).toEqual({
      status: 422,
      errors: expect.arrayContaining(["/glaze required", "/colour unknown", "/weight exclusiveMinimum"]),
    });
  });

  it("missing body", async () => {
    expect(await faults("POST", "/pots")).toEqual({ status: 422, errors: [" required"] });
  });

  it("oneOf with discriminator, explicit and implied values", async () => {
    expect(await faults("POST", "/kilns", { kind: "gas", burners: "two" })).toEqual({
      status: 422,
      errors: ["/burners type"],
    });
    expect(await faults("POST", "/kilns", { kind: "WoodKiln" })).toEqual({ status: 422, errors: ["/cords required"] });
    expect(await faults("POST", "/kilns", { kind: "solar" })).toEqual({ status: 422, errors: ["/kind enum"] });
    expect(await faults("POST", "/kilns", { burners: 2 })).toEqual({ status: 422, errors: ["/kind required"] });
    expect((await studio.call("POST", "/kilns", { body: { kind: "gas", burners: 2 } })).status).toBe(201);
  });

  it.each([
    ["email", { email: "nobody" }],
    ["born", { email: "a@b.example", born: "2026-02-30" }],
    ["site", { email: "a@b.example", site: "no address" }],
  ])("format of %s", async (name, body) => {
    const answer = await studio.call<Json>("POST", "/contacts", { body });
    expect(answer.status).toBe(400);
    expect(answer.body["errors"]).toEqual([expect.objectContaining({ pointer: `/${name}`, code: "format" })]);
  });

  it("type of a path parameter", async () => {
    expect(await faults("DELETE", "/pots/first")).toEqual({ status: 422, errors: ["path/potId type"] });
    expect(await faults("DELETE", "/pots/0")).toEqual({ status: 422, errors: ["path/potId minimum"] });
  });

  it("type of a query parameter", async () => {
    expect(await faults("GET", "/pots?page=two&dryOnly=maybe")).toEqual({
      status: 422,
      errors: ["query/page type", "query/dryOnly type"],
    });
    expect(await faults("GET", "/pots?page=0x10")).toEqual({ status: 422, errors: ["query/page type"] });
  });

  it("deepObject in lower case", async () => {
    expect(await faults("GET", "/pots?filter[min_height]=tall")).toEqual({
      status: 422,
      errors: ["query/filter/min_height type"],
    });
  });

  it("deepObject in camel case", async () => {
    expect(await faults("GET", "/pots?filter[maxWeight]=heavy&filter[isFired]=1")).toEqual({
      status: 422,
      errors: ["query/filter/maxWeight type", "query/filter/isFired type"],
    });
    expect(await faults("GET", "/pots?filter[colour]=red")).toEqual({
      status: 422,
      errors: ["query/filter/colour unknown"],
    });
    expect(await faults("GET", "/pots?filter%5BmaxWeight%5D=heavy")).toEqual({
      status: 422,
      errors: ["query/filter/maxWeight type"],
    });
  });

  it("array of enum in the query", async () => {
    expect(await faults("GET", "/pots?glazes=celadon&glazes=gold")).toEqual({
      status: 422,
      errors: ["query/glazes/1 enum"],
    });
    expect((await studio.call("GET", "/pots?glazes=celadon")).status).toBe(200);
  });

  it("JSON in a query parameter", async () => {
    expect(await faults("GET", `/pots?where=${encodeURIComponent('{"shelf":"top"}')}`)).toEqual({
      status: 422,
      errors: ["query/where/shelf type"],
    });
    expect(await faults("GET", "/pots?where=nonsense")).toEqual({ status: 422, errors: ["query/where type"] });
  });

  it("headers and cookies", async () => {
    const at = "/styles/.1/;matrix=2/true/a.txt";
    expect(await faults("GET", at)).toEqual({ status: 422, errors: ["header/x-limit required"] });
    expect(await faults("GET", at, undefined, { "X-Limit": "10", Cookie: "mood=meh" })).toEqual({
      status: 422,
      errors: ["header/x-limit maximum", "cookie/mood enum"],
    });
  });

  it("wrong media type", async () => {
    const answer = await studio.call<Problem>("POST", "/pots", {
      body: "<pot/>",
      headers: { "Content-Type": "application/xml" },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.type).toBe("/problems/unsupported-media-type");
    expect(answer.headers["accept"]).toBe("application/json");
    expect((await studio.call("POST", "/pots", { body: "x", headers: {} })).status).toBe(415);
    expect((await studio.call("POST", "/pots", { body: pot, headers: { "Content-Encoding": "gzip" } })).status).toBe(
      415,
    );
  });

  it.each(["{", "", "{'name': 1}", '{"name": "a"} x', "\u00ff"])("malformed JSON: %s", async (body) => {
    const bytes = Buffer.from(body, "latin1");
    const answer = await studio.call<Problem>("POST", "/pots", {
      body: bytes,
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(body === "" ? 422 : 400);
    expect(answer.body.type).toBe(body === "" ? "/problems/validation" : "/problems/malformed");
  });

  it("JSON that would poison prototypes or the stack", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const body of [
      '{"name":"a","__proto__":{"admin":true}}',
      '{"a":{"\\u005f_proto__":1}}',
      "[".repeat(100_000),
    ]) {
      expect((await studio.call("POST", "/pots", { body, headers })).status).toBe(400);
    }
  });

  it("long lists with unique objects are validated quickly", async () => {
    const friends = Array.from({ length: 20_000 }, (_, id) => ({ id }));
    expect((await studio.call("POST", "/contacts", { body: { email: "a@b.example", friends } })).status).toBe(204);
    const answer = await studio.call<Json>("POST", "/contacts", {
      body: {
        email: "a@b.example",
        friends: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
    });
    expect(answer.body["errors"]).toEqual([expect.objectContaining({ pointer: "/friends", code: "uniqueItems" })]);
  });

  it("an invalid percent-encoding", async () => {
    expect((await studio.call("GET", "/pots/%zz")).status).toBe(400);
    expect((await studio.call("GET", "/pots?tags=%E0%A4%A")).status).toBe(400);
  });
});

describe("credentials", () => {
  it("missing credentials are 401 with a challenge", async () => {
    const answer = await studio.call<Problem>("GET", "/secrets");
    expect(answer.status).toBe(401);
    expect(answer.body.type).toBe("/problems/unauthorized");
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  it("an invalid token is 401, also where none is needed", async () => {
    for (const path of ["/secrets", "/visits"]) {
      expect((await studio.call("GET", path, { headers: { Authorization: "Bearer stale" } })).status).toBe(401);
      expect((await studio.call("GET", path, { headers: { Authorization: "Token good-token" } })).status).toBe(401);
    }
  });

  it("an account without the ability is 403", async () => {
    const answer = await studio.call<Problem>("GET", "/secrets", { headers: { Authorization: "Bearer weak-token" } });
    expect(answer.status).toBe(403);
    expect(answer.body.type).toBe("/problems/forbidden");
    expect((await studio.call("GET", "/secrets", { headers: { Authorization: "bearer good-token" } })).status).toBe(
      200,
    );
  });

  it("an optional token is used", async () => {
    expect((await studio.call("GET", "/visits")).body).toEqual({ by: null });
    expect((await studio.call("GET", "/visits", { headers: { Authorization: "Bearer good-token" } })).body).toEqual({
      by: "Aiko",
    });
  });

  it("schemes of a document without sessions are checked", async () => {
    const open = testGateway(openStudio({ sessions: false }));
    expect((await open.call("GET", "/keys")).status).toBe(401);
    expect((await open.call("GET", "/keys", { headers: { "X-Api-Key": "k" } })).status).toBe(200);
    expect((await open.call("GET", "/keys", { headers: { Authorization: "Basic a2V5" } })).status).toBe(200);
  });
});

describe("a declared 4xx keeps its schema and contains the validation errors", () => {
  it("next to its own fields if the schema allows", async () => {
    const answer = await studio.call("POST", "/contacts", { body: {} });
    expect(answer).toMatchObject({ status: 400, headers: { "content-type": "application/json" } });
    expect(answer.body).toEqual({
      reason: "That did not work",
      errors: [{ pointer: "/email", code: "required", message: "is required" }],
    });
  });

  it("in a header otherwise", async () => {
    const answer = await studio.call("POST", "/strict-contacts", { body: {} });
    expect(answer).toMatchObject({ status: 422, body: { reason: "That did not work" } });
    expect(JSON.parse(answer.headers["x-contract-faults"] ?? "")).toEqual([{ pointer: "/email", code: "required" }]);
  });

  it("reports an unreadable body in the same form if 400 is the only declared error", async () => {
    const answer = await studio.call<Json>("POST", "/contacts", {
      body: "{",
      headers: { "Content-Type": "application/json" },
    });
    expect(answer).toMatchObject({
      status: 400,
      headers: { "content-type": "application/json" },
      body: { reason: "That did not work" },
    });
  });
});
