/** Rules of a project: its dates and its activities. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { dayRangeFaults } from "../shared/day-range.ts";
import { cleanLine } from "../shared/text.ts";

interface ProjectRules {
  startDate?: string | null;
  endDate?: string | null;
  activities?: readonly { name?: string | null }[];
}

/** Activity names are unique, ignoring case. */
export function projectFaults({ activities = [], ...days }: ProjectRules): ProblemFault[] {
  const names = activities.map(({ name }) => cleanLine(name ?? "")?.toLowerCase() ?? "");
  const twice = names.flatMap((name, index) =>
    name !== "" && names.indexOf(name) < index ? [{ pointer: `/activities/${index}/name`, code: "twice" }] : [],
  );
  return [...dayRangeFaults(days), ...twice];
}
