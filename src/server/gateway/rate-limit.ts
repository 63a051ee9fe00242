/** Counts calls in time windows: by address, by account and by API key. */
import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Entries of one limiter, some 10 MB; beyond that, the least recently used one is dropped. */
const maxEntries = 50_000;

interface Recent<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

/** A map of bounded size: reading and writing renew an entry, the least recently used one is evicted. */
function createRecent<Value>(max: number): Recent<Value> {
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > max) for (const oldest of entries.keys()) return void entries.delete(oldest);
  };
  return {
    set,
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}

type Soon<Value> = Value | Promise<Value>;

/** Where attempts are counted: in memory, or in the database that several servers share. */
export interface AttemptCounts {
  /** Seconds until the next attempt, or 0 if this one is allowed. */
  readonly hit: (caller: string, limit: RateLimit, now: number) => Soon<number>;
  /** Notes that the caller has proved who they are. */
  readonly prove: (caller: string) => Soon<void>;
  readonly isProven: (caller: string) => Soon<boolean>;
}

/** In the memory of this process, until it ends. */
export function countInMemory(max = maxEntries): AttemptCounts {
  const windows = createRecent<{ count: number; readonly ends: number }>(max);
  const proven = createRecent<true>(max);
  return {
    hit(caller, { limit, windowSeconds }, now) {
      const known = windows.get(caller);
      if (known === undefined || known.ends <= now) {
        windows.set(caller, { count: 1, ends: now + windowSeconds * 1000 });
        return 0;
      }
      known.count += 1;
      return known.count > limit ? Math.max(1, Math.ceil((known.ends - now) / 1000)) : 0;
    },
    prove: (caller) => proven.set(caller, true),
    isProven: (caller) => proven.get(caller) === true,
  };
}

/** One subscriber has a whole /64 of IPv6, so that is what counts as an address; an IPv4 address counts in either notation. */
export function limitedAddress(ip: string): string {
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return address;
  const mapped = address.slice(address.lastIndexOf(":") + 1);
  if (isIPv4(mapped)) return mapped;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [
    ...left,
    ...Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => "0"),
    ...right,
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

export interface AccountLimiter {
  /** Seconds until the account may be tried again from the address, or 0. */
  readonly hit: (account: string, ip: string, now: number) => Promise<number>;
  /** The person at this address has proved that the account is theirs. */
  readonly prove: (account: string, ip: string) => Soon<void>;
}

/**
 * One account cannot be guessed at from many addresses: all that have not signed in to it share its attempts. Addresses that
 * have signed in to it before count by themselves, so that an attacker who uses up the shared tries keeps its owner out
 * only where they have never been, and there for one window after the attack ends.
 */
export function createAccountLimiter(limit: RateLimit, counts: AttemptCounts): AccountLimiter {
  // The account in a request may be a text of any length.
  const keyOf = (account: string) => `account ${createHash("sha256").update(account).digest("base64url")}`;
  const at = (account: string, ip: string) => `${keyOf(account)} ${limitedAddress(ip)}`;
  return {
    async hit(account, ip, now) {
      const own = at(account, ip);
      return counts.hit((await counts.isProven(own)) ? own : keyOf(account), limit, now);
    },
    prove: (account, ip) => counts.prove(at(account, ip)),
  };
}
