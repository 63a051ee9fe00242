/** Pseudo-random choices that are the same on every machine. */
import { createHash } from "node:crypto";

/** Numbers from 0 up to 1, a separate sequence per name. */
export type Random = () => number;

export function chanceOf(name: string): Random {
  let state = createHash("sha256").update(name).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A whole number in an inclusive range. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of the names, with probability by weight. */
export function weighted<Name extends string>(random: Random, weights: Partial<Readonly<Record<Name, number>>>): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return (entries.at(-1) as [Name, number])[0];
}
