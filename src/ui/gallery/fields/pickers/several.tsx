/** Multiple dates in an inline calendar. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
import { MonthGrid } from "#src/ui/kit/month-grid.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Several() {
  const t = useText();
  const intl = useIntl();
  const [days, setDays] = useState<readonly string[]>(["2026-12-03", "2026-12-10", "2026-12-17"]);
  const toggle = (day: string): void =>
    setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].toSorted());
  const names = days.map((day) => intl.formatDate(day, { day: "numeric", month: "short", timeZone: "UTC" }));
  return (
    <Stack justifyItems="start">
      <MonthGrid
        value={days[0] ?? null}
        onChange={toggle}
        mark={(day) => (days.includes(day) ? "chosen" : undefined)}
      />
      <Result>{names.length > 0 ? intl.formatList(names) : t("showcase.nothing")}</Result>
    </Stack>
  );
}
