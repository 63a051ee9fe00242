/** Responses of the gateway: methods, negotiation, validation, examples, generated values, binary data. */
import { describe, expect, it } from "vitest";
import type { Problem } from "#src/contract/problem.ts";
import { reply } from "#src/contract/handler.ts";
import { testGateway, type CallAnswer } from "../support/gateway.ts";
import { openStudio, studioHandlers, type Json } from "./studio.ts";

const studio = testGateway(openStudio());
const prefer = (value: string, path = "/pots/newest") => studio.call<Json>("GET", path, { headers: { Prefer: value } });

describe("addresses and methods", () => {
  it("an unknown path is 404", async () => {
    expect(await studio.call("GET", "/cups")).toMatchObject({ status: 404, body: { type: "/problems/not-found" } });
    expect((await studio.call("GET", "/pots/1/")).status).toBe(404);
  });

  it("a wrong method is 405 with Allow", async () => {
    const answer = await studio.call<Problem>("PATCH", "/pots");
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: "GET, POST, HEAD, OPTIONS" },
      body: { type: "/problems/method-not-allowed" },
    });
  });

  it("a fixed path takes precedence over a parameter", async () => {
    expect((await studio.call("GET", "/pots/newest")).body).toMatchObject({ name: "Moon jar" });
  });

  it("an Accept header that cannot be met is 406", async () => {
    const ask = (accept: string) => studio.call("GET", "/pots", { headers: { Accept: accept } });
    expect(await ask("text/csv")).toMatchObject({ status: 406, body: { type: "/problems/not-acceptable" } });
    expect((await ask("application/json;q=0")).status).toBe(406);
    for (const fine of [
      "application/json",
      "application/*",
      "text/html, */*;q=0.1",
      "application/json;q=0.2, text/csv",
    ])
      expect((await ask(fine)).status).toBe(200);
  });

  it("the caller chooses among declared media types", async () => {
    const csv = await studio.call("GET", "/export", { headers: { Accept: "text/csv" } });
    expect(csv).toMatchObject({
      headers: { "content-type": "text/csv; charset=utf-8" },
      body: "id,name\n1,Moon jar\n",
    });
    expect((await studio.call("GET", "/export", { headers: { Accept: "application/json" } })).body).toEqual([]);
  });

  it("HEAD of a GET has its headers and no body", async () => {
    const head = await studio.call("HEAD", "/pots");
    expect(head).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
  });

  it("a HEAD operation of the contract is called", async () => {
    expect(await studio.call("HEAD", "/ping")).toMatchObject({
      status: 204,
      headers: { "x-alive": "yes" },
      body: null,
    });
    expect((await studio.call("GET", "/ping")).status).toBe(405);
  });

  it("OPTIONS lists the methods", async () => {
    expect(await studio.call("OPTIONS", "/pots/1")).toMatchObject({
      status: 204,
      headers: { allow: "GET, PUT, DELETE, PATCH, HEAD, OPTIONS" },
    });
  });
});

describe("CORS", () => {
  const open = testGateway(openStudio({ corsOrigins: ["https://app.example"] }));
  const preflight = (origin: string) =>
    open.call("OPTIONS", "/pots", {
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type, authorization",
      },
    });

  it("preflight from a configured origin is allowed", async () => {
    expect(await preflight("https://app.example")).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": "https://app.example",
        "access-control-allow-methods": "GET, POST, HEAD, OPTIONS",
        "access-control-allow-headers": "content-type, authorization",
        vary: "Accept, Origin",
      },
    });
  });

  it("other origins get no permission", async () => {
    expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
    expect(
      (await open.call("GET", "/pots", { headers: { Origin: "https://evil.example" } })).headers[
        "access-control-allow-origin"
      ],
    ).toBeUndefined();
    expect(
      (await open.call("GET", "/nowhere", { headers: { Origin: "https://app.example" } })).headers[
        "access-control-allow-origin"
      ],
    ).toBe("https://app.example");
  });
});

