/** Opens connections to addresses chosen by users: never to the server's own network, and only to the resolved machine. */
import { lookup as resolveName } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { isIP, isIPv6, type LookupFunction } from "node:net";
import { hostOf, mayReach } from "#src/handlers/hrms/integrations/shared/webhook-address.ts";

export interface Reach {
  /** Whether addresses in the server's own network are allowed. */
  readonly inside: boolean;
  /** Addresses of a name. */
  readonly resolve?: (name: string) => Promise<string[]>;
}

const addressesOf = async (name: string): Promise<string[]> =>
  (await resolveName(name, { all: true })).map(({ address }) => address);

const lookupTimeoutMs = 2_000;

/** Addresses of a name; none if it is unknown or the lookup times out. */
export function resolveHost(name: string): Promise<string[]> {
  const late = sleep<string[]>(lookupTimeoutMs, [], { ref: false });
  return Promise.race([addressesOf(name).catch(() => []), late]);
}

export class RefusedAddress extends Error {}

async function addressFor(url: URL, { inside, resolve = addressesOf }: Reach): Promise<string> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = found;
  if (first === undefined || !found.every((address) => mayReach(address, inside)))
    throw new RefusedAddress("The address is not one of the open network.");
  return first;
}

/** Over HTTPS, or HTTP if the own network is allowed. The name is not resolved twice, because it might then lead elsewhere. */
export async function openConnection(
  url: URL,
  reach: Reach,
): Promise<{ send: typeof requestHttps; lookup: LookupFunction }> {
  if (url.protocol !== "https:" && !(reach.inside && url.protocol === "http:"))
    throw new RefusedAddress("Only https is asked.");
  const target = await addressFor(url, reach);
  const family = isIPv6(target) ? 6 : 4;
  const lookup: LookupFunction = (_name, options, done) => {
    if (options.all) done(null, [{ address: target, family }]);
    else done(null, target, family);
  };
  return { send: url.protocol === "https:" ? requestHttps : requestHttp, lookup };
}
