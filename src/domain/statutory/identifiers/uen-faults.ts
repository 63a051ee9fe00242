/** The UEN of a record: another format is refused; a wrong check letter is only worth checking, because numbers in use have one. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { checkUen } from "./uen.ts";

interface WithUen {
  uen?: string | null | undefined;
}

export const uenOf = (text: string): string => text.trim().toUpperCase();

function verdictOf({ uen }: WithUen): "ok" | "warn" | "refuse" {
  return uen === null || uen === undefined || uen.trim() === "" ? "ok" : checkUen(uen).verdict;
}

export function uenFaults(record: WithUen): ProblemFault[] {
  return verdictOf(record) === "refuse" ? [{ pointer: "/uen", code: "uen" }] : [];
}

export function uenNotices(record: WithUen): ProblemFault[] {
  return verdictOf(record) === "warn" ? [{ pointer: "/uen", code: "uen-letter" }] : [];
}
