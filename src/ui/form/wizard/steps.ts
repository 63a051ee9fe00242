/** State of wizard steps: current, completed, and blocked by an invalid earlier step. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface WizardStep {
  readonly name: string;
  readonly label: string;
  /** One line of description. */
  readonly text?: string;
  readonly icon?: LucideIcon;
  /** Whether it has errors; later steps are then blocked. */
  readonly wrong: boolean;
  readonly content: ReactNode;
}

type StepState = "current" | "done" | "open" | "closed";

type NamedStep = Pick<WizardStep, "name" | "wrong">;

function firstWrong(steps: readonly NamedStep[]): number {
  const at = steps.findIndex(({ wrong }) => wrong);
  return at < 0 ? steps.length : at;
}

/** Index of the step to show: the requested one, or the one blocking it. */
export function placeOf(steps: readonly NamedStep[], wanted: string | undefined): number {
  const asked = steps.findIndex(({ name }) => name === wanted);
  return Math.min(Math.max(0, asked), firstWrong(steps));
}

/** `furthest` is the last step shown so far. */
export function stateOf(steps: readonly NamedStep[], at: number, shown: number, furthest: number): StepState {
  if (at === shown) return "current";
  const first = firstWrong(steps);
  if (at > first) return "closed";
  return at <= furthest && at !== first ? "done" : "open";
}
