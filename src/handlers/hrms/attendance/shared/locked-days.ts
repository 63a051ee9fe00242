/** Changes of locked days, which the database refuses. */
import { conflict, type ProblemError } from "#src/contract/problem.ts";
import { errorCode } from "#src/store/database/violations.ts";

export const periodLocked = (): ProblemError =>
  conflict("period-locked", "The attendance of this day is locked. Unlock its period first.");

/** Refuses what the database refuses because of a lock; other errors remain. */
export function refuseLocked(error: unknown): never {
  if (errorCode(error) === "HR003")
    throw conflict("attendance-paid", "A pay run has paid this attendance: correct it with a correction run.");
  throw errorCode(error) === "HR001" ? periodLocked() : error;
}
