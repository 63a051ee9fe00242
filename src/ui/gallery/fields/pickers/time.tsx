/** Time typed in many formats, or stepped with arrow keys. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { TimeInput } from "#src/ui/kit/time-input.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const steps = ["5", "15", "30"] as const;

export function Time() {
  const t = useText();
  const [time, setTime] = useState<Typed<string>>("09:30");
  const [step, setStep] = useState<(typeof steps)[number]>("15");
  return (
    <Stack>
      <Segmented
        label={t("showcase-fields.pickers.step")}
        value={step}
        onChange={setStep}
        options={steps.map((value) => ({
          value,
          label: t("showcase-fields.pickers.minutes", { count: Number(value) }),
        }))}
      />
      <Field
        label={t("showcase.time")}
        help={t("fields.timeHelp")}
        error={time instanceof Unparsed ? t("fields.timeWrong") : undefined}
      >
        <TimeInput value={time} onChange={setTime} step={Number(step)} css={{ maxW: "40" }} />
      </Field>
      <Result>{t("showcase.value", { value: typeof time === "string" ? time : t("showcase.nothing") })}</Result>
    </Stack>
  );
}
