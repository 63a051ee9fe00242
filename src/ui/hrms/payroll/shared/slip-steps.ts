/** What can be done with a payslip of a run, by the states of both. */
import type { PayRun, Payslip } from "#generated/hrms/schema.ts";

export type SlipStep = "recalculate" | "note" | "hold" | "release" | "exclude" | "include" | "reverse";

export interface Slip {
  readonly id: string;
  readonly fullName: string;
  readonly state: Payslip["state"];
  readonly held: boolean;
  readonly note: string | null;
  readonly version: number;
}

const mayBeHeld: readonly string[] = ["calculated", "submitted", "approved", "locked"] satisfies PayRun["status"][];
const open: readonly string[] = ["draft", "calculated", "failed"] satisfies PayRun["status"][];

/** Whether the maker may still change the run. */
export const isOpenRun = (status: PayRun["status"]): boolean => open.includes(status);

interface Rights {
  readonly run: boolean;
  readonly approve: boolean;
}

export function slipSteps(slip: Slip, status: PayRun["status"], may: Rights): readonly SlipStep[] {
  const { state } = slip;
  const isOpen = isOpenRun(status);
  const counts = state === "draft" || state === "final" || state === "published";
  const steps: readonly (readonly [SlipStep, boolean])[] = [
    ["recalculate", may.run && isOpen && state !== "excluded"],
    ["note", may.run && isOpen && state === "draft"],
    ["hold", may.run && mayBeHeld.includes(status) && counts && !slip.held],
    ["release", may.run && slip.held && counts && status !== "closed"],
    ["exclude", may.run && isOpen && state !== "excluded"],
    ["include", may.run && isOpen && state === "excluded"],
    ["reverse", may.approve && (state === "final" || state === "published")],
  ];
  return steps.flatMap(([step, allowed]) => (allowed ? [step] : []));
}
