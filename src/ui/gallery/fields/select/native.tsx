/** Native select, also with groups. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { cities } from "./cities.ts";

const countries = [...new Set(cities.map(({ group }) => group))];

export function Native() {
  const t = useText();
  const [city, setCity] = useState("Tampines");
  return (
    <Stack>
      <Field label={t("showcase.city")}>
        <Select value={city} onChange={(event) => setCity(event.target.value)}>
          {countries.map((country) => (
            <optgroup key={country} label={country}>
              {cities
                .filter(({ group }) => group === country)
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Result>{t("showcase.value", { value: city })}</Result>
    </Stack>
  );
}
