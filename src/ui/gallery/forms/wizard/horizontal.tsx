/** Horizontal steps kept in the URL, so that links and Back work. */
import { useStepInAddress } from "#src/ui/form/wizard/use-step-in-address.ts";
import { Wizard } from "#src/ui/form/wizard/wizard.tsx";
import { wizardOfForm } from "#src/ui/form/wizard-of-form.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Finished } from "./finished.tsx";
import { usePersonForm } from "./person.ts";
import { usePersonSteps } from "./use-person-steps.tsx";

export function Horizontal() {
  const t = useText();
  const form = usePersonForm();
  const steps = usePersonSteps(form);
  const [step, onStep] = useStepInAddress();
  return (
    <>
      <Wizard
        {...wizardOfForm(form, steps)}
        label={t("showcase-forms.wizard.horizontal")}
        current={step}
        onStep={onStep}
        finish={t("showcase-forms.create")}
      />
      <Finished form={form} onReset={() => onStep("account", { replace: false })} />
    </>
  );
}
