/** What the fields of a leave setting must agree on. */
import type { ProblemFault } from "#src/contract/problem.ts";

const targets = ["employeeId", "departmentId", "employeeGroupId", "gradeId"] as const;

/** A setting applies to one thing, or to the company. */
export function settingFaults(setting: Partial<Record<(typeof targets)[number], string | null>>): ProblemFault[] {
  const [, second] = targets.filter((field) => setting[field] != null);
  return second === undefined ? [] : [{ pointer: `/${second}`, code: "one-target" }];
}
