/** Binds a form to a wizard: a step is invalid while one of its fields is. */
import type { FormState } from "./use-form.ts";
import type { WizardStep } from "./wizard/steps.ts";
import type { WizardProps } from "./wizard/wizard.tsx";

export interface FormStep<Values> extends Omit<WizardStep, "wrong"> {
  readonly fields: readonly (keyof Values & string)[];
}

/** Props to spread on the wizard. A field rejected by the server reopens its step. */
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
