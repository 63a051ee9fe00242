/** Length of shifts, and checks of their times. */
import type { ProblemFault } from "#src/contract/problem.ts";

export interface ShiftBreak {
  start: string;
  minutes: number;
  paid: boolean;
}

export interface ShiftTimes {
  start: string;
  end: string;
  endNextDay: boolean;
  breaks: readonly ShiftBreak[];
  /** Minutes before the start and after the end within which a punch counts for the shift. */
  earliestInMin: number | null;
  latestOutMin: number | null;
  halfDayMin: number | null;
  absentMin: number | null;
}

const day = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** From start to end; zero or less if the end comes first. */
function lengthOf({ start, end, endNextDay }: ShiftTimes): number {
  return minutesOf(end) - minutesOf(start) + (endNextDay ? day : 0);
}

/** Minutes from the shift's start to the break's, which may lie after midnight. */
function offsetOf({ start }: ShiftBreak, shift: ShiftTimes): number {
  const offset = minutesOf(start) - minutesOf(shift.start);
  return offset < 0 && shift.endNextDay ? offset + day : offset;
}

/** Working minutes, without unpaid breaks. */
export function workMinutes(shift: ShiftTimes): number {
  return lengthOf(shift) - shift.breaks.reduce((sum, { minutes, paid }) => sum + (paid ? 0 : minutes), 0);
}

export function shiftFaults(shift: ShiftTimes): ProblemFault[] {
  const length = lengthOf(shift);
  // A shift must not exceed 24 hours.
  if (length <= 0 || length > day)
    return [{ pointer: "/end", code: "shift-length", message: "does not end after the start, within a day" }];
  let free = 0;
  for (const [index, one] of shift.breaks.entries()) {
    const offset = offsetOf(one, shift);
    const pointer = `/breaks/${index}/start`;
    if (offset < 0 || offset + one.minutes > length)
      return [{ pointer, code: "break-outside", message: "lies outside of the shift" }];
    if (offset < free)
      return [{ pointer, code: "break-overlaps", message: "begins before the break above it has ended" }];
    free = offset + one.minutes;
  }
  // With a window of more than a day, one punch could belong to two shifts.
  const around = day - length;
  const early = shift.earliestInMin ?? 0;
  if (early > around) return [{ pointer: "/earliestInMin", code: "maximum", params: { limit: around } }];
  if (early + (shift.latestOutMin ?? 0) > around)
    return [{ pointer: "/latestOutMin", code: "maximum", params: { limit: around - early } }];
  const work = workMinutes(shift);
  if (work <= 0) return [{ pointer: "/breaks", code: "no-work", message: "leave no time to work" }];
  if (shift.halfDayMin !== null && shift.halfDayMin > work)
    return [{ pointer: "/halfDayMin", code: "maximum", params: { limit: work } }];
  const max = shift.halfDayMin ?? work;
  if (shift.absentMin !== null && shift.absentMin > max)
    return [{ pointer: "/absentMin", code: "maximum", params: { limit: max } }];
  return [];
}
