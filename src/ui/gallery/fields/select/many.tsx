/** A thousand options, virtualised. */
import { useMemo, useState } from "react";
import { Combobox } from "#src/ui/kit/combobox/combobox.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Many() {
  const t = useText();
  const [number, setNumber] = useState<string | null>("1500");
  const options = useMemo(
    () =>
      Array.from({ length: 1000 }, (_, index) => ({
        value: String(1001 + index),
        label: t("showcase-choices.select.person", { number: 1001 + index }),
      })),
    [t],
  );
  return (
    <Field label={t("showcase-choices.select.number")}>
      <Combobox label={t("showcase-choices.select.number")} options={options} value={number} onChange={setNumber} />
    </Field>
  );
}
