/** Multiple values as chips, up to four. */
import { useState } from "react";
import { MultiSelect } from "#src/ui/kit/combobox/multi-select.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { cities } from "./cities.ts";

const max = 4;

export function Several() {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>(["Tampines", "Köln"]);
  return (
    <Field label={t("showcase-choices.select.cities")} help={`${chosen.length} / ${max}`}>
      <MultiSelect
        label={t("showcase-choices.select.cities")}
        options={cities}
        values={chosen}
        onChange={setChosen}
        max={max}
      />
    </Field>
  );
}
