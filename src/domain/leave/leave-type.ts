/** What the fields of a leave type must agree on. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { LeaveSlot, LeaveUnit } from "./shared/vocabulary.ts";

interface LeaveTypeFields {
  readonly unit?: LeaveUnit;
  readonly slot?: LeaveSlot;
  readonly maxConsecutiveDays?: number | null;
  readonly documentsAfter?: number | null;
  readonly carryForwardMax?: number;
  readonly carryForwardMonths?: number | null;
  readonly residencies?: readonly string[];
  readonly passCategories?: readonly string[];
}

export function leaveTypeFaults({
  unit = "day",
  slot = "half-day",
  maxConsecutiveDays = null,
  documentsAfter = null,
  carryForwardMax = 0,
  carryForwardMonths = null,
  residencies = [],
  passCategories = [],
}: LeaveTypeFields): ProblemFault[] {
  const faults: ProblemFault[] = [];
  // A type in hours is taken by the hour, so that balances never hold fractions of an hour nobody can take.
  if (unit === "hour" && slot !== "hour") faults.push({ pointer: "/slot", code: "hours-by-the-hour" });
  if (carryForwardMonths !== null && carryForwardMax === 0)
    faults.push({ pointer: "/carryForwardMonths", code: "nothing-carried" });
  if (maxConsecutiveDays !== null && documentsAfter !== null && documentsAfter >= maxConsecutiveDays)
    faults.push({ pointer: "/documentsAfter", code: "beyond-longest" });
  if (passCategories.length > 0 && residencies.length > 0 && !residencies.includes("foreigner"))
    faults.push({ pointer: "/passCategories", code: "no-foreigners" });
  return faults;
}
