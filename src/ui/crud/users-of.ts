/** Records that still use one being deleted, from the error response. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { problemOf } from "../kit/problem.ts";

export interface Users {
  readonly subject: string;
  readonly names: readonly string[];
}

/** Grouped by area; empty if the error has another reason. */
export function usersOf(error: unknown): readonly Users[] {
  const faults: readonly ProblemFault[] = problemOf(error)?.errors ?? [];
  const users = faults
    .filter(({ code }) => code === "used-by")
    .map(({ params }) => ({ subject: String(params?.["subject"]), name: String(params?.["name"]) }));
  return [...Map.groupBy(users, ({ subject }) => subject)].map(([subject, all]) => ({
    subject,
    names: all.map(({ name }) => name),
  }));
}
