/** The gateway on a port: bodies, compression, proxying, logs, shutdown. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reply } from "#src/contract/handler.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createClientState } from "#src/server/gateway/mock/client-state.ts";
import { createHost, type Host } from "#src/server/http-host.ts";
import { createLog } from "#src/server/pino-log.ts";
import { send } from "./send.ts";
import { openStudio, pots, studioHandlers, type Json } from "./studio.ts";

const lines: string[] = [];
let host: Host;
let url: string;
let potCount = 200;
let real: ReturnType<typeof createServer>;

beforeAll(async () => {
  real = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (request.url === "/slow-death")
        return void response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
      response.writeHead(202, { "x-real": "yes", "set-cookie": ["a=1", "b=2"] });
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          host: request.headers.host,
          token: request.headers.authorization,
          body: Buffer.concat(parts).toString("base64"),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => real.listen(0, "127.0.0.1", resolve));
  const upstreamUrl = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const handlers = { ...studioHandlers, listPots: () => pots(potCount), putPhoto: () => reply(204, null) };
  const gateway = openStudio({ log, handlers, limits: { body: 2_000, upload: 100_000 } });
  host = createHost({ gateway, log, upstreamUrl });
  url = (await host.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
});

afterAll(async () => {
  await host.close();
  real.close();
});

describe("compression", () => {
  // Short bodies are compressed directly, long ones on another thread.
  it.each([20, 200])("prefers brotli to gzip, and does not compress unless accepted: %i rows", async (rows) => {
    potCount = rows;
    const plain = await send(url, "/pots");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const br = await send(url, "/pots", { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept, Accept-Encoding",
      "content-length": String(br.body.length),
    });
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    const gzip = await send(url, "/pots", { headers: { "Accept-Encoding": "gzip, br;q=0" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  it("does not apply to small responses and binary data", async () => {
    expect(
      (await send(url, "/visits", { headers: { "Accept-Encoding": "br" } })).headers["content-encoding"],
    ).toBeUndefined();
  });
});

describe("request and response bodies", () => {
  it("HEAD of a GET: the headers, the length, no body", async () => {
    const [head, get] = [await send(url, "/pots", { method: "HEAD" }), await send(url, "/pots")];
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
  });

  it("a body that is too large is a 413, announced or not", async () => {
    const body = JSON.stringify({ name: "x".repeat(3_000), glaze: "shino" });
    const announced = await send(url, "/pots", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(announced).toMatchObject({ status: 413, headers: { "content-type": "application/problem+json" } });
    const chunked = await send(url, "/pots", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
      body,
    });
    expect(chunked.status).toBe(413);
    expect((await send(url, "/visits")).status).toBe(200);
  });

  it("files may be larger", async () => {
    const headers = { "Content-Type": "application/octet-stream" };
    expect((await send(url, "/pots/1/photo", { method: "PUT", headers, body: Buffer.alloc(90_000) })).status).toBe(204);
    expect((await send(url, "/pots/1/photo", { method: "PUT", headers, body: Buffer.alloc(110_000) })).status).toBe(
      413,
    );
  });
});

describe("the upstream server", () => {
  it("gets unknown paths, while known ones are served here", async () => {
    const answer = await send(url, "/legacy/report?x=1&x=2", {
      method: "POST",
      headers: { Authorization: "Bearer abc", "Content-Type": "text/plain" },
      body: Buffer.from([0, 255, 10]),
    });
    expect(answer).toMatchObject({ status: 202, headers: { "x-real": "yes", "set-cookie": ["a=1", "b=2"] } });
    expect(JSON.parse(answer.body.toString())).toEqual({
      method: "POST",
      url: "/legacy/report?x=1&x=2",
      host: `127.0.0.1:${(real.address() as AddressInfo).port}`,
      token: "Bearer abc",
      body: Buffer.from([0, 255, 10]).toString("base64"),
    });
    expect(JSON.parse((await send(url, "/visits")).body.toString())).toEqual({ by: null });
    expect((await send(url, "/pots", { method: "PATCH" })).status).toBe(405);
  });

  it("does not get the mock's own calls", async () => {
    const gateway = openStudio({ handlers: {}, mock: { clients: createDemoSessions(createClientState) } });
    const mock = createHost({ gateway, upstreamUrl: "http://127.0.0.1:1" });
    const at = (await mock.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
    expect((await send(at, "/__mock/reset", { method: "POST" })).status).toBe(204);
    expect((await send(at, "/__mocked", { method: "POST" })).status).toBe(502);
    await mock.close();
  });

  it("a response that breaks off is not reported as complete", async () => {
    await expect(send(url, "/slow-death")).rejects.toThrow();
    expect((await send(url, "/visits")).status).toBe(200);
  });

  it("is a 502 if down; without one, unknown paths are 404", async () => {
    const down = createHost({ gateway: openStudio(), upstreamUrl: "http://127.0.0.1:1" });
    const at = (await down.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
    const answer = await send(at, "/legacy", { method: "POST", body: "x" });
    expect(answer).toMatchObject({ status: 502, headers: { "content-type": "application/problem+json" } });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ type: "/problems/bad-gateway", status: 502 });
    await down.close();
    const alone = createHost({ gateway: openStudio() });
    expect((await send((await alone.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1"), "/legacy")).status).toBe(
      404,
    );
    await alone.close();
  });
});

describe("the log", () => {
  it("records each request by its operation, without secrets", async () => {
    lines.length = 0;
    const secrets = ["tok-secret-1", "pw-secret-2", "cookie-secret-3", "query-secret-4"];
    const headers = {
      Authorization: "Bearer tok-secret-1",
      Cookie: "sid=cookie-secret-3",
      "Content-Type": "application/json",
      "X-Request-Id": "log-test",
    };
    await send(url, "/contacts?token=query-secret-4", {
      method: "POST",
      headers,
      body: JSON.stringify({ email: "a@b.example", secret: "pw-secret-2" }),
    });
    await send(url, "/broken?how=crash&token=query-secret-4", { headers });
    // The last log line is written after its response.
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as Json))
      .toContainEqual(expect.objectContaining({ msg: "request", operation: "broken" }));
    const all = lines.join("");
    expect(lines.map((line) => JSON.parse(line) as Json)).toContainEqual(
      expect.objectContaining({
        msg: "request",
        operation: "createContact",
        method: "POST",
        status: 204,
        requestId: "log-test",
      }),
    );
    // The location, not the message, which may quote input.
    expect(all).toMatch(/"handler failed"/);
    expect(all).toContain("studio.ts");
    expect(all).not.toContain("the wheel came off");
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it("redacts secret fields", () => {
    const written: string[] = [];
    createLog("info", { write: (line) => void written.push(line) }).info(
      {
        headers: { authorization: "abc" },
        password: "abc",
        rows: [{ of: { deeper: { token: "abc" } } }],
        day: new Date(0),
        kept: [null, 1],
      },
      "x",
    );
    expect(written.join("")).not.toContain("abc");
    expect(JSON.parse(written.join(""))).toMatchObject({
      headers: { authorization: "[hidden]" },
      day: "1970-01-01T00:00:00.000Z",
      kept: [null, 1],
    });
  });
});

describe("a body that ends early", () => {
  it("aborts the call", async () => {
    lines.length = 0;
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    await once(socket, "connect");
    const head = "POST /contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n";
    socket.write(`${head}{"email":`, () => socket.destroy());
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as Json))
      .toContainEqual(expect.objectContaining({ operation: "createContact", status: 400 }));
  });
});

describe("shutdown", () => {
  it("waits for running requests, then frees the port", async () => {
    const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const readVisit = async () => {
      arrive();
      await released;
      return { by: null };
    };
    const slow = createHost({ gateway: openStudio({ handlers: { ...studioHandlers, readVisit } }) });
    const at = (await slow.listen(0, "127.0.0.1")).replace("localhost", "127.0.0.1");
    const running = send(at, "/visits");
    await asked;
    const closed = slow.close();
    release();
    expect((await running).status).toBe(200);
    await closed;
    await expect(send(at, "/visits")).rejects.toThrow();
  });
});
