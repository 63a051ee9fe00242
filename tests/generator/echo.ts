/** A server that echoes requests, with statuses and bodies by path, for tests of the runtime. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
}

/** `answer` is the response; without it the request is returned as JSON. */
export async function openEcho(
  answer: (requested: Echo) => Answer | undefined = () => undefined,
): Promise<{ url: string; requested: Echo[]; close: () => Promise<void> }> {
  const requested: Echo[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const echo = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString("latin1"),
      };
      requested.push(echo);
      const { status = 200, type, body } = answer(echo) ?? { type: "application/json", body: JSON.stringify(echo) };
      response.writeHead(status, type === undefined ? {} : { "content-type": type });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
