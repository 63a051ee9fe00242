/** Moments and days around now, as the samples need them; days and hours are those of Singapore. */
const minute = 60_000;
const offset = 8 * 60 * minute;

/** The instant that lies so many minutes back. */
export function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * minute).toISOString();
}

/** The instant that lies so many days back, and some minutes more. */
export function daysAgo(now: Date, days: number, minutes = 0): string {
  return minutesAgo(now, days * 24 * 60 + minutes);
}

/** Midnight UTC of the day so many days ahead. */
export function dayAhead(now: Date, days: number): string {
  const today = new Date(now.getTime() + offset);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days)).toISOString();
}

/** The date so many days ahead, YYYY-MM-DD. */
export function dateAhead(now: Date, days: number): string {
  return dayAhead(now, days).slice(0, 10);
}

/** The instant at which Singapore's clocks show the hour (9.5 is half past nine) so many days ahead. */
export function hourAhead(now: Date, days: number, hour: number): string {
  return new Date(Date.parse(dayAhead(now, days)) + hour * 60 * minute - offset).toISOString();
}
