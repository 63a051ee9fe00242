/** A form that is filled in step by step: each step says which fields it holds, and is wrong while one of them is. */
import type { FormState } from "./use-form.ts";
import type { WizardStep } from "../kit/wizard/steps.ts";
import type { WizardProps } from "../kit/wizard/wizard.tsx";

export interface FormStep<Values> extends Omit<WizardStep, "wrong"> {
  readonly fields: readonly (keyof Values & string)[];
}

/** To be spread on the wizard. A field that the server refused brings its step back. */
export function wizardOfForm<Values extends object>(
  form: FormState<Values>,
  steps: readonly FormStep<Values>[],
): Pick<WizardProps, "steps" | "onRefused" | "onFinish" | "busy" | "tries"> {
  return {
    steps: steps.map((step) => ({ ...step, wrong: step.fields.some((name) => form.wrong[name]) })),
    onRefused: (name) => steps.find((step) => step.name === name)?.fields.forEach((field) => form.leave(field)),
    onFinish: form.submit,
    busy: form.status === "sending",
    tries: form.tries,
  };
}
