/** Keeps a number of connections busy with consecutive requests, at low cost, because it shares the machine with the server. */
import { connect, type Socket } from "node:net";

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Call {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Receives the response before the next call is chosen. */
  readonly then?: (answer: Answer) => void;
}

/** Names the next call of a connection. */
export type NextCall = () => Call;

export interface LoadResult {
  readonly seconds: number;
  readonly calls: number;
  /** Milliseconds, in ascending order. */
  readonly times: readonly number[];
  readonly refused: ReadonlyMap<string, number>;
}

const headEnd = Buffer.from("\r\n\r\n");

function readAnswer(bytes: Buffer): { answer: Answer; rest: Buffer } | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const last = end + headEnd.length + Number(headers.get("content-length") ?? 0);
  if (bytes.length < last) return undefined;
  const answer = {
    status: Number(first.split(" ")[1]),
    headers,
    body: bytes.toString("utf8", end + headEnd.length, last),
  };
  return { answer, rest: bytes.subarray(last) };
}

function write(socket: Socket, host: string, { method, path, headers, body }: Call): void {
  const all = {
    host,
    ...headers,
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
  };
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`);
}

/** Until the deadline; each connection still waits for its last response. */
export async function keepBusy(
  url: string,
  connections: readonly NextCall[],
  until: Promise<unknown>,
): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  const refused = new Map<string, number>();
  const started = performance.now();
  let over = false;
  const end = until.finally(() => (over = true));

  const busy = (next: NextCall) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let kept: Buffer = Buffer.alloc(0);
      let sent = 0;
      let call: Call;
      const go = () => {
        call = next();
        sent = performance.now();
        write(socket, host, call);
      };
      socket.on("connect", go);
      socket.on("data", (part) => {
        kept = kept.length === 0 ? part : Buffer.concat([kept, part]);
        const read = readAnswer(kept);
        if (read === undefined) return;
        kept = read.rest;
        times.push(performance.now() - sent);
        const { answer } = read;
        if (answer.status >= 400) {
          const reason = `${call.kind} ${answer.status}`;
          refused.set(reason, (refused.get(reason) ?? 0) + 1);
        }
        call.then?.(answer);
        if (!over) return go();
        socket.end();
        resolve();
      });
      socket.on("error", reject);
      socket.on("close", () => reject(new Error(`The server closed a connection during ${call.kind}.`)));
    });

  await Promise.all([end, ...connections.map(busy)]);
  return {
    seconds: (performance.now() - started) / 1000,
    calls: times.length,
    times: times.toSorted((a, b) => a - b),
    refused,
  };
}

export function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
