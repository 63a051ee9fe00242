/** Searchable and clearable select. */
import { useState } from "react";
import { Combobox } from "#src/ui/kit/combobox/combobox.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { plainCities } from "./cities.ts";

export function Search() {
  const t = useText();
  const [city, setCity] = useState<string | null>("São Paulo");
  return (
    <Stack>
      <Field label={t("showcase.city")}>
        <Combobox label={t("showcase.city")} options={plainCities} value={city} onChange={setCity} clearable />
      </Field>
      <Result>{t("showcase.value", { value: city ?? t("showcase.nothing") })}</Result>
    </Stack>
  );
}