describe("response validation", () => {
  it.each([
    ["type", "/id"],
    ["extra", "/price"],
    ["status", "status"],
    ["media", "header/content-type"],
    ["header", "header/x-count"],
    ["no-header", "header/x-count"],
    ["empty", ""],
  ])("strict: a violation by %s is a 500 that names %j", async (how, pointer) => {
    const answer = await studio.call<Problem>("GET", `/broken?how=${how}`);
    expect(answer.status).toBe(500);
    expect(answer.body.type).toBe("/problems/contract-breach");
    expect(answer.body.errors?.map((fault) => fault.pointer)).toContain(pointer);
  });

  it("strict: a problem with an undeclared status is a violation too", async () => {
    expect((await studio.call<Problem>("GET", "/broken?how=problem")).body.type).toBe("/problems/contract-breach");
  });

  it("a valid response passes, with its headers", async () => {
    expect(await studio.call("GET", "/broken")).toMatchObject({ status: 200, headers: { "x-count": "1" } });
  });

  it("production: a crashing handler is a 500 without details", async () => {
    const open = testGateway(openStudio({ mode: "production" }));
    const answer = await open.call<Problem>("GET", "/broken?how=crash");
    expect(answer).toMatchObject({ status: 500, body: { type: "/problems/internal" } });
    expect(JSON.stringify(answer.body)).not.toContain("wheel");
  });

  it("production: a violation is logged and counted, the response is sent unchanged", async () => {
    const lines: object[] = [];
    const keep = (fields: object) => void lines.push(fields);
    const gateway = openStudio({ mode: "production", log: { debug: keep, info: keep, warn: keep, error: keep } });
    const open = testGateway(gateway);
    expect(await open.call("GET", "/broken?how=type")).toMatchObject({ status: 200, body: { id: "one" } });
    expect(await open.call("GET", "/broken?how=status")).toMatchObject({ status: 418 });
    expect(gateway.breaches()).toEqual({ broken: 2 });
    expect(lines).toContainEqual(
      expect.objectContaining({
        operation: "broken",
        breaches: 1,
        faults: [expect.objectContaining({ pointer: "/id", code: "type" })],
      }),
    );
  });

  it("production ignores Prefer", async () => {
    const open = testGateway(openStudio({ mode: "production" }));
    expect((await open.call("GET", "/broken", { headers: { Prefer: "code=500" } })).status).toBe(200);
    expect((await open.call("POST", "/pots", { body: {}, headers: { Prefer: "validate-request=off" } })).status).toBe(
      422,
    );
  });
});

describe("validation by direction", () => {
  const bad = { method: "POST", path: "/pots", body: { name: 7 } } as const;

  it("off: the request passes without validation", async () => {
    const open = testGateway(openStudio({ checks: { request: "off" } }));
    expect((await open.call(bad.method, bad.path, { body: bad.body })).status).toBe(201);
  });

  it("report: the request passes and the response reports the violation", async () => {
    const open = testGateway(openStudio({ checks: { request: "report" } }));
    const answer = await open.call(bad.method, bad.path, { body: bad.body });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.headers["x-contract-faults"] ?? "[]")).toContainEqual({ pointer: "/name", code: "type" });
  });

  it("can be set per request, in both directions", async () => {
    expect(
      (await studio.call(bad.method, bad.path, { body: bad.body, headers: { Prefer: "validate-request=off" } })).status,
    ).toBe(201);
    const answer = await studio.call("GET", "/broken?how=type", { headers: { Prefer: "validate-response=report" } });
    expect(answer).toMatchObject({
      status: 200,
      headers: { "x-contract-faults": '[{"pointer":"/id","code":"type"}]' },
    });
    expect(
      (await studio.call("GET", "/broken?how=type", { headers: { Prefer: "validate-response=off" } })).headers[
        "x-contract-faults"
      ],
    ).toBeUndefined();
  });
});

