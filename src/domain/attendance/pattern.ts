/** Rotation patterns: days of work and rest that repeat. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { addDays, daysBetween } from "../shared/calendar.ts";
import type { RosterKind } from "./shared/vocabulary.ts";

export interface PatternDay {
  readonly kind: RosterKind;
  readonly shiftId: string | null;
}

export interface DatedPatternDay extends PatternDay {
  readonly date: string;
}

/** The days from `from` to `to`, when the pattern begins on `start`, which may be earlier or later. */
export function patternDays(days: readonly PatternDay[], start: string, from: string, to: string): DatedPatternDay[] {
  const dated: DatedPatternDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const offset = daysBetween(start, date) % days.length;
    const day = days[offset < 0 ? offset + days.length : offset];
    if (day) dated.push({ date, ...day });
  }
  return dated;
}

/** Working days have a shift, other days have none. */
export const patternFaults = ({
  days = [],
}: {
  readonly days?:
    | readonly { readonly kind?: RosterKind | undefined; readonly shiftId?: string | null | undefined }[]
    | undefined;
}): ProblemFault[] =>
  days.flatMap(({ kind, shiftId = null }, index) =>
    kind === "work" && shiftId === null
      ? [{ pointer: `/days/${index}/shiftId`, code: "shift-missing" }]
      : kind !== "work" && kind !== undefined && shiftId !== null
        ? [{ pointer: `/days/${index}/shiftId`, code: "shift-unused" }]
        : [],
  );
