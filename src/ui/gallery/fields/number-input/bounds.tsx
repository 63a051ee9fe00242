/** Adjustable bounds and step. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Bounds() {
  const t = useText();
  const [days, setDays] = useState<number | null>(14);
  const [min, setMin] = useState<number | null>(0);
  const [max, setMax] = useState<number | null>(21);
  const [step, setStep] = useState<number | null>(1);
  return (
    <Stack>
      <Row css={{ alignItems: "flex-start" }}>
        <Field label={t("showcase-text.numberInput.from")}>
          <NumberInput value={min} onChange={setMin} max={max ?? 0} frameCss={{ w: "28" }} />
        </Field>
        <Field label={t("showcase-text.numberInput.to")}>
          <NumberInput value={max} onChange={setMax} min={min ?? 0} frameCss={{ w: "28" }} />
        </Field>
        <Field label={t("showcase-text.numberInput.step")}>
          <NumberInput value={step} onChange={setStep} min={1} max={10} frameCss={{ w: "28" }} />
        </Field>
      </Row>
      <Field label={t("showcase-text.numberInput.leave")}>
        <NumberInput value={days} onChange={setDays} min={min ?? 0} max={max ?? 0} step={step ?? 1} />
      </Field>
    </Stack>
  );
}