describe("examples and generated values", () => {
  it("Prefer code", async () => {
    expect(await prefer("code=503")).toMatchObject({ status: 503, body: { hot: true } });
    expect((await prefer("code=507")).status).toBe(404);
  });

  it("Prefer example", async () => {
    expect((await prefer("example=bowl")).body).toMatchObject({ name: "Tea bowl" });
    expect((await prefer("example=cup")).status).toBe(404);
  });

  it("Prefer dynamic: differs from the example and matches the contract", async () => {
    const answer = await prefer("dynamic=true");
    expect(answer.status).toBe(200);
    expect(answer.body["name"]).not.toBe("Moon jar");
    expect(answer.headers["x-contract-faults"]).toBeUndefined();
  });

  it("Prefer works for operations with a handler too", async () => {
    expect(await prefer("example=none", "/visits")).toMatchObject({ status: 404 });
    expect((await prefer("dynamic=true", "/visits")).status).toBe(200);
  });

  it("Prefer wait", async () => {
    const started = performance.now();
    expect((await prefer("wait=0.2")).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  it("the same request gets the same response, another seed a different one", async () => {
    const bodies = await Promise.all(
      ["dynamic=true", "dynamic=true", "dynamic=true, seed=7", "dynamic=true, seed=7"].map(
        async (value) => (await prefer(value)).body,
      ),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[2]).toEqual(bodies[3]);
    expect(bodies[0]).not.toEqual(bodies[2]);
    const again = testGateway(openStudio());
    expect((await again.call("GET", "/pots/newest", { headers: { Prefer: "dynamic=true" } })).body).toEqual(bodies[0]);
    const seeded = testGateway(openStudio({ seed: "other" }));
    expect((await seeded.call("GET", "/pots/newest", { headers: { Prefer: "dynamic=true" } })).body).not.toEqual(
      bodies[0],
    );
  });

  it("an example takes precedence, generated values fill its gaps, and a reference inside it is data", async () => {
    const answer = await studio.call<Json>("GET", "/odd-examples");
    expect(answer.body).toMatchObject({
      link: { $ref: "http://localhost:1/never-fetched.json" },
      name: "Written by hand",
    });
    expect(Date.parse(String(answer.body["made"]))).not.toBeNaN();
    expect(answer.status).toBe(200);
  });

  it("without an example the response is valid: patterns, formats, recursion", async () => {
    const answer = await studio.call<Json>("GET", "/generated");
    expect(answer.status).toBe(200);
    expect(answer.headers["x-contract-faults"]).toBeUndefined();
    expect(answer.body["code"]).toMatch(/^[A-Z]{3}-\d{2}$/);
  });
});

describe("binary bodies", () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256));
  const expectBytes = (answer: CallAnswer<unknown>) => {
    expect(answer.headers["content-type"]).toBe("application/octet-stream");
    expect(Buffer.compare(answer.body as Buffer, bytes)).toBe(0);
  };

  it("a binary response is unchanged", async () => {
    expectBytes(
      await testGateway(openStudio({ handlers: { ...studioHandlers, getPhoto: () => bytes } })).call(
        "GET",
        "/pots/1/photo",
      ),
    );
  });

  it("a binary request body is unchanged", async () => {
    let seen: unknown;
    const handlers = {
      ...studioHandlers,
      putPhoto: (input: { body: unknown }) => ((seen = input.body), reply(204, null)),
    };
    const open = testGateway(openStudio({ handlers }));
    expect(
      (
        await open.call("PUT", "/pots/1/photo", {
          body: bytes,
          headers: { "Content-Type": "application/octet-stream" },
        })
      ).status,
    ).toBe(204);
    expect(Buffer.compare(seen as Buffer, bytes)).toBe(0);
  });

  it("a multipart upload is unchanged", async () => {
    const body = new FormData();
    body.set("title", "Photo");
    body.set("count", "2");
    body.set("about", JSON.stringify({ by: "Aiko" }));
    body.set("file", new File([bytes], "pot.bin", { type: "image/png" }));
    const answer = await studio.call("POST", "/uploads", { body });
    expectBytes(answer);
  });

  it("text parts of an upload are validated", async () => {
    const body = new FormData();
    body.set("title", "A title that is much too long");
    body.set("count", "many");
    body.set("about", "{}");
    const answer = await studio.call<Problem>("POST", "/uploads", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(
      ["/about/by required", "/count type", "/file required", "/title maxLength"].sort(),
    );
  });

  it("a file part without Content-Type is accepted", async () => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nPhoto\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="pot.bin"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--x--\r\n")]);
    expectBytes(
      await studio.call("POST", "/uploads", { body, headers: { "Content-Type": "multipart/form-data; boundary=x" } }),
    );
  });

  it("an invalid multipart body is a 400", async () => {
    const send = (body: string, type: string) =>
      studio.call("POST", "/uploads", { body, headers: { "Content-Type": type } });
    expect((await send("nothing", "multipart/form-data; boundary=x")).status).toBe(400);
    expect((await send("--x\r\n\r\n", "multipart/form-data")).status).toBe(400);
    expect(
      (await send("--x\r\nContent-Disposition: form-data; name=a\r\n\r\nunfinished", "multipart/form-data; boundary=x"))
        .status,
    ).toBe(400);
    expect((await send("--x--\r\n", "multipart/form-data; boundary=x")).status).toBe(422);
  });
});

describe("common headers", () => {
  it("a valid request id is echoed, any other replaced", async () => {
    expect(
      (await studio.call("GET", "/pots", { headers: { "X-Request-Id": "abc-1.2" } })).headers["x-request-id"],
    ).toBe("abc-1.2");
    const made = (await studio.call("GET", "/nowhere", { headers: { "X-Request-Id": "a b\u0000" } })).headers[
      "x-request-id"
    ];
    expect(made).toMatch(/^[\w-]{20,}$/);
  });

  it("too many sign-ins get Retry-After", async () => {
    const open = testGateway(openStudio({ attempts: { byAddress: { limit: 2, windowSeconds: 60 } } }));
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await open.call("GET", "/pots/newest")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await open.call("GET", "/pots/newest")).headers["retry-after"])).toBeGreaterThan(0);
  });

  it("delays apply to all operations or to one", async () => {
    const open = testGateway(openStudio({ delay: { all: 150, operations: { listPots: 0 } } }));
    const started = performance.now();
    await open.call("GET", "/pots");
    const quick = performance.now() - started;
    await open.call("GET", "/visits");
    expect(performance.now() - started - quick).toBeGreaterThan(140);
  });
});
