/** Times of presence from punches, which may be missing, doubled, or without a direction. */
import type { LogFlag, PunchDirection } from "./shared/vocabulary.ts";
import type { Span } from "./windows.ts";

export interface Punch {
  readonly at: number;
  readonly direction: PunchDirection;
  /** Further from the work location than its radius. */
  readonly farAway?: boolean;
}

/** Punches this close together are one: a card shown twice, or two devices at one door. */
const sameWithin = 60_000;

const order: Readonly<Record<PunchDirection, number>> = { in: 0, auto: 1, out: 2 };

export interface Presence {
  readonly sessions: readonly Span[];
  readonly firstIn: number | null;
  readonly lastOut: number | null;
  readonly flags: readonly LogFlag[];
}

/** The punches with a direction each, without repetitions. */
function directed(punches: readonly Punch[], flags: Set<LogFlag>): { at: number; isIn: boolean }[] {
  const kept: { at: number; isIn: boolean }[] = [];
  const sorted = punches.toSorted((one, other) => one.at - other.at || order[one.direction] - order[other.direction]);
  for (const { at, direction, farAway } of sorted) {
    if (farAway) flags.add("farAway");
    const before = kept.at(-1);
    // Nobody comes and goes within a minute: whatever the second device made of it, it is the same event.
    if (before && at - before.at < sameWithin) {
      flags.add("duplicate");
      continue;
    }
    kept.push({ at, isIn: direction === "auto" ? before === undefined || !before.isIn : direction === "in" });
  }
  return kept;
}

/** Of several entries in a row the first counts, of several exits the last: people show their card more often than they move. */
export function presenceOf(punches: readonly Punch[]): Presence {
  const flags = new Set<LogFlag>();
  const sessions: Span[] = [];
  let since: number | null = null;
  let firstIn: number | null = null;
  let lastOut: number | null = null;
  for (const { at, isIn } of directed(punches, flags)) {
    if (isIn) {
      if (since === null) since = at;
      else flags.add("duplicate");
      firstIn ??= at;
      continue;
    }
    lastOut = at;
    const open = sessions.at(-1);
    if (since !== null) sessions.push({ from: since, to: at });
    else if (open) sessions[sessions.length - 1] = { from: open.from, to: at };
    else flags.add("missingIn");
    since = null;
  }
  if (since !== null) flags.add("missingOut");
  return { sessions, firstIn, lastOut, flags: [...flags] };
}

/** Length of what two lists of spans have in common. */
export function overlap(some: readonly Span[], others: readonly Span[]): number {
  let sum = 0;
  for (const one of some)
    for (const other of others) sum += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
  return sum;
}

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
