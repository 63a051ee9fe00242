/** Inline checkboxes with localised weekday names. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { FieldGroup } from "#src/ui/kit/field-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** Dates of one week, starting on a Monday. */
const week = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}`);

export function Inline() {
  const t = useText();
  const intl = useIntl();
  const [days, setDays] = useState<readonly string[]>(week.slice(0, 5));
  return (
    <FieldGroup label={t("showcase-choices.checkbox.weekdays")} help={intl.formatNumber(days.length) + " / 7"} inline>
      {week.map((day) => (
        <LabelledCheckbox
          key={day}
          checked={days.includes(day)}
          onChange={() => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day])}
        >
          {intl.formatDate(day, { weekday: "short", timeZone: "UTC" })}
        </LabelledCheckbox>
      ))}
    </FieldGroup>
  );
}
