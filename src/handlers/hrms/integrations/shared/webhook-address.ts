/** Which addresses a webhook may have: those of the open network, since the server would else ask its own neighbours for strangers. */
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { invalid } from "#src/contract/problem.ts";

function listOf(subnets: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, isIPv4(network) ? "ipv4" : "ipv6");
  return list;
}

/** Nobody's in the open network, whatever the server allows: link-local, where clouds keep their keys, multicast, reserved, tunnels to all of these. */
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

/** The server's own house. */
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

/** IPv4 written as IPv6 is what it stands for. */
function plain(address: string): string {
  const [, dotted, high, low] = mapped.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const [one, other] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, other >> 8, other & 255].join(".");
}

const holds = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Whether messages may go to the address of a machine. */
export function mayReach(address: string, insideAllowed: boolean): boolean {
  const own = plain(address);
  if (isIP(own) === 0 || holds(never, own)) return false;
  return insideAllowed || !holds(inside, own);
}

/** The host of an address as a machine is asked for it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Names that are answered within a network alone, and names without a dot, which are looked up there. */
const insideName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|private)\.?$|^[^.]+\.?$/i;

/** Ports of other services could be talked to by a request that is written for them. */
const mayAsk = (port: string): boolean => port === "" || port === "80" || Number(port) >= 1024;

/** As it is kept; 422 where nothing may be sent there. */
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
  /** Addresses of a name; none where it is not known. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
}

/**
 * As it is saved: also refused where its name leads inside now. A name that is not known yet may be, and whoever asks it
 * looks again, since a name may lead elsewhere by then.
 */
export async function savedUrl(text: string, { insideAllowed, resolve }: Network, pointer = "/url"): Promise<string> {
  const href = webhookUrl(text, insideAllowed, pointer);
  const host = hostOf(new URL(href));
  const found = isIP(host) === 0 ? await resolve(host) : [];
  if (!found.every((address) => mayReach(address, insideAllowed))) throw invalid(pointer, "private-address");
  return href;
}
