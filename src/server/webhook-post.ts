/** Posts one message to an address that somebody else has chosen: to no neighbour of the server, and no further than there. */
import { lookup as resolveName } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, isIPv6, type LookupFunction } from "node:net";
import { keptOfAnswer } from "#src/domain/webhooks.ts";
import { hostOf, mayReach } from "#src/handlers/hrms/shared/webhook-address.ts";

export interface Posted {
  readonly status: number;
  /** How the answer begins. */
  readonly answer: string;
}

export interface Reach {
  /** Whether addresses of the server's own network may be asked. */
  readonly inside: boolean;
  /** Addresses of a name. */
  readonly resolve?: (name: string) => Promise<string[]>;
}

const patience = 10_000;

const addressesOf = async (name: string): Promise<string[]> => (await resolveName(name, { all: true })).map(({ address }) => address);

export class RefusedAddress extends Error {}

/** What is asked is what was looked at: the name is not looked up a second time, when it might lead elsewhere. */
export async function addressFor(url: URL, { inside, resolve = addressesOf }: Reach): Promise<string> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = found;
  if (first === undefined || !found.every((address) => mayReach(address, inside))) throw new RefusedAddress("The address is not one of the open network.");
  return first;
}

export async function postMessage(address: string, headers: Readonly<Record<string, string>>, body: string, reach: Reach): Promise<Posted> {
  const url = new URL(address);
  if (url.protocol !== "https:" && !(reach.inside && url.protocol === "http:")) throw new RefusedAddress("Messages go by https.");
  const target = await addressFor(url, reach);
  const lookup: LookupFunction = (_name, options, done) => {
    const family = isIPv6(target) ? 6 : 4;
    if (options.all) done(null, [{ address: target, family }]);
    else done(null, target, family);
  };
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Node follows no redirect by itself: one is an answer like any other that is not of the 200s.
    const request = send(url, { method: "POST", lookup, agent: false, signal: AbortSignal.timeout(patience), headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) } }, (response) => {
      const kept: Buffer[] = [];
      let size = 0;
      const end = (): void => {
        // NUL is no sign that the database takes.
        const answer = Buffer.concat(kept).subarray(0, keptOfAnswer).toString("utf8").replaceAll("\0", "").toWellFormed();
        resolve({ status: response.statusCode ?? 0, answer });
      };
      response.on("data", (part: Buffer) => {
        kept.push(part);
        size += part.length;
        if (size < keptOfAnswer) return;
        end();
        request.destroy();
      });
      response.on("end", end);
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}
