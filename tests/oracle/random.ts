/** Seeded random numbers: the same seed gives the same cases. */

export interface Chance {
  /** An integer between the bounds, inclusive. */
  whole: (min: number, max: number) => number;
  pick: <T>(items: readonly T[]) => T;
  flip: () => boolean;
  shuffled: <T>(items: readonly T[]) => T[];
  /** A date in the given years. */
  date: (from: number, to: number) => string;
  /** Cents, often near a threshold of some table. */
  wages: (max: number) => number;
}

/** Amounts at which some rule changes, in cents. */
const edges = [
  50, 200, 500, 750, 800, 1000, 1500, 2000, 2500, 2600, 3000, 3500, 4000, 4500, 5000, 6000, 6300, 6800, 7000, 7400,
  7500, 8000, 10_000, 15_000,
];

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  const flip = (): boolean => next() < 0.5;
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return items.map(() => left.splice(whole(0, left.length - 1), 1)[0] as T);
  };
  const date = (from: number, to: number): string => {
    const days = Math.round((Date.UTC(to, 11, 31) - Date.UTC(from, 0, 1)) / 86_400_000);
    return new Date(Date.UTC(from, 0, 1 + whole(0, days))).toISOString().slice(0, 10);
  };
  const wages = (max: number): number =>
    next() < 0.3 ? pick(edges) * 100 + whole(-2, 2) : next() < 0.5 ? whole(0, 120_000) : whole(0, max);
  return { whole, pick, flip, shuffled, date, wages };
}
