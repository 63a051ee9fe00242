/** Vertical steps with descriptions. */
import { useState } from "react";
import { Wizard } from "#src/ui/form/wizard/wizard.tsx";
import { wizardOfForm } from "#src/ui/form/wizard-of-form.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Finished } from "./finished.tsx";
import { usePersonForm } from "./person.ts";
import { usePersonSteps } from "./use-person-steps.tsx";

export function Vertical() {
  const t = useText();
  const form = usePersonForm();
  const steps = usePersonSteps(form);
  const [step, setStep] = useState("account");
  return (
    <>
      <Wizard
        {...wizardOfForm(form, steps)}
        look="vertical"
        label={t("showcase-forms.wizard.vertical")}
        current={step}
        onStep={setStep}
        finish={t("showcase-forms.create")}
      />
      <Finished form={form} onReset={() => setStep("account")} />
    </>
  );
}
