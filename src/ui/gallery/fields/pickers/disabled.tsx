/** Disabled days: weekends, and dates too far ahead. */
import { useState } from "react";
import { addDays, today, weekday } from "#src/ui/kit/calendar-date.ts";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { Unparsed, type Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const daysAhead = 60;

export function Disabled() {
  const t = useText();
  const [weekends, setWeekends] = useState(false);
  const [date, setDate] = useState<Typed<string>>(null);
  const isDisabled = (day: string): boolean =>
    day < today() || day > addDays(today(), daysAhead) || (!weekends && weekday(day) > 5);
  const error =
    date instanceof Unparsed
      ? t("fields.dateWrong")
      : typeof date === "string" && isDisabled(date)
        ? t("showcase-fields.pickers.closed")
        : undefined;
  return (
    <Stack css={{ justifyItems: "stretch" }}>
      <Switch size="sm" checked={weekends} onChange={setWeekends}>
        {t("showcase-fields.pickers.weekends")}
      </Switch>
      <Field label={t("showcase-fields.pickers.meeting")} error={error}>
        <DateInput value={date} onChange={setDate} isDisabled={isDisabled} />
      </Field>
    </Stack>
  );
}
