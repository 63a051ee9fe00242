/** Wraps around at the bounds. */
import { useState } from "react";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Wrap() {
  const t = useText();
  const [hour, setHour] = useState<number | null>(23);
  const [minute, setMinute] = useState<number | null>(45);
  return (
    <Row>
      <Field label={t("showcase-text.numberInput.hour")}>
        <NumberInput value={hour} onChange={setHour} min={0} max={23} wrap frameCss={{ w: "28" }} />
      </Field>
      <Field label={t("showcase-text.numberInput.minute")}>
        <NumberInput value={minute} onChange={setMinute} min={0} max={55} step={5} wrap frameCss={{ w: "28" }} />
      </Field>
    </Row>
  );
}
