/** A project: its days, and the kinds of work that hours are booked on. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { dayRangeFaults } from "../shared/day-range.ts";
import { cleanLine } from "../shared/text.ts";

interface ProjectRules {
  startDate?: string | null;
  endDate?: string | null;
  activities?: readonly { name?: string | null }[];
}

/** Each activity has a name of its own, regardless of case. */
export function projectFaults({ activities = [], ...days }: ProjectRules): ProblemFault[] {
  const names = activities.map(({ name }) => cleanLine(name ?? "")?.toLowerCase() ?? "");
  const twice = names.flatMap((name, index) =>
    name !== "" && names.indexOf(name) < index ? [{ pointer: `/activities/${index}/name`, code: "twice" }] : [],
  );
  return [...dayRangeFaults(days), ...twice];
}
