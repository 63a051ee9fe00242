/** Forwards requests that match no contract to the upstream server, streaming both ways. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";

/** Hop-by-hop headers. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Longest silence of the upstream server. */
const timeoutMs = 30_000;

/** Raw headers as pairs, so that repeated ones such as Set-Cookie stay apart. */
function passOn(raw: readonly string[], dropped: (name: string) => boolean): string[] {
  const named = raw.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() === "connection" ? (raw[at + 1] ?? "").toLowerCase().split(",") : [],
  );
  const passed: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? "";
    const lower = name.toLowerCase();
    if (!hopByHop.has(lower) && !named.some((one) => one.trim() === lower) && !dropped(lower))
      passed.push(name, raw[at + 1] ?? "");
  }
  return passed;
}

export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Rejects if nothing was sent yet; if the upstream fails midway the connection closes, so that the caller notices. */
export function createForward(upstream: string): Forward {
  const base = new URL(upstream);
  const send = base.protocol === "https:" ? httpsRequest : httpRequest;
  const prefix = base.pathname.replace(/\/$/, "");
  return (incoming, outgoing) =>
    new Promise((resolve, reject) => {
      const url = incoming.url ?? "/";
      const path = prefix + (url.startsWith("/") ? url : "/");
      const headers = [...passOn(incoming.rawHeaders, (name) => name === "host"), "host", base.host];
      const chunked = incoming.headers["transfer-encoding"] !== undefined;
      const forwarded = send({
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port,
        method: incoming.method,
        path,
        headers: chunked ? [...headers, "transfer-encoding", "chunked"] : headers,
        timeout: timeoutMs,
      });
      const fail = (error: Error) => {
        forwarded.destroy();
        if (outgoing.headersSent) {
          outgoing.destroy();
          resolve();
        } else reject(error);
      };
      forwarded.on("timeout", () => fail(new Error("no answer in time")));
      forwarded.on("error", fail);
      incoming.on("error", fail);
      outgoing.on("close", () => {
        if (!outgoing.writableFinished) forwarded.destroy();
        resolve();
      });
      forwarded.on("response", (answer) => {
        answer.on("error", fail);
        outgoing.writeHead(
          answer.statusCode ?? 502,
          answer.statusMessage,
          passOn(answer.rawHeaders, () => false),
        );
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
}
