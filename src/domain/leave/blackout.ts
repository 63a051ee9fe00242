/** Blackout dates: which leave they hold back, and what their fields must agree on. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { daysBetween } from "../shared/calendar.ts";
import type { LeaveKind } from "./shared/vocabulary.ts";

/** Leave that people plan themselves; the law gives them the rest when they need it. */
const plannedKinds: readonly LeaveKind[] = ["annual", "off-in-lieu", "no-pay", "other"];

export const mayBeHeldBack = ({ kind, medical }: { readonly kind: LeaveKind; readonly medical: boolean }): boolean =>
  !medical && plannedKinds.includes(kind);

export interface Blackout {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** With those below it; null for the whole company. */
  readonly departmentId: string | null;
}

/** Those that apply to someone in a department, given with the ones above it. */
export const blackoutsFor = <One extends Blackout>(
  blackouts: readonly One[],
  departmentIds: readonly string[],
): readonly One[] =>
  blackouts.filter(({ departmentId }) => departmentId === null || departmentIds.includes(departmentId));

const longest = 366;

export function blackoutFaults({
  start,
  end,
}: {
  readonly start: string;
  readonly end?: string | null;
}): ProblemFault[] {
  if (end == null) return [];
  if (end < start) return [{ pointer: "/end", code: "before-start" }];
  return daysBetween(start, end) >= longest ? [{ pointer: "/end", code: "longer-than-a-year" }] : [];
}
