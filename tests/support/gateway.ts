/** Opens the gateway in this process, without a port, in strict mode: a contract violation is a 500. */
import type { DemoContext } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { DemoState } from "#src/handlers/demo/state.ts";
import { demoContract } from "#src/server/demo-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway, type Gateway } from "#src/server/gateway/gateway.ts";
import type { HandlerTable } from "#src/server/gateway/serve-handlers.ts";

export interface CallOptions {
  /** Lists repeat the parameter; objects become deepObject. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string, bytes, FormData or URLSearchParams is sent unchanged. */
  readonly body?: unknown;
  /** Each part of a streamed response as it arrives. */
  readonly onPart?: (part: string) => void;
}

export interface CallAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, text if it is text, otherwise a Buffer; null if there is none. */
  readonly body: Body;
}

export interface TestGateway {
  /** `Body` is what the test expects, usually a generated type; its assertions check it. */
  readonly call: <Body = unknown>(method: string, path: string, options?: CallOptions) => Promise<CallAnswer<Body>>;
  readonly close: () => Promise<void>;
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
    if (typeof value === "object" && value !== null)
      return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)]);
    return [[name, String(value)]];
  });
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
}

async function bodyBytes(body: unknown): Promise<{ bytes: Buffer; type?: string }> {
  if (body === undefined) return { bytes: Buffer.alloc(0) };
  if (typeof body === "string" || body instanceof Uint8Array) return { bytes: Buffer.from(body as Uint8Array) };
  if (body instanceof FormData || body instanceof URLSearchParams) {
    const response = new Response(body);
    return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get("content-type") ?? "" };
  }
  return { bytes: Buffer.from(JSON.stringify(body)), type: "application/json" };
}

async function textOf(stream: ReadableStream<Uint8Array>, onPart: (part: string) => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) {
    const part = decoder.decode(bytes, { stream: true });
    text += part;
    onPart(part);
  }
  return text;
}

/** Wraps a gateway so that tests can call it like a server. */
export function testGateway(gateway: Gateway, close: () => Promise<void> = async () => undefined): TestGateway {
  return {
    close,
    async call<Body>(
      method: string,
      path: string,
      { query = {}, headers = {}, body, onPart = () => undefined }: CallOptions = {},
    ) {
      const { bytes, type } = await bodyBytes(body);
      const search = queryText(query);
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const response = await gateway.handle({
        method: method.toUpperCase(),
        url: search === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${search}`,
        headers: { ...(type !== undefined && { "content-type": type }), ...sent },
        ip: "127.0.0.1",
        async body(limit) {
          if (bytes.length > limit) throw new ProblemError("too-large");
          return bytes;
        },
      });
      const kind = response.headers["content-type"] ?? "";
      const raw = response.body instanceof ReadableStream ? await textOf(response.body, onPart) : response.body;
      const text = raw === null ? null : Buffer.from(raw as Uint8Array).toString("utf8");
      const parsed: unknown =
        text === null
          ? null
          : /json/.test(kind)
            ? JSON.parse(text)
            : typeof raw === "string"
              ? text
              : Buffer.from(raw as Uint8Array);
      return { status: response.status, headers: response.headers, body: parsed as Body };
    },
  };
}

/** Seeded random numbers, the same in each run. */
export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

interface DemoGatewayOptions {
  /** Handlers to test instead of all of them. */
  readonly handlers?: HandlerTable<DemoContext<DemoState>>;
  readonly now?: () => Date;
  readonly random?: () => number;
}

/** Only the demo contract; needs no database, so sign-in calls are excluded. */
export async function openDemoGateway({
  handlers,
  now = () => new Date(),
  random = seededRandom(),
}: DemoGatewayOptions = {}): Promise<TestGateway> {
  const { createDemoState } = await import("#src/handlers/demo/state.ts");
  const all = handlers ?? (await import("#src/handlers/demo/handlers.ts")).demoHandlers;
  const sessions = createDemoSessions(() => createDemoState(now()));
  return testGateway(
    createGateway({ contracts: [demoContract({ sessions, handlers: all, random })], mode: "strict", now }),
  );
}
