/** What operators see: metrics, traces, errors and the state of each part. */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { CompanyOption, Session } from "#generated/hrms/schema.ts";
import { errorFields } from "#src/server/gateway/error-fields.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import type { RunningServer } from "#src/server/main.ts";
import { withErrorHook } from "#src/server/observe/error-hook.ts";
import { copyDatabase } from "../support/database.ts";
import { startTestServer } from "../support/server.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const token = "a-token-for-tests";
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spans: Span[] = [];
const folder = mkdtempSync(join(tmpdir(), "hrms-files-"));
let collector: Server;
let server: RunningServer;
let drop: () => Promise<void>;
let traced: Response;
let metrics: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      for (const { scopeSpans } of (JSON.parse(text) as Sent).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const database = await copyDatabase({ samples: true });
  drop = database.drop;
  // A folder for files that cannot be one.
  writeFileSync(join(folder, "files"), "");
  server = await startTestServer({
    env: {
      DATABASE_URL: database.url,
      METRICS_TOKEN: token,
      FILES_DIR: join(folder, "files"),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    },
  });
  const signedIn = await fetch(`${server.url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
  });
  const { accessToken } = (await signedIn.json()) as Session;
  const authorization = `Bearer ${accessToken}`;
  const options = await fetch(`${server.url}/companies/options`, { headers: { authorization } });
  const [company] = (await options.json()) as CompanyOption[];
  traced = await fetch(`${server.url}/companies/${company?.id}/grades?q=Secretword`, {
    headers: { authorization, traceparent: `00-${traceId}-00f067aa0ba902b7-00` },
  });
  await fetch(`${server.url}/no/such/address`);
  metrics = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await drop();
  rmSync(folder, { recursive: true });
});

describe("metrics", () => {
  it("are served only to those who know the token", async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
    const wrong = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}x` } });
    expect(wrong.status).toBe(401);
  });

  it("count calls by operation and status, and show the state of the database and the queue", () => {
    const lines = metrics.split("\n");
    expect(lines).toContain('hrms_calls_total{operation="login",status="200"} 1');
    expect(lines).toContain('hrms_calls_total{operation="listGrades",status="200"} 1');
    expect(lines).toContain('hrms_calls_total{operation="none",status="404"} 1');
    expect(lines).toContain('hrms_call_duration_seconds_count{operation="listGrades"} 1');
    expect(lines).toContain("hrms_database_up 1");
    expect(lines).toContain("hrms_mails_waiting 0");
    expect(metrics).toMatch(/^hrms_database_connections\{state="idle"\} \d+$/m);
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it("are all that dashboard and alerts use", () => {
    const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const texts = ["grafana-dashboard.json", "alerts.yaml"].map((file) =>
      readFileSync(join(import.meta.dirname, "../../docs/operations", file), "utf8"),
    );
    const used = texts.flatMap((text) =>
      [...text.matchAll(/\b(hrms|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name),
    );
    const unknown = used.filter((name) => !known.has(name.replace(/_bucket$/, "")));
    expect(used.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
    const { groups } = parse(texts[1] ?? "") as { groups: { rules: { alert: string; expr: string }[] }[] };
    expect(groups[0]?.rules.every(({ alert, expr }) => alert !== "" && expr !== "")).toBe(true);
  });
});

it("readiness names the part that fails", async () => {
  const response = await fetch(`${server.url}/ready`);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: "degraded",
      checks: { database: "ok", migrations: "ok", files: "failed", jobs: "ok", clock: "ok", mail: "off" },
    },
  ]);
});

it("a call continues the caller's trace down to its statements, without values", async () => {
  expect(traced.headers.get("traceresponse")).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  await server.close();
  const own = spans.filter((span) => span.traceId === traceId);
  const call = own.find(({ name }) => name === "listGrades");
  expect(call?.parentSpanId).toBe("00f067aa0ba902b7");
  const handler = own.find(({ name }) => name === "handler");
  expect(handler?.parentSpanId).toBe(call?.spanId);
  const statements = own.filter(({ name }) => name === "select" || name === "with");
  expect(statements.some(({ parentSpanId }) => parentSpanId === handler?.spanId)).toBe(true);
  expect(statements.flatMap(({ attributes }) => attributes.map(({ key }) => key))).toContain("db.query.text");
  expect(JSON.stringify(spans)).not.toMatch(/secretword|admin@demo\.com/i);
});

it("the error hook receives each kind of error once a minute, without its message", () => {
  const posted: Record<string, unknown>[] = [];
  let at = 0;
  const log = withErrorHook(silentLog, {
    url: "https://hook.example",
    version: "1.0.0",
    now: () => at,
    fetch: (_url, request) => {
      posted.push(JSON.parse(String(request?.body)) as Record<string, unknown>);
      return Promise.resolve(new Response());
    },
  });
  const fail = (operation: string) =>
    log.error({ operation, error: errorFields(new TypeError("Mei Tan has no grade")) }, "handler failed");
  for (const operation of ["getGrade", "getGrade", "listGrades"]) fail(operation);
  at = 60_001;
  fail("getGrade");
  expect(posted.map(({ operation, repeated }) => [operation, repeated])).toEqual([
    ["getGrade", 0],
    ["listGrades", 0],
    ["getGrade", 1],
  ]);
  expect(JSON.stringify(posted)).not.toContain("Mei Tan");
  expect(posted[0]).toMatchObject({ message: "handler failed", version: "1.0.0", error: { name: "TypeError" } });
});
