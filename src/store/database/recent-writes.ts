/** Who has written lately, on any server: what they read next must not come from a replica that lacks it. */
import { listenOn, notifyOn } from "./listen.ts";
import type { Store } from "./open-store.ts";
import type { Transaction } from "./transaction.ts";

/** Tells any server that this browser has just written, before the notification of the other server has arrived. */
export const wroteCookie = "hrms-wrote";
/** Longer than the replica may be late. */
const cookieSeconds = 10;
export const wroteCookieHeader = (secure: boolean): string =>
  `${wroteCookie}=1; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;

const channel = "hrms_wrote";
/** Other servers are notified of a writer this often. */
const notifyMs = 1_000;
/** For this long after a write the writer reads from the primary in any case. */
const ownMs = 3_000;
const keptMs = 60_000;

interface Writes {
  /** Moments of `performance.now()` up to which a copy must be complete, by account or tenant. */
  readonly until: Map<string, number>;
  readonly notifiedAt: Map<string, number>;
  everybody: number;
  /** Whether notifications arrive. */
  hears: boolean;
  sweptAt: number;
}

const known = new WeakMap<Store, Writes>();

function writesOf(store: Store): Writes {
  const found = known.get(store);
  if (found) return found;
  const made: Writes = { until: new Map(), notifiedAt: new Map(), everybody: 0, hears: true, sweptAt: 0 };
  known.set(store, made);
  return made;
}

/** After the commit. `writer` is an account, or a tenant whose job has ended; without one everybody is meant. */
export function noteWrite(store: Store, writer?: string, announced = false): void {
  if (store.replica === undefined) return;
  const writes = writesOf(store);
  const now = performance.now();
  if (writer === undefined) writes.everybody = now + ownMs;
  else writes.until.set(writer, now + ownMs);
  if (announced && writer !== undefined) writes.notifiedAt.set(writer, now);
  if (now - writes.sweptAt < keptMs) return;
  writes.sweptAt = now;
  for (const [key, at] of writes.until) if (at < now - keptMs) writes.until.delete(key);
  for (const [key, at] of writes.notifiedAt) if (at < now - keptMs) writes.notifiedAt.delete(key);
}

/** In the transaction of the write: reaches the other servers with its commit. Returns whether it will. */
export async function announceWrite(store: Store, tx: Transaction, writer: string): Promise<boolean> {
  if (store.replica === undefined) return false;
  const before = writesOf(store).notifiedAt.get(writer) ?? Number.NEGATIVE_INFINITY;
  if (performance.now() - before < notifyMs) return false;
  await notifyOn(tx, channel, writer);
  return true;
}

/** Whether the replica has everything that these have written. */
export function replicaIsCurrent(store: Store, readers: readonly string[]): boolean {
  if (store.replica === undefined) return false;
  const { everybody, until, hears } = writesOf(store);
  return hears && store.replica.isUsable(Math.max(everybody, ...readers.map((reader) => until.get(reader) ?? 0)));
}

/** While notifications cannot arrive, the writes of other servers are unknown: then nothing is read from the replica. */
export async function learnWritesOfOthers(store: Store): Promise<{ close: () => Promise<void> }> {
  if (store.replica === undefined) return { close: () => Promise.resolve() };
  const writes = writesOf(store);
  writes.hears = false;
  const connected = (): void => {
    noteWrite(store);
    writes.hears = true;
  };
  const lost = (): void => void (writes.hears = false);
  return listenOn(store, channel, (writer) => noteWrite(store, writer), connected, lost);
}
