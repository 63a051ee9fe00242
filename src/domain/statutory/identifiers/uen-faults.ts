/** Checks a UEN in a record: one of three formats, and the right check letter. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { checkUen } from "./uen.ts";

export const uenOf = (text: string): string => text.trim().toUpperCase();

export function uenFaults({ uen }: { uen?: string | null | undefined }): ProblemFault[] {
  if (uen === null || uen === undefined || uen.trim() === "") return [];
  const { verdict } = checkUen(uen);
  // A wrong letter usually means a mistyped digit, which would end up on every filing.
  return verdict === "ok" ? [] : [{ pointer: "/uen", code: verdict === "warn" ? "uen-letter" : "uen" }];
}
