/** Times of events: days of the contract are midnights UTC, times of the form are those of the account's zone. */
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { localTime, momentOf } from "#src/domain/shared/zoned-time.ts";
import { addDays, daysBetween } from "../../kit/calendar-date.ts";

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;

const minuteMs = 60_000;

export const midnight = (date: string): string => `${date}T00:00:00.000Z`;

export interface FormTimes {
  readonly allDay: boolean;
  readonly startDate: string;
  readonly startTime: string;
  /** The last day, where the contract has the day after it. */
  readonly endDate: string;
  readonly endTime: string;
}

export function formTimes({ start, end, allDay }: Times, zone: string): FormTimes {
  if (allDay) {
    const [first, after] = [start.slice(0, 10), end.slice(0, 10)];
    const last = after > first ? addDays(after, -1) : first;
    return { allDay, startDate: first, startTime: "09:00", endDate: last, endTime: "10:00" };
  }
  const [from, to] = [localTime(Date.parse(start), zone), localTime(Date.parse(end), zone)];
  return { allDay, startDate: from.date, startTime: from.time, endDate: to.date, endTime: to.time };
}

export function eventTimes({ allDay, startDate, startTime, endDate, endTime }: FormTimes, zone: string): Times {
  if (allDay) return { allDay, start: midnight(startDate), end: midnight(addDays(endDate, 1)) };
  const instant = (day: string, time: string): string => new Date(momentOf(day, time, zone)).toISOString();
  return { allDay, start: instant(startDate, startTime), end: instant(endDate, endTime) };
}

function shiftDays(instant: string, days: number, allDay: boolean, zone: string): string {
  if (allDay) return midnight(addDays(instant.slice(0, 10), days));
  // Days of the zone, which may be an hour longer or shorter.
  const { date, time } = localTime(Date.parse(instant), zone);
  return new Date(momentOf(addDays(date, days), time, zone)).toISOString();
}

export interface Step {
  readonly days: number;
  readonly minutes: number;
}

/** The event moved by a step; whole days ignore minutes. */
export function moved({ start, end, allDay }: Times, { days, minutes }: Step, zone: string): Times {
  const shift = (instant: string): string => {
    const next = shiftDays(instant, days, allDay, zone);
    return allDay || minutes === 0 ? next : new Date(Date.parse(next) + minutes * minuteMs).toISOString();
  };
  return { allDay, start: shift(start), end: shift(end) };
}

/** The event with another end, or undefined if nothing of it would be left. */
export function resized({ start, end, allDay }: Times, step: Step, zone: string): Times | undefined {
  const next = moved({ start: end, end, allDay }, step, zone).start;
  const enough = allDay
    ? daysBetween(start.slice(0, 10), next.slice(0, 10)) >= 1
    : Date.parse(next) - Date.parse(start) >= 15 * minuteMs;
  return enough ? { allDay, start, end: next } : undefined;
}
