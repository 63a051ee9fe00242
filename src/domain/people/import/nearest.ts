/** The name that was probably meant by one that nothing bears. */
import { plain } from "./plain.ts";

/** Letters to insert, drop or replace, up to a limit. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const current = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (previous[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      current[to] = Math.min(replaced, (previous[to] ?? 0) + 1, (current[to - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Shorter names are too easily confused. */
const shortest = 3;

/** Null if no name is near enough: the same but for punctuation, one within the other, or a third of its letters apart. */
export function nearestOf(given: string, names: Iterable<string>): string | null {
  const wanted = plain(given);
  if (wanted.length < shortest) return null;
  let best: { name: string; away: number } | null = null;
  for (const name of names) {
    const known = plain(name);
    const limit = Math.floor(Math.max(wanted.length, known.length) / 3);
    const within = known.length >= shortest && (known.includes(wanted) || wanted.includes(known));
    const away = known === wanted ? 0 : within ? 1 : distance(wanted, known, limit);
    if (known !== "" && (within || away <= limit) && (best === null || away < best.away)) best = { name, away };
  }
  return best?.name ?? null;
}
