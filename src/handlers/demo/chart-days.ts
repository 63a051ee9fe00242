/** Categories of charts over time: days and months around a moment, in UTC. */
const dayInMs = 86_400_000;

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whole days before `now`, today excluded, oldest first. */
export function daysBefore(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => day(new Date(now.getTime() - (count - index) * dayInMs)));
}

/** The days of the month before the one of `now`. */
export function daysOfLastMonth(now: Date): string[] {
  const length = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).getUTCDate();
  return Array.from({ length }, (_, index) =>
    day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, index + 1))),
  );
}

/** Whole months before the one of `now`, oldest first. */
export function monthsBefore(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + index, 1))).slice(0, 7),
  );
}

/** The twelve months of a year. */
export function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => day(new Date(Date.UTC(year, index, 1))).slice(0, 7));
}
