/** Buttons with auto-repeat, and a live total. */
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Total() {
  const t = useText();
  const [adults, setAdults] = useState<number | null>(2);
  const [children, setChildren] = useState<number | null>(0);
  return (
    <Stack>
      <Row>
        <Field label={t("showcase-text.numberInput.adults")}>
          <NumberInput value={adults} onChange={setAdults} min={0} max={200} frameCss={{ w: "32" }} />
        </Field>
        <Field label={t("showcase-text.numberInput.children")}>
          <NumberInput value={children} onChange={setChildren} min={0} max={200} frameCss={{ w: "32" }} />
        </Field>
      </Row>
      <Result>{t("showcase-text.numberInput.guests", { count: (adults ?? 0) + (children ?? 0) })}</Result>
    </Stack>
  );
}
