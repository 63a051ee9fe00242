/** A UEN in a record: its shape must be one of the three; of its letter nobody publishes the rule, so any is taken. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { checkUen } from "./uen.ts";

export const uenOf = (text: string): string => text.trim().toUpperCase();

export function uenFaults({ uen }: { uen?: string | null | undefined }): ProblemFault[] {
  if (uen === null || uen === undefined || uen.trim() === "") return [];
  return checkUen(uen).verdict === "refuse" ? [{ pointer: "/uen", code: "uen" }] : [];
}
