/** Posts one message to a URL chosen by a user: never to the server's own network, and without following redirects. */
import { recordedAnswer } from "#src/domain/integrations/webhooks.ts";
import { type Reach, openConnection } from "./open-network.ts";

interface Posted {
  readonly status: number;
  /** The beginning of the response. */
  readonly answer: string;
}

const timeoutMs = 10_000;

export async function postMessage(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  reach: Reach,
): Promise<Posted> {
  const url = new URL(address);
  const { send, lookup } = await openConnection(url, reach);
  return new Promise((resolve, reject) => {
    // Node does not follow redirects itself: one counts as any other response outside 2xx.
    const request = send(
      url,
      {
        method: "POST",
        lookup,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
      },
      (response) => {
        const kept: Buffer[] = [];
        let size = 0;
        const end = (): void => {
          // The database does not accept NUL.
          const answer = Buffer.concat(kept)
            .subarray(0, recordedAnswer)
            .toString("utf8")
            .replaceAll("\0", "")
            .toWellFormed();
          resolve({ status: response.statusCode ?? 0, answer });
        };
        response.on("data", (part: Buffer) => {
          kept.push(part);
          size += part.length;
          if (size < recordedAnswer) return;
          end();
          request.destroy();
        });
        response.on("end", end);
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
