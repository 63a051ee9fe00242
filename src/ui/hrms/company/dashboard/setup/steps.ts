/** Steps of the setup guide with their state. */
import type { Setup } from "#generated/hrms/schema.ts";

export type CompanySetup = NonNullable<Setup>;

export const stepNames = ["company", "structure", "people", "colleagues"] as const;
export type StepName = (typeof stepNames)[number];

const done: Readonly<Record<StepName, (setup: CompanySetup) => boolean>> = {
  company: ({ hasUen }) => hasUen,
  structure: ({ departments, designations, locations, grades }) =>
    Math.min(departments, designations, locations, grades) > 0,
  people: ({ employees }) => employees > 0,
  colleagues: ({ invited }) => invited > 0,
};

export function isDone(step: StepName, setup: CompanySetup): boolean {
  return done[step](setup);
}

export function doneSteps(setup: CompanySetup): readonly StepName[] {
  return stepNames.filter((step) => isDone(step, setup));
}
