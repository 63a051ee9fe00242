/** The address of a client behind proxies, from the trustworthy part of X-Forwarded-For. */
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** How many proxies are in front of this server, or their addresses and networks in CIDR notation. */
export type TrustProxy = number | readonly string[];

/** IPv4 in its own notation; undefined if it is not an address. */
function plainAddress(text: string): string | undefined {
  const address = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const bare = address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? undefined : mapped;
}

/** Undefined if an entry is neither an address nor a network. */
function proxyList(entries: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits, ...more] = entry.split("/");
    const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : undefined;
    const max = family === "ipv4" ? 32 : 128;
    if (
      family === undefined ||
      more.length > 0 ||
      (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > max))
    )
      return undefined;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Undefined if it is neither a number nor a list. Trusting everyone is not allowed: anyone could then claim any address. */
export function parseTrustProxy(value: string): TrustProxy | undefined {
  if (/^\d$/.test(value)) return Number(value);
  const entries = value.split(",").map((one) => one.trim());
  return proxyList(entries) === undefined || entries.some((one) => one.endsWith("/0")) ? undefined : entries;
}

/**
 * Each proxy appends the address that called it, so the header is read from the end, as long as the previous entry was
 * written by a trusted proxy. What a client writes there itself is never reached.
 */
export function clientAddresses(
  trust: TrustProxy | undefined,
): (peer: string, forwarded: string | undefined) => string {
  if (trust === undefined) return (peer) => peer;
  const list = typeof trust === "number" ? undefined : proxyList(trust);
  const isProxy = (address: string, hop: number): boolean =>
    typeof trust === "number" ? hop < trust : (list?.check(address, isIPv4(address) ? "ipv4" : "ipv6") ?? false);
  return (peer, forwarded) => {
    const entries = (forwarded ?? "").split(",");
    let client = plainAddress(peer) ?? peer;
    for (let hop = 0; entries.length > 0 && isProxy(client, hop); hop += 1) {
      const next = plainAddress(entries.pop() ?? "");
      if (next === undefined) break;
      client = next;
    }
    return client;
  };
}
