/** Which URLs a webhook may have: only public addresses, since the server would otherwise call its own network for strangers. */
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { invalid } from "#src/contract/problem.ts";

function listOf(subnets: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, isIPv4(network) ? "ipv4" : "ipv6");
  return list;
}

/** Never public, whatever the server allows: link-local, where clouds keep their keys, multicast, reserved, tunnels to all of these. */
const never = listOf([
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 128],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
]);

/** The server itself. */
const inside = listOf([
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::1", 128],
  ["fc00::", 7],
]);

const mapped = /^::(?:ffff:)?(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** IPv4-mapped IPv6 counts as the IPv4 address. */
function plain(address: string): string {
  const [, dotted, high, low] = mapped.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const [one, other] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, other >> 8, other & 255].join(".");
}

const holds = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Whether messages may be sent to the address of a machine. */
export function mayReach(address: string, insideAllowed: boolean): boolean {
  const own = plain(address);
  if (isIP(own) === 0 || holds(never, own)) return false;
  return insideAllowed || !holds(inside, own);
}

/** The host of a URL as needed for look-ups: IPv6 without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Names that only resolve within a network, and names without a dot. */
const insideName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|private)\.?$|^[^.]+\.?$/i;

/** Ports of other services that a crafted request could reach. */
const mayAsk = (port: string): boolean => port === "" || port === "80" || Number(port) >= 1024;

/** The normalised URL; 422 if nothing may be sent there. */
export function webhookUrl(text: string, insideAllowed: boolean, pointer = "/url"): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") throw invalid(pointer, "address");
  if (url.protocol !== "https:" && !(insideAllowed && url.protocol === "http:")) throw invalid(pointer, "https");
  const host = hostOf(url);
  const refused = isIP(host) === 0 ? insideName.test(host) && !insideAllowed : !mayReach(host, insideAllowed);
  if (refused || (!mayAsk(url.port) && !insideAllowed)) throw invalid(pointer, "private-address");
  return url.href;
}

interface Network {
  readonly insideAllowed: boolean;
  /** Addresses of a name; none if it is unknown. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
}

/**
 * Validation on save: also rejects names that currently resolve to the own network. Unknown names are allowed; the sender
 * checks again, since a name may resolve differently by then.
 */
export async function savedUrl(text: string, { insideAllowed, resolve }: Network, pointer = "/url"): Promise<string> {
  const href = webhookUrl(text, insideAllowed, pointer);
  const host = hostOf(new URL(href));
  const found = isIP(host) === 0 ? await resolve(host) : [];
  if (!found.every((address) => mayReach(address, insideAllowed))) throw invalid(pointer, "private-address");
  return href;
}
