/** Date and time, validated once complete. */
import { useState } from "react";
import { isDate } from "#src/ui/kit/calendar-date.ts";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { isComplete } from "#src/ui/gallery/parts/mask.ts";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const dateMask = "00/00/0000";
const timeMask = "00:00";

function isDay(text: string): boolean {
  const [day = 0, month = 0, year = 0] = text.split("/").map(Number);
  return isDate(year, month, day);
}

function isTime(text: string): boolean {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours < 24 && minutes < 60;
}

export function DateTime() {
  const t = useText();
  const [date, setDate] = useState("31/02/2026");
  const [time, setTime] = useState("09:30");
  const dateError = isComplete(date, dateMask) && !isDay(date) ? t("showcase-text.inputMask.dateWrong") : undefined;
  const timeError = isComplete(time, timeMask) && !isTime(time) ? t("showcase-text.inputMask.timeWrong") : undefined;
  return (
    <Row css={{ alignItems: "flex-start" }}>
      <Field label={t("showcase.date")} error={dateError}>
        <MaskedInput
          format={dateMask}
          value={date}
          onChange={setDate}
          inputMode="numeric"
          placeholder="24/11/2026"
          css={{ w: "36" }}
        />
      </Field>
      <Field label={t("showcase.time")} error={timeError}>
        <MaskedInput
          format={timeMask}
          value={time}
          onChange={setTime}
          inputMode="numeric"
          placeholder="09:30"
          css={{ w: "24" }}
        />
      </Field>
    </Row>
  );
}
