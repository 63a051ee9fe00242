/** Which steps of the employment's life the reader may take now. */
import { type EmploymentState, type LifeStep, possibleSteps } from "#src/domain/people/life-cycle.ts";
import type { ReachedEmployee } from "../shared/people.ts";

export function stepsOf({ actions, write }: ReachedEmployee, state: EmploymentState): LifeStep[] {
  if (!write.has("public")) return [];
  const needs = (step: LifeStep) => (step === "delete" ? "delete" : step === "rehire" ? "create" : "edit");
  return possibleSteps(state).filter((step) => actions.has(needs(step)));
}
