/** Sample events: ten, in all five calendars, around today. */
import type { CalendarEvent, CalendarName } from "#generated/demo/schema.ts";
import { dayAhead, hourAhead } from "./moments.ts";

export interface CalendarState {
  events: CalendarEvent[];
}

type Extras = Omit<CalendarEvent["extendedProps"], "calendar"> & { url?: string };

type Span = readonly [start: string, end: string];

function event(
  id: number,
  title: string,
  calendar: CalendarName,
  span: Span,
  allDay: boolean,
  extras: Extras = {},
): CalendarEvent {
  const { url = "", ...others } = extras;
  const [start, end] = span;
  return { id, url, title, start, end, allDay, extendedProps: { calendar, ...others } };
}

export function createCalendarState(now: Date): CalendarState {
  const hours = (day: number, from: number, to: number): Span => [hourAhead(now, day, from), hourAhead(now, day, to)];
  // The end of whole days is the day after the last one.
  const days = (from: number, to: number): Span => [dayAhead(now, from), dayAhead(now, to + 1)];
  return {
    events: [
      event(1, "Stocktake at Craig Road", "Business", hours(-8, 21, 23.5), false, {
        location: "Craig Road",
        guests: ["Harjit Singh", "Paolo Reyes"],
      }),
      event(2, "Dentist", "Personal", hours(-3, 8.5, 9.25), false, { description: "Ask about the upper left one." }),
      event(3, "Payroll cut-off", "Business", hours(0, 9, 11), false, {
        location: "Level 9",
        guests: ["Marcus Lim", "Marisol Vega"],
        description: "Bring the overtime sheets.",
      }),
      event(4, "Dinner at Mother's", "Family", hours(0, 18.5, 21), false, {
        location: "Toa Payoh",
        description: "Ring the bell twice, she is on the phone.",
      }),
      event(5, "Interviews for Tiong Bahru", "Business", hours(1, 14, 17.5), false, {
        location: "Tiong Bahru",
        guests: ["Vikram Nair", "Nur Aisyah"],
        url: "https://kopitiam.example/jobs/tiong-bahru",
      }),
      event(6, "Roastery visit", "ETC", days(3, 3), true, {
        guests: ["Callum Fraser", "Jayden Koh"],
        description: "Closed shoes. Mind the forklifts.",
      }),
      event(7, "School concert", "Family", hours(6, 10, 12), false, {
        location: "Marymount",
        description: "She plays the second triangle.",
      }),
      event(8, "Batik class", "Personal", hours(9, 19, 21.5), false, { location: "Kampong Gelam" }),
      event(9, "Long weekend in Melaka", "Holiday", days(12, 14), true, {
        description: "Out of office from Thursday evening.",
      }),
      event(10, "Lantern walk with the neighbours", "ETC", hours(17, 19.5, 21), false, { location: "MacRitchie" }),
    ],
  };
}
