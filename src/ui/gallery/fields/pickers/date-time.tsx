/** Combined date and time. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { TimeInput } from "#src/ui/kit/time-input.tsx";
import type { Typed } from "#src/ui/kit/unparsed.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function DateTime() {
  const t = useText();
  const intl = useIntl();
  const [date, setDate] = useState<Typed<string>>("2026-12-01");
  const [time, setTime] = useState<Typed<string>>("14:00");
  const both = typeof date === "string" && typeof time === "string" ? `${date}T${time}:00Z` : null;
  return (
    <Stack>
      <Row css={{ alignItems: "flex-start", "& > *": { flex: "1 1 10rem" } }}>
        <Field label={t("showcase.date")}>
          <DateInput value={date} onChange={setDate} />
        </Field>
        <Field label={t("showcase.time")}>
          <TimeInput value={time} onChange={setTime} />
        </Field>
      </Row>
      <Result>
        {both
          ? intl.formatDate(both, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" })
          : t("showcase.nothing")}
      </Result>
    </Stack>
  );
}
