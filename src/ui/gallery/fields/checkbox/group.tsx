/** Group with a shared rule and error. */
import { useState } from "react";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { FieldGroup } from "#src/ui/kit/field-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const benefits = ["transport", "meals", "insurance"] as const;
type Benefit = (typeof benefits)[number];

export function Group() {
  const t = useText();
  const [chosen, setChosen] = useState<readonly Benefit[]>(["transport", "meals", "insurance"]);
  const error = chosen.length > 2 ? t("showcase-choices.checkbox.twoAtMost") : undefined;
  return (
    <FieldGroup
      label={t("showcase-choices.checkbox.benefits")}
      help={t("showcase-choices.checkbox.chooseTwo")}
      error={error}
    >
      {benefits.map((benefit) => (
        <LabelledCheckbox
          key={benefit}
          checked={chosen.includes(benefit)}
          onChange={() =>
            setChosen(chosen.includes(benefit) ? chosen.filter((each) => each !== benefit) : [...chosen, benefit])
          }
        >
          {t(`showcase-choices.checkbox.${benefit}`)}
        </LabelledCheckbox>
      ))}
    </FieldGroup>
  );
}
