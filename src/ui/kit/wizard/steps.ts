/** Steps of one task: which is shown, which are done, and which stay closed until an earlier one is mended. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface WizardStep {
  readonly name: string;
  readonly label: string;
  /** One line on what it is about. */
  readonly text?: string;
  readonly icon?: LucideIcon;
  /** Whether something in it needs mending; the steps after it are closed as long as it does. */
  readonly wrong: boolean;
  readonly content: ReactNode;
}

export type StepState = "current" | "done" | "open" | "closed";

type Standing = Pick<WizardStep, "name" | "wrong">;

function firstWrong(steps: readonly Standing[]): number {
  const at = steps.findIndex(({ wrong }) => wrong);
  return at < 0 ? steps.length : at;
}

/** Place of the step to show: the one asked for, or the one that closes it. */
export function placeOf(steps: readonly Standing[], wanted: string | undefined): number {
  const asked = steps.findIndex(({ name }) => name === wanted);
  return Math.min(Math.max(0, asked), firstWrong(steps));
}

/** `furthest`: the last step that was ever shown. */
export function stateOf(steps: readonly Standing[], at: number, shown: number, furthest: number): StepState {
  if (at === shown) return "current";
  const first = firstWrong(steps);
  if (at > first) return "closed";
  return at <= furthest && at !== first ? "done" : "open";
}
