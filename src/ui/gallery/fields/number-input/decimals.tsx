/** Decimals with unit; accepts point or comma. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = ["0", "1", "2"] as const;

export function Decimals() {
  const t = useText();
  const format = useFormat();
  const [decimals, setDecimals] = useState<(typeof places)[number]>("2");
  const [hours, setHours] = useState<number | null>(37.5);
  return (
    <Stack>
      <Segmented
        label={t("showcase-text.numberInput.places")}
        value={decimals}
        onChange={setDecimals}
        options={places.map((value) => ({ value, label: value }))}
      />
      <Field label={t("showcase-text.numberInput.worked")}>
        <NumberInput
          value={hours}
          onChange={setHours}
          min={0}
          max={60}
          step={10 ** -Number(decimals) * (decimals === "2" ? 25 : 1)}
          decimals={Number(decimals)}
          unit={t("showcase.hours")}
        />
      </Field>
      <Result>{t("showcase.value", { value: hours === null ? t("showcase.nothing") : format.number(hours) })}</Result>
    </Stack>
  );
}
