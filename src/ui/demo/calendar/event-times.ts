/** Times of events: days of the contract are midnights UTC, times of the form are local. */
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { addDays, daysBetween } from "../../kit/calendar-date.ts";

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;

const minuteMs = 60_000;
const two = (value: number): string => String(value).padStart(2, "0");

export const midnight = (date: string): string => `${date}T00:00:00.000Z`;

/** Local day and time of an instant. */
export function localOf(instant: string): { readonly date: string; readonly time: string } {
  const at = new Date(instant);
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

export function instantOf(date: string, time: string): string {
  return new Date(`${date}T${time}:00`).toISOString();
}

export interface FormTimes {
  readonly allDay: boolean;
  readonly startDate: string;
  readonly startTime: string;
  /** The last day, where the contract has the day after it. */
  readonly endDate: string;
  readonly endTime: string;
}

export function formTimes({ start, end, allDay }: Times): FormTimes {
  if (allDay) {
    const [first, after] = [start.slice(0, 10), end.slice(0, 10)];
    const last = after > first ? addDays(after, -1) : first;
    return { allDay, startDate: first, startTime: "09:00", endDate: last, endTime: "10:00" };
  }
  const [from, to] = [localOf(start), localOf(end)];
  return { allDay, startDate: from.date, startTime: from.time, endDate: to.date, endTime: to.time };
}

export function eventTimes({ allDay, startDate, startTime, endDate, endTime }: FormTimes): Times {
  return allDay
    ? { allDay, start: midnight(startDate), end: midnight(addDays(endDate, 1)) }
    : { allDay, start: instantOf(startDate, startTime), end: instantOf(endDate, endTime) };
}

function shiftDays(instant: string, days: number, allDay: boolean): string {
  if (allDay) return midnight(addDays(instant.slice(0, 10), days));
  // Local days, which may be an hour longer or shorter.
  const at = new Date(instant);
  at.setDate(at.getDate() + days);
  return at.toISOString();
}

export interface Step {
  readonly days: number;
  readonly minutes: number;
}

/** The event moved by a step; whole days ignore minutes. */
export function moved({ start, end, allDay }: Times, { days, minutes }: Step): Times {
  const shift = (instant: string): string => {
    const next = shiftDays(instant, days, allDay);
    return allDay || minutes === 0 ? next : new Date(Date.parse(next) + minutes * minuteMs).toISOString();
  };
  return { allDay, start: shift(start), end: shift(end) };
}

/** The event with another end, or undefined if nothing of it would be left. */
export function resized({ start, end, allDay }: Times, step: Step): Times | undefined {
  const next = moved({ start: end, end, allDay }, step).start;
  const enough = allDay
    ? daysBetween(start.slice(0, 10), next.slice(0, 10)) >= 1
    : Date.parse(next) - Date.parse(start) >= 15 * minuteMs;
  return enough ? { allDay, start, end: next } : undefined;
}
