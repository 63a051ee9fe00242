/** Checks that an end date is not before its start date. */
import type { ProblemFault } from "#src/contract/problem.ts";

export function dayRangeFaults({
  startDate,
  endDate,
}: {
  startDate?: string | null;
  endDate?: string | null;
}): ProblemFault[] {
  if (startDate == null || endDate == null || endDate >= startDate) return [];
  return [{ pointer: "/endDate", code: "before-start" }];
}
