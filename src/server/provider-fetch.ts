/** Calls a tenant's SSO provider: over HTTPS, outside the server's own network, without following redirects, with a size limit. */
import type { ProviderFetch } from "#src/handlers/hrms/account/shared/oidc.ts";
import { type Reach, openConnection } from "./open-network.ts";

const timeoutMs = 10_000;
const largest = 1_048_576;

export function createProviderFetch(reach: Reach): ProviderFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const { send, lookup } = await openConnection(url, reach);
    const text =
      body === undefined || body === null
        ? undefined
        : typeof body === "string"
          ? body
          : String(body as URLSearchParams);
    return new Promise<Response>((resolve, reject) => {
      const request = send(
        url,
        {
          method,
          headers,
          lookup,
          agent: false,
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
        },
        (response) => {
          const parts: Buffer[] = [];
          let size = 0;
          response.on("data", (part: Buffer) => {
            parts.push(part);
            size += part.length;
            if (size > largest) request.destroy(new Error("The provider says too much."));
          });
          response.on("error", reject);
          response.on("end", () => {
            const flatHeaders = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
              typeof value === "string" ? [[name, value]] : [],
            );
            const status = response.statusCode ?? 500;
            resolve(
              new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers: flatHeaders }),
            );
          });
        },
      );
      request.on("error", reject);
      request.end(text);
    });
  };
}
