/** Instants and days relative to now, for the samples; days and hours are in Singapore time. */
const minute = 60_000;
const offset = 8 * 60 * minute;

/** The instant this many minutes ago. */
export function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * minute).toISOString();
}

/** The instant this many days and minutes ago. */
export function daysAgo(now: Date, days: number, minutes = 0): string {
  return minutesAgo(now, days * 24 * 60 + minutes);
}

/** Midnight UTC of the day this many days ahead. */
export function dayAhead(now: Date, days: number): string {
  const today = new Date(now.getTime() + offset);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days)).toISOString();
}

/** The date this many days ahead, YYYY-MM-DD. */
export function dateAhead(now: Date, days: number): string {
  return dayAhead(now, days).slice(0, 10);
}

/** The instant of an hour in Singapore (9.5 is half past nine) this many days ahead. */
export function hourAhead(now: Date, days: number, hour: number): string {
  return new Date(Date.parse(dayAhead(now, days)) + hour * 60 * minute - offset).toISOString();
}
