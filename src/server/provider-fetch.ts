/** Asks the provider that a tenant has chosen: no neighbour of the server, by https, without following it elsewhere, and no more than it has to say. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import type { ProviderFetch } from "#src/handlers/hrms/shared/oidc.ts";
import { addressFor, type Reach, RefusedAddress } from "./webhook-post.ts";

const patience = 10_000;
const largest = 1_048_576;

/** What is asked is what was looked at: the name is not looked up a second time, when it might lead elsewhere. */
function always(target: string): LookupFunction {
  const family = isIPv6(target) ? 6 : 4;
  return (_name, options, done) => {
    if (options.all) done(null, [{ address: target, family }]);
    else done(null, target, family);
  };
}

export function createProviderFetch(reach: Reach): ProviderFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    if (url.protocol !== "https:" && !(reach.inside && url.protocol === "http:")) throw new RefusedAddress("Providers are asked by https.");
    const lookup = always(await addressFor(url, reach));
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const text = body === undefined || body === null ? undefined : typeof body === "string" ? body : String(body as URLSearchParams);
    return new Promise<Response>((resolve, reject) => {
      const request = send(url, { method, headers, lookup, agent: false, signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]) }, (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size > largest) request.destroy(new Error("The provider says too much."));
        });
        response.on("error", reject);
        response.on("end", () => {
          const told = Object.entries(response.headers).flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
          const status = response.statusCode ?? 500;
          resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers: told }));
        });
      });
      request.on("error", reject);
      request.end(text);
    });
  };
}
