/** What a change of the published roster does to one person, judged over the weeks it touches. */
import { addDays } from "#src/domain/shared/calendar.ts";
import { conflict, type ProblemError } from "#src/contract/problem.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { plannedHours } from "#src/domain/attendance/planned-hours.ts";
import { dayKey, type PlanOfDay, plansOf, type RosteredShift } from "#src/domain/attendance/shared/plan.ts";
import { type SwapFault, swapResult, type SwapResult } from "#src/domain/attendance/swap.ts";
import type { Plans } from "./planned.ts";

/** A week before and after the days: shifts of neighbouring days may overlap. */
export function weeksAround(dates: readonly string[]): { from: string; to: string } {
  const sorted = dates.toSorted();
  return { from: weekOf(sorted[0] ?? ""), to: addDays(weekOf(sorted.at(-1) ?? ""), 6) };
}

export const rosteredOf = ({ kind, shiftId, locationId }: PlanOfDay): RosteredShift => ({
  kind: shiftId !== null ? "work" : kind === "rest" ? "rest" : "off",
  shiftId,
  locationId: shiftId === null ? null : locationId,
});

/** The plan of a person with other days in their roster. */
export function resultFor(
  { facts, people, byPerson }: Plans,
  employeeId: string,
  changes: ReadonlyMap<string, RosteredShift>,
  { from, to }: { from: string; to: string },
): SwapResult {
  const person = people.get(employeeId);
  if (!person) return { faults: [], warnings: [] };
  const roster = new Map(facts.roster);
  for (const [date, shift] of changes) roster.set(dayKey(employeeId, date), shift);
  const after = plansOf(person, from, to, { ...facts, roster });
  return swapResult((byPerson.get(employeeId) ?? []).map(plannedHours), after.map(plannedHours));
}

const texts: Readonly<Record<SwapFault["code"], string>> = {
  "rest-day": "It would leave a week without a rest day, which the law gives to every employee.",
  leave: "The person is on leave then.",
  overlap: "It overlaps with another shift.",
};

export const refusedBy = ({ code }: SwapFault, pointer: string): ProblemError =>
  conflict(code, texts[code], [{ pointer, code }]);
