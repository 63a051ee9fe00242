/** Moments by the clock of a time zone, without a clock of our own. Moments are milliseconds since 1970. */
import { addDays } from "./calendar.ts";

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

/** What the clock on the wall shows. */
export function localTime(at: number, zone: string): LocalTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

const asUtc = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}:00Z`);

const moments = new Map<string, number>();

/** The moment at which the clock shows this; within an hour that daylight saving skips, the moment the clock jumps to. */
export function momentOf(date: string, time: string, zone: string): number {
  const key = `${zone} ${date} ${time}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const wanted = asUtc({ date, time });
  let at = wanted;
  // The offset at the first guess may be that of the other side of a change.
  for (let round = 0; round < 2; round += 1) at += wanted - asUtc(localTime(at, zone));
  if (moments.size > 50_000) moments.clear();
  moments.set(key, at);
  return at;
}

/** Minutes from one moment to another, whole ones. */
export const minutesBetween = (from: number, to: number): number => Math.floor((to - from) / minute);

/** First moment of the day, and of the one after it. */
export const dayBounds = (date: string, zone: string): readonly [number, number] => [
  momentOf(date, "00:00", zone),
  momentOf(addDays(date, 1), "00:00", zone),
];
