/** Hundreds of malformed requests, sent as bytes on a socket: none may hang or end the process or get a 500. */
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHost, type Host } from "#src/server/http-host.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createClientState } from "#src/server/gateway/mock/client-state.ts";
import { seededRandom } from "../support/gateway.ts";
import { openStudio } from "./studio.ts";

let host: Host;
let port: number;
const crashes: unknown[] = [];
const keep = (error: unknown) => void crashes.push(error);

beforeAll(async () => {
  process.on("uncaughtException", keep);
  process.on("unhandledRejection", keep);
  const gateway = openStudio({ handlers: {}, mock: { clients: createDemoSessions(createClientState) } });
  host = createHost({ gateway, timeouts: { headers: 400, request: 800 } });
  port = Number(new URL(await host.listen(0, "127.0.0.1")).port);
});

afterAll(async () => {
  await host.close();
  process.off("uncaughtException", keep);
  process.off("unhandledRejection", keep);
});

/** Everything received until the connection closes; rejects if it does not close in time. */
function exchange(bytes: string | Buffer, { stayOpen = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end after ${JSON.stringify(String(bytes).slice(0, 80))}`));
    }, 8_000);
    let received = "";
    socket.on("data", (part) => {
      received += part.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.write(bytes);
    if (!stayOpen) socket.end();
  });
}

const random = seededRandom(42);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const paths = [
  "/pots",
  "/pots/1",
  "/pots/%00",
  "/pots/%ff",
  "/pots/%zz",
  "//",
  "/pots//1",
  "/../..",
  "/pots?page[a][b]=1",
  "/pots?filter[__proto__]=1",
  "/pots?filter[a][b][c]=1",
  "/pots?filter=",
  "/pots?filter[]=1",
  "/pots?tags=%",
  "/pots?where={",
  `/pots?${"a=b&".repeat(500)}`,
  `/pots/${"9".repeat(400)}`,
  "/styles/.x/;matrix=/,/.",
  "/styles/%2e/;/;/a.b.c",
  "/uploads",
  "/kilns",
  "/contacts",
  "/forms",
  "/pots/1/photo",
  "/__mock/reset",
  "/__mock/scenario",
  "/__mock/scenarios/__proto__",
  "/constructor",
  "/pots/newest?x=\u00e9",
  "*",
  "http://h/pots",
  "pots",
  "",
];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"];
const types = [
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data",
  'multipart/form-data; boundary=""',
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/octet-stream",
  "a/b/c",
  ";",
  "application/x-www-form-urlencoded",
  "application/merge-patch+json",
];
const bodies = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1e999",
  '{"name":null}',
  '{"__proto__":{}}',
  '{"constructor":{"prototype":{}}}',
  "[".repeat(5_000),
  '{"a":'.repeat(3_000),
  "--x",
  "--x\r\n\r\n--x--",
  "--x\r\nContent-Disposition: form-data; name=file; filename=a\r\n\r\nz\r\n--x--\r\n",
  '{"kind":"gas"}',
  '{"kind":{}}',
  '{"email":"a@b.example","friends":[1,1]}',
  "age=%zz",
  "age[b]=1&age[c]=2&__proto__[x]=1",
  "\u0000",
  '{"name":"\\ud800","glaze":"shino"}',
];
const headers = [
  "Accept: */*",
  "Accept: ,;q=x",
  "Accept: text/html",
  "Authorization: Bearer",
  "Authorization: Bearer a.b.c",
  "Cookie: ;;=;a",
  "Prefer: code=abc, wait=-1, example=",
  "Prefer: dynamic=true, code=204",
  "Prefer: code=999",
  "Prefer: seed=",
  "X-Demo-Session: ../x",
  "X-Demo-Session: " + "a".repeat(65),
  "X-Request-Id: " + "a".repeat(300),
  "Origin: null",
  "Origin: https://x\r\nAccess-Control-Request-Method: POST",
  "If-None-Match: *",
  "Content-Encoding: br",
  "Expect: 100-continue",
  "Expect: magic",
  "Range: bytes=0-1",
  "Upgrade: websocket\r\nConnection: Upgrade",
];

it("survives hundreds of malformed requests", async () => {
  const statuses = new Map<string, number>();
  const send = async (): Promise<void> => {
    const body = random() < 0.1 ? noise(300) : Buffer.from(pick(bodies));
    const method = pick(methods);
    const head = [
      `${method} ${pick(paths)} HTTP/1.1`,
      "Host: x",
      "Connection: close",
      `Content-Type: ${pick(types)}`,
      pick(headers),
      pick(headers),
      `Content-Length: ${body.length}`,
      "",
      "",
    ].join("\r\n");
    const answer = await exchange(Buffer.concat([Buffer.from(head, "latin1"), body]));
    const status = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].at(-1)?.[1] ?? "closed";
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status, `${head}${String(body)}\n${answer}`).not.toMatch(/^5/);
  };
  for (let round = 0; round < 60; round += 1) await Promise.all(Array.from({ length: 10 }, send));
  expect(statuses.size).toBeGreaterThan(6);
  expect(crashes).toEqual([]);
});

it("survives data that is not HTTP", async () => {
  const lines = [
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    `GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(40_000)}\r\n\r\n`,
    "POST /pots HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
    "POST /pots HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    "POST /pots HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "POST /pots HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\u0016\u0003\u0001",
  ];
  for (const line of lines) await exchange(line);
  for (let round = 0; round < 50; round += 1) await exchange(noise(200));
  expect(crashes).toEqual([]);
});

it("answers or disconnects clients that never finish", async () => {
  const open = { stayOpen: true };
  const unfinished = await Promise.all([
    exchange("GET /pots HTTP/1.1\r\nHo", open),
    exchange("POST /pots HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{", open),
    exchange(
      "POST /pots HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
      open,
    ),
    exchange("POST /pots HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"),
  ]);
  expect(unfinished.slice(0, 3).map((answer) => answer.slice(0, 12))).toEqual([
    "HTTP/1.1 408",
    "HTTP/1.1 408",
    "HTTP/1.1 408",
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/pots`)).status).toBe(200);
  expect(crashes).toEqual([]);
});
