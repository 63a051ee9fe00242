/** Leave that HR enters for people. */
import type { ProblemFault } from "#src/contract/problem.ts";

export const manualModes = ["take", "grant", "adjust", "encash"] as const;
export type ManualMode = (typeof manualModes)[number];

interface ManualFields {
  readonly mode: ManualMode;
  readonly units?: number | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
}

/** What the fields of each mode must agree on. */
export function manualLeaveFaults({ mode, units, from, to, expiresOn }: ManualFields): ProblemFault[] {
  const faults: ProblemFault[] = [];
  if (mode === "take") {
    if (from == null) faults.push({ pointer: "/from", code: "required" });
    if (from != null && to != null && to < from) faults.push({ pointer: "/to", code: "before-start" });
    return faults;
  }
  if (units == null) faults.push({ pointer: "/units", code: "required" });
  else if (units === 0) faults.push({ pointer: "/units", code: "zero" });
  else if (mode !== "adjust" && units < 0) faults.push({ pointer: "/units", code: "negative" });
  if (expiresOn != null && from != null && expiresOn < from)
    faults.push({ pointer: "/expiresOn", code: "before-start" });
  return faults;
}
