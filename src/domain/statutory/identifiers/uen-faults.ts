/** A UEN in a record: its shape must be one of the three, and its letter the one that the digits give. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { checkUen } from "./uen.ts";

export const uenOf = (text: string): string => text.trim().toUpperCase();

export function uenFaults({ uen }: { uen?: string | null | undefined }): ProblemFault[] {
  if (uen === null || uen === undefined || uen.trim() === "") return [];
  const { verdict } = checkUen(uen);
  // A mistyped digit shows in the letter: taken for a warning it would stand on every filing.
  return verdict === "ok" ? [] : [{ pointer: "/uen", code: verdict === "warn" ? "uen-letter" : "uen" }];
}
