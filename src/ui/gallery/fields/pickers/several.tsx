/** Multiple dates in an inline calendar. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MonthGrid } from "#src/ui/kit/month-grid.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Several() {
  const t = useText();
  const intl = useIntl();
  const [days, setDays] = useState<readonly string[]>(["2026-12-03", "2026-12-10", "2026-12-17"]);
  const names = days.map((day) => intl.formatDate(day, { day: "numeric", month: "short", timeZone: "UTC" }));
  return (
    <Stack css={{ justifyItems: "start" }}>
      <MonthGrid mode="multiple" values={days} onChange={setDays} />
      <Result>{names.length > 0 ? intl.formatList(names) : t("showcase.nothing")}</Result>
    </Stack>
  );
}
