/**
 * Which day a punch belongs to. A shift takes the punches from some time before its start to some time after its end, so that a night
 * shift belongs to the day on which it starts; a day without a shift takes what the shifts around it leave of the calendar day.
 */
import type { ShiftTimes } from "../company/shared/shift.ts";
import { addDays } from "../shared/calendar.ts";
import { dayBounds, momentOf } from "../shared/zoned-time.ts";

const minute = 60_000;
/** For shifts that set no limit of their own. */
const usualEarliestIn = 240;
const usualLatestOut = 480;

export interface ShiftRules extends ShiftTimes {
  readonly graceInMin: number;
  readonly graceOutMin: number;
}

export interface PlannedDay {
  readonly date: string;
  /** Of the work location. */
  readonly zone: string;
  /** Null on a day without work. */
  readonly shift: ShiftRules | null;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the start of the shift to its end. */
export function shiftSpan({ date, zone }: Pick<PlannedDay, "date" | "zone">, shift: ShiftTimes): Span {
  return {
    from: momentOf(date, shift.start, zone),
    to: momentOf(shift.endNextDay ? addDays(date, 1) : date, shift.end, zone),
  };
}

/** When the breaks are, those after midnight too. */
export function breakSpans(day: Pick<PlannedDay, "date" | "zone">, shift: ShiftTimes): (Span & { paid: boolean })[] {
  return shift.breaks.map(({ start, minutes, paid }) => {
    const next = shift.endNextDay && start < shift.start;
    const from = momentOf(next ? addDays(day.date, 1) : day.date, start, day.zone);
    return { from, to: from + minutes * minute, paid };
  });
}

function wanted(day: PlannedDay): Span {
  if (day.shift === null) {
    const [from, to] = dayBounds(day.date, day.zone);
    return { from, to };
  }
  const { from, to } = shiftSpan(day, day.shift);
  return {
    from: from - (day.shift.earliestInMin ?? usualEarliestIn) * minute,
    to: to + (day.shift.latestOutMin ?? usualLatestOut) * minute,
  };
}

/**
 * The time in which punches count for each day, without overlaps; the days are consecutive. Between two shifts whose times overlap,
 * the middle between end and start separates them.
 */
export function windowsOf(days: readonly PlannedDay[]): Span[] {
  const spans = days.map(wanted);
  for (const [index, day] of days.entries()) {
    const [own, next, after] = [spans[index], spans[index + 1], days[index + 1]];
    if (!own || !next || !after || own.to <= next.from) continue;
    let edge: number;
    if (day.shift && after.shift) edge = (shiftSpan(day, day.shift).to + shiftSpan(after, after.shift).from) / 2;
    else edge = day.shift ? own.to : next.from;
    spans[index] = { from: own.from, to: Math.max(own.from, Math.min(own.to, edge)) };
    spans[index + 1] = { from: Math.min(next.to, Math.max(next.from, edge)), to: next.to };
  }
  return spans;
}

/** The punches of each window, those outside all of them left out. */
export function punchesOf<Punch extends { readonly at: number }>(
  windows: readonly Span[],
  punches: readonly Punch[],
): Punch[][] {
  const sorted = punches.toSorted((one, other) => one.at - other.at);
  let next = 0;
  return windows.map(({ from, to }) => {
    const taken: Punch[] = [];
    for (let punch = sorted[next]; punch && punch.at < to; punch = sorted[(next += 1)])
      if (punch.at >= from) taken.push(punch);
    return taken;
  });
}
