/** What a call resolves to and what it rejects with, by status and body. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { configureClient, operation } from "./call.ts";

const answers: Record<string, [status: number, type: string | undefined, body?: string | Uint8Array]> = {
  "/json": [200, "application/json; charset=utf-8", '{"a":1}'],
  "/problem": [200, "application/vnd.x+json", '{"b":2}'],
  "/text": [200, "text/csv", "a,b"],
  "/lines": [200, "application/x-ndjson", '{"a":1}\n{"a":2}\n'],
  "/sheet": [200, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", new Uint8Array([0, 255, 1])],
  "/untyped": [200, undefined, "plain"],
  "/none": [204, undefined],
  "/empty": [200, "application/json", ""],
  "/empty-file": [200, "application/pdf", ""],
  "/broken": [200, "application/json", '{"a":'],
  "/refused": [
    422,
    "application/problem+json",
    '{"type":"/problems/validation","errors":[{"pointer":"/name","code":"required"}]}',
  ],
  "/missing": [404, undefined],
  "/down": [500, "application/json", ""],
  "/page": [502, "text/html", "<h1>Bad gateway</h1>"],
  "/false": [400, "application/json", "false"],
};

let baseUrl = "";
let finishStream: () => void = () => undefined;
const server = createServer((request, response) => {
  const [status, type, body] = answers[request.url ?? ""] ?? [404, undefined];
  if (request.url === "/hang") return;
  if (request.url === "/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n");
    finishStream = () => response.end(Buffer.from("data: é\n\n"));
    return;
  }
  response.writeHead(status, type === undefined ? {} : { "content-type": type });
  response.end(request.method === "HEAD" ? undefined : body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureClient({ baseUrl, fetch: (request) => fetch(request) });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string): Promise<unknown> => operation("get", path, ["test", "get"])();
const failure = (path: string): Promise<unknown> =>
  get(path).then(
    () => "resolved",
    (error: unknown) => error,
  );

describe("success", () => {
  it.each([
    ["JSON", "/json", { a: 1 }],
    ["JSON under another name", "/problem", { b: 2 }],
    ["text", "/text", "a,b"],
    ["lines of JSON as text", "/lines", '{"a":1}\n{"a":2}\n'],
    ["an answer without a type as text", "/untyped", "plain"],
    ["204 as null", "/none", null],
    ["an empty body as null", "/empty", null],
    ["an empty file as null", "/empty-file", null],
  ])("reads %s", async (_, path, value) => {
    expect(await get(path)).toEqual(value);
  });

  it("keeps bytes, even of a media type with XML in its name", async () => {
    const blob = (await get("/sheet")) as Blob;
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0, 255, 1]);
  });

  it("returns null for HEAD", async () => {
    expect(await operation("head", "/json", ["test", "head"])()).toBeNull();
  });
});

describe("streamed text", () => {
  it("is passed on before the response has ended", async () => {
    const pieces: string[] = [];
    const onText = (text: string): void => {
      pieces.push(text);
      if (pieces.length === 1) finishStream();
    };
    expect(await operation("get", "/stream", ["test", "stream"])({}, { onText })).toBeNull();
    expect(pieces).toEqual(["data: 1\n\n", "data: é\n\n"]);
  });

  it("is not passed on if the call has failed", async () => {
    const onText = (): never => expect.unreachable();
    await expect(operation("get", "/refused", ["test", "refused"])({}, { onText })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("failure", () => {
  it.each([
    ["a problem", "/refused", 422, { type: "/problems/validation", errors: [{ pointer: "/name", code: "required" }] }],
    ["an empty 4xx", "/missing", 404, null],
    ["an empty 5xx", "/down", 500, null],
    ["text where JSON was expected", "/page", 502, "<h1>Bad gateway</h1>"],
    ["a body that is false", "/false", 400, false],
  ])("rejects with status and body: %s", async (_, path, status, body) => {
    const error = await failure(path);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, body });
    expect((error as ApiError).response?.status).toBe(status);
  });

  it("has status 0 without a response, or if a success cannot be read", async () => {
    const nobody = operation("get", "/json", ["test", "nobody"])({}, { baseUrl: "http://127.0.0.1:1" });
    await expect(nobody).rejects.toMatchObject({ name: "ApiError", status: 0, body: null });
    expect(await failure("/broken")).toMatchObject({
      name: "ApiError",
      status: 0,
      cause: expect.any(SyntaxError) as unknown,
    });
  });

  it("passes the caller's own abort on", async () => {
    const controller = new AbortController();
    const pending = operation("get", "/hang", ["test", "hang"])({}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });
});
