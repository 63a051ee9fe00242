/** Puts the gateway on a port: reads bodies within limits, compresses, serves the site, forwards unknown requests. */
import {
  type OutgoingHttpHeaders,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream/promises";
import type { AddressInfo, Socket } from "node:net";
import { ProblemError } from "#src/contract/problem.ts";
import { clientAddresses, type TrustProxy } from "./client-address.ts";
import { acceptedEncodings, compress, isCompressible } from "./compress.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { errorFields } from "./gateway/error-fields.ts";
import { silentLog, type Log } from "./gateway/log.ts";
import { readTarget } from "./gateway/target.ts";
import type { GatewayRequest, GatewayResponse } from "./gateway/types.ts";
import { apiHeaders } from "./security-headers.ts";
import { SettingsError } from "./settings.ts";
import type { Site } from "./site.ts";
import { createForward } from "./upstream.ts";

interface HostOptions {
  readonly gateway: Gateway;
  readonly site?: Site;
  readonly upstreamUrl?: string;
  /** Answers requests that are outside the contracts and the site, such as those of a collector of metrics. */
  readonly own?: (request: GatewayRequest, pathname: string) => Promise<GatewayResponse> | undefined;
  readonly log?: Log;
  /** Proxies in front of this server whose word on the client's address is trusted. */
  readonly trustProxy?: TrustProxy | undefined;
  /** Whether people reach this server only over HTTPS; if so, responses carry Strict-Transport-Security. */
  readonly httpsOnly?: boolean;
  /** Milliseconds a client may take to send its headers, and the whole request. */
  readonly timeouts?: { readonly headers?: number; readonly request?: number };
}

export interface Host {
  /** Starts listening; returns the address. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Rejects new requests, lets running ones finish, then stops. */
  readonly close: () => Promise<void>;
  readonly server: Server;
}

/** Running requests get this long when the server stops: as long as a database statement may take. */
const timeoutMs = 30_000;

function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () =>
      reject(
        new ProblemError("too-large", {
          detail: `The body can have up to ${limit} bytes.`,
          headers: { Connection: "close" },
        }),
      );
    if (Number(incoming.headers["content-length"] ?? 0) > limit) return tooLarge();
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on("data", (part: Buffer) => {
      size += part.length;
      if (size > limit) {
        incoming.removeAllListeners("data");
        incoming.resume();
        tooLarge();
      } else parts.push(part);
    });
    incoming.on("end", () => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)));
    // Also closes for a request that was read to its end.
    const broken = () => {
      if (!incoming.readableEnded) reject(new ProblemError("malformed", { detail: "The body ended too early." }));
    };
    if (incoming.destroyed) return broken();
    incoming.on("error", broken);
    incoming.on("close", broken);
  });
}

const yearSeconds = 31_536_000;

type ClientAddress = ReturnType<typeof clientAddresses>;

/** Node joins repeated headers, except Set-Cookie. */
function joined(headers: IncomingHttpHeaders): GatewayRequest["headers"] {
  const cookies = headers["set-cookie"];
  return (
    cookies === undefined ? headers : { ...headers, "set-cookie": cookies.join(", ") }
  ) as GatewayRequest["headers"];
}

function toRequest(incoming: IncomingMessage, addressOf: ClientAddress): GatewayRequest {
  const headers = joined(incoming.headers);
  return {
    method: incoming.method ?? "GET",
    url: incoming.url ?? "/",
    headers,
    ip: addressOf(incoming.socket.remoteAddress ?? "", headers["x-forwarded-for"]),
    body: (limit) => readBody(incoming, limit),
  };
}

function mergeVary(first: string | undefined, more: string): string {
  return first === undefined ? more : `${first}, ${more}`;
}

async function send(
  outgoing: ServerResponse,
  request: GatewayRequest,
  response: GatewayResponse,
  common: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers: Record<string, string | number> = { ...common, ...response.headers };
  let body = response.body;
  if (body instanceof ReadableStream) return sendStream(outgoing, response.status, headers, body);
  if (
    body !== null &&
    headers["content-encoding"] === undefined &&
    isCompressible(response.headers["content-type"], body.length)
  ) {
    headers["vary"] = mergeVary(response.headers["vary"], "Accept-Encoding");
    const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
    if (encoding !== undefined) {
      body = await compress(body, encoding);
      headers["content-encoding"] = encoding;
    }
  }
  if (outgoing.destroyed) return;
  if (body !== null) headers["content-length"] = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
  else if (response.status !== 204 && response.status !== 304) headers["content-length"] = 0;
  outgoing.writeHead(response.status, headers);
  outgoing.end(request.method === "HEAD" ? undefined : (body ?? undefined));
}

