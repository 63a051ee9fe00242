/** Typed in words or numbers, or picked from the calendar. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Date() {
  const t = useText();
  const [date, setDate] = useState<Typed<string>>("2026-11-24");
  return (
    <Stack>
      <Field
        label={t("showcase.date")}
        help={t("fields.dateHelp")}
        error={date instanceof Unparsed ? t("fields.dateWrong") : undefined}
      >
        <DateInput value={date} onChange={setDate} />
      </Field>
      <Result>{t("showcase.value", { value: typeof date === "string" ? date : t("showcase.nothing") })}</Result>
    </Stack>
  );
}
