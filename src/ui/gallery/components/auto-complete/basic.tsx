/** Suggestions while typing, with matches marked; accents and case are ignored. */
import { useState } from "react";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { plainCities } from "../../fields/select/cities.ts";

export function Basic() {
  const t = useText();
  const [city, setCity] = useState("");
  return (
    <Stack>
      <Field label={t("showcase.city")}>
        <AutoComplete label={t("showcase.city")} options={plainCities} text={city} onText={setCity} from={0} />
      </Field>
      <Result>{t("showcase.value", { value: city || t("showcase.nothing") })}</Result>
    </Stack>
  );
}