/** Streams the body; stops when the client disconnects. */
async function sendStream(
  outgoing: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  outgoing.writeHead(status, headers);
  await pipeline(body, outgoing).catch(() => undefined);
}

/** A request that cannot be parsed gets a problem too, then the connection closes. */
function answerBrokenLine(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, type, title] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? ([431, "too-large", "The headers are too large"] as const)
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? ([408, "malformed", "The request took too long to arrive"] as const)
        : ([400, "malformed", "The request is malformed"] as const);
  const body = JSON.stringify({ type: `/problems/${type}`, title, status });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Why the port could not be opened, in one sentence. */
function portFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program; end it, or set PORT to a free one.`,
    EACCES: `Port ${port} may not be used by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is no address of this machine.`,
  };
  const reason = reasons[error.code ?? ""];
  return reason === undefined ? error : new SettingsError(reason);
}

export function createHost({
  gateway,
  site,
  upstreamUrl,
  own,
  log = silentLog,
  trustProxy,
  httpsOnly = false,
  timeouts = {},
}: HostOptions): Host {
  const addressOf = clientAddresses(trustProxy);
  const forward = upstreamUrl === undefined ? undefined : createForward(upstreamUrl);

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = toRequest(incoming, addressOf);
    const pathname = readPathname(request.url);
    const fromSite = pathname === undefined ? undefined : site?.(request, pathname);
    if (fromSite !== undefined) return send(outgoing, request, fromSite);
    const fromOwn = pathname === undefined ? undefined : await own?.(request, pathname);
    if (fromOwn !== undefined) return send(outgoing, request, fromOwn, apiHeaders);
    if (forward !== undefined && pathname !== undefined && !gateway.knows(pathname)) {
      try {
        return await forward(incoming, outgoing);
      } catch (error) {
        log.warn({ error: errorFields(error) }, "the server behind this one does not answer");
        const problem = new ProblemError("bad-gateway").toProblem();
        return send(outgoing, request, {
          status: 502,
          headers: { ...apiHeaders, "content-type": "application/problem+json" },
          body: JSON.stringify(problem),
        });
      }
    }
    const response = await gateway.handle(request);
    return send(outgoing, request, response, apiHeaders);
  };

  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let closing = false;

  const server = createServer(
    {
      headersTimeout: timeouts.headers ?? 15_000,
      requestTimeout: timeouts.request ?? 120_000,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers ?? 15_000),
      keepAliveTimeout: 65_000,
    },
    (incoming, outgoing) => {
      running.add(outgoing);
      outgoing.on("close", () => running.delete(outgoing));
      outgoing.on("error", () => undefined);
      if (httpsOnly) outgoing.setHeader("strict-transport-security", `max-age=${yearSeconds}`);
      if (closing) outgoing.setHeader("connection", "close");
      answer(incoming, outgoing).catch((error: unknown) => {
        log.error({ error: errorFields(error) }, "request failed");
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500, { connection: "close" }).end();
      });
    },
  );
  // Ends a connection that never responds: longer than any delay a caller may request.
  server.timeout = 150_000;
  server.on("clientError", answerBrokenLine);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const fail = (error: Error) => reject(portFailure(error, port, host));
        server.once("error", fail);
        server.listen(port, host, () => {
          server.removeListener("error", fail);
          const { port: taken } = server.address() as AddressInfo;
          const name = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
          resolve(`http://${name.includes(":") ? `[${name}]` : name}:${taken}`);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        const forcedClose = setTimeout(() => server.closeAllConnections(), timeoutMs);
        server.close(() => {
          clearTimeout(forcedClose);
          resolve();
        });
        closing = true;
        for (const outgoing of running) if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
        // Node would also wait for connections that have not sent a request yet.
        const busy = new Set([...running].map(({ socket }) => socket));
        for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      }),
  };
}

function readPathname(url: string): string | undefined {
  try {
    return readTarget(url).pathname;
  } catch {
    return undefined;
  }
}
