/** Suggestions grouped by country; the country is searched too. */
import { useState } from "react";
import { AutoComplete } from "#src/ui/gallery/parts/auto-complete.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { cities } from "../../fields/select/cities.ts";

export function Grouped() {
  const t = useText();
  const [text, setText] = useState("");
  const [country, setCountry] = useState<string | undefined>();
  const type = (next: string): void => {
    setText(next);
    setCountry(undefined);
  };
  return (
    <Stack>
      <Field label={t("showcase-overlays.complete.branch")}>
        <AutoComplete
          label={t("showcase-overlays.complete.branch")}
          options={cities}
          text={text}
          onText={type}
          onChoose={({ group }) => setCountry(group)}
          from={0}
        />
      </Field>
      <Result>{country !== undefined && t("showcase-overlays.complete.liesIn", { city: text, country })}</Result>
    </Stack>
  );
}
