/** Granted leave counted again after a holiday or the work week has changed: what each day gives back, or takes in addition. */
import type { Wanted } from "./shared/ledger.ts";
import type { Slot } from "./shared/slots.ts";

type Kept = Pick<Slot, "date" | "half" | "cost" | "minutes" | "status">;

export interface Recount {
  /** Half days as they are counted now, where that differs. */
  readonly changed: readonly Slot[];
  readonly back: readonly Wanted[];
  readonly more: readonly Wanted[];
}

const sumOf = (slots: readonly Pick<Slot, "date" | "cost">[]): Map<string, number> => {
  const days = new Map<string, number>();
  for (const { date, cost } of slots) days.set(date, (days.get(date) ?? 0) + cost);
  return days;
};

export function recountOf(kept: readonly Kept[], counted: readonly Slot[]): Recount {
  const known = new Map(kept.map((slot) => [`${slot.date} ${slot.half}`, slot]));
  const now = counted.filter(({ date, half }) => known.has(`${date} ${half}`));
  const changed = now.filter((slot) => {
    const before = known.get(`${slot.date} ${slot.half}`);
    return before?.cost !== slot.cost || before.minutes !== slot.minutes || before.status !== slot.status;
  });
  const before = sumOf(kept);
  const differences = [...sumOf(now)].map(([on, cost]) => ({ on, minutes: cost - (before.get(on) ?? 0) }));
  return {
    changed,
    back: differences.filter(({ minutes }) => minutes < 0).map(({ on, minutes }) => ({ on, minutes: -minutes })),
    more: differences.filter(({ minutes }) => minutes > 0),
  };
}
