/** What a request for leave takes: the half days between its first and its last day, and what each costs. */
import type { DayStatus, HalfDay, HalfName } from "../../shared/day-grid.ts";
import { minutesOfDay } from "./ledger.ts";

export interface Asked {
  readonly from: string;
  readonly to: string;
  /** `pm` leaves out the morning of the first day. */
  readonly startHalf: HalfName;
  /** `am` leaves out the afternoon of the last day. */
  readonly endHalf: HalfName;
  /** For leave by the hour, on one day: minutes within the halves. */
  readonly minutes: number | null;
}

export interface CountingRules {
  readonly unit: "day" | "hour";
  readonly countsHolidays: boolean;
  readonly countsRestDays: boolean;
}

export interface Slot {
  readonly date: string;
  readonly half: HalfName;
  /** What the half day would be without the leave. */
  readonly status: DayStatus;
  /** Minutes of work that it replaces. */
  readonly minutes: number;
  /** Minutes that it takes from the balance; 0 on days that cost nothing. */
  readonly cost: number;
}

/** The half days that are asked for. */
export function halvesAsked({ from, to, startHalf, endHalf }: Asked, grid: readonly HalfDay[]): HalfDay[] {
  return grid.filter(
    ({ date, half }) =>
      date >= from &&
      date <= to &&
      !(date === from && startHalf === "pm" && half === "am") &&
      !(date === to && endHalf === "am" && half === "pm"),
  );
}

/** Each half day with its cost, by the grid without this leave. */
export function slotsOf(asked: Asked, grid: readonly HalfDay[], rules: CountingRules): Slot[] {
  const halves = halvesAsked(asked, grid);
  const worked = new Map<string, { halves: number; minutes: number }>();
  for (const { date, minutes } of grid) {
    const day = worked.get(date) ?? { halves: 0, minutes: 0 };
    worked.set(date, { halves: day.halves + Number(minutes > 0), minutes: day.minutes + minutes });
  }
  let left = asked.minutes ?? Number.MAX_SAFE_INTEGER;
  return halves.map(({ date, half, status, minutes }) => {
    const counts = countsFor(status, minutes, rules);
    const day = worked.get(date) ?? { halves: 0, minutes: 0 };
    const taken = counts ? Math.min(minutes, left) : 0;
    left -= taken;
    return { date, half, status, minutes: taken, cost: counts ? costOf(taken, minutes, day, rules, asked) : 0 };
  });
}

function countsFor(status: DayStatus, minutes: number, { countsHolidays, countsRestDays }: CountingRules): boolean {
  if (status === "not-employed") return false;
  if (status === "rest-day" || status === "day-off") return countsRestDays;
  if (status === "holiday") return countsHolidays;
  return minutes > 0;
}

/** A half day costs half a day, however long it is; a day with work in the morning only costs that half. */
function costOf(
  taken: number,
  minutes: number,
  day: { halves: number; minutes: number },
  { unit }: CountingRules,
  { minutes: byHour }: Asked,
): number {
  if (unit === "hour") return taken;
  if (byHour === null || minutes === 0) return minutesOfDay / 2;
  // Hours of a type in days cost their share of that day's work.
  const whole = (minutesOfDay / 2) * Math.max(1, day.halves);
  return Math.round((taken * whole) / day.minutes);
}

export const costOfSlots = (slots: readonly Slot[]): number => slots.reduce((sum, { cost }) => sum + cost, 0);

/** Days of leave for limits and documents: half days that cost something. */
export const daysOfSlots = (slots: readonly Slot[]): number => slots.filter(({ cost }) => cost > 0).length / 2;
