/** The 409 of a record that others still use: it names them. */
import { conflict, type ProblemError } from "#src/contract/problem.ts";

export interface Usage {
  subject: string;
  id: string;
  name: string;
}

export function inUse(usages: readonly Usage[]): ProblemError {
  return conflict(
    "in-use",
    `In use by ${usages.map(({ name }) => name).join(", ")}.`,
    usages.map(({ subject, id, name }) => ({
      pointer: "",
      code: "used-by",
      message: `is used by ${name}`,
      params: { subject, id, name },
    })),
  );
}
