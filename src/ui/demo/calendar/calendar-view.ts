/** View, day, shown calendars and the open event in the URL. */
import { calendarNameValues, type CalendarName } from "#generated/demo/schema.ts";

export const calendars = calendarNameValues;
export const views = ["month", "week", "day", "list"] as const;
export type ViewName = (typeof views)[number];

export interface CalendarView {
  readonly view?: ViewName;
  /** YYYY-MM-DD; today if missing. */
  readonly date?: string;
  readonly hide?: readonly CalendarName[];
  readonly event?: number | "new";
  /** Of a new event: a day, or an instant where it has a time. */
  readonly start?: string;
  readonly end?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?Z)?$/;
const isReal = (text: unknown, pattern: RegExp): text is string =>
  typeof text === "string" && pattern.test(text) && !Number.isNaN(Date.parse(text));

export function readCalendar(raw: Record<string, unknown>): CalendarView {
  const { event, date, start, end, hide } = raw;
  const view = views.find((each) => each === raw["view"]);
  const id = Number(event);
  const hidden = calendars.filter((name) => (Array.isArray(hide) ? hide : []).includes(name));
  const isNew = event === "new";
  return {
    ...(view !== undefined && { view }),
    ...(isReal(date, day) && { date }),
    ...(hidden.length > 0 && { hide: hidden }),
    ...(isNew ? { event } : Number.isInteger(id) && id > 0 && id < 2 ** 31 && { event: id }),
    ...(isNew && isReal(start, moment) && { start }),
    ...(isNew && isReal(end, moment) && { end }),
  };
}
