/** Date range with presets. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { addDays, daysBetween, today } from "#src/ui/kit/calendar-date.ts";
import { DateRangeInput, type DateRange } from "#src/ui/gallery/parts/date-range-input.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const presets = [7, 14, 30] as const;

export function Range() {
  const t = useText();
  const [range, setRange] = useState<DateRange>({ from: today(), to: addDays(today(), 6) });
  const { from, to } = range;
  const days = typeof from === "string" && typeof to === "string" ? daysBetween(from, to) + 1 : 0;
  return (
    <Stack>
      <DateRangeInput value={range} onChange={setRange} />
      <Row css={{ gap: "2" }}>
        {presets.map((count) => (
          <Button key={count} size="sm" onClick={() => setRange({ from: today(), to: addDays(today(), count - 1) })}>
            {t("showcase-fields.pickers.next", { count })}
          </Button>
        ))}
      </Row>
      <Result>{t("showcase-fields.pickers.days", { count: Math.max(0, days) })}</Result>
    </Stack>
  );
}
