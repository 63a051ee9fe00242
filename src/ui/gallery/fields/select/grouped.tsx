/** Groups, descriptions and a disabled option. */
import { useState } from "react";
import { Combobox } from "#src/ui/kit/combobox/combobox.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { cities } from "./cities.ts";

const offices = cities.map((city, index) => ({
  ...city,
  detail: `${city.value.slice(0, 3).toUpperCase()}-${100 + index}`,
  disabled: city.value === "Woodlands",
}));

export function Grouped() {
  const t = useText();
  const [office, setOffice] = useState<string | null>(null);
  return (
    <Field label={t("showcase.city")}>
      <Combobox
        label={t("showcase.city")}
        options={offices}
        value={office}
        onChange={setOffice}
        placeholder={t("showcase-choices.select.choose")}
      />
    </Field>
  );
}
