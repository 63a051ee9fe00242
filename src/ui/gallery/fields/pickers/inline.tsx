/** Date range in an inline calendar. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
import { MonthGrid } from "#src/ui/kit/month-grid.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Inline() {
  const t = useText();
  const intl = useIntl();
  const [[from, to], setSpan] = useState<readonly [string, string | null]>(["2026-12-21", "2026-12-31"]);
  const choose = (day: string): void => setSpan(to === null && day >= from ? [from, day] : [day, null]);
  const mark = (day: string): "chosen" | "between" | undefined => {
    if (day === from || day === to) return "chosen";
    return to !== null && day > from && day < to ? "between" : undefined;
  };
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return (
    <Stack justifyItems="start">
      <MonthGrid value={from} onChange={choose} mark={mark} />
      <Result>
        {to === null
          ? t("showcase-fields.pickers.last", { from: intl.formatDate(from, options) })
          : `${intl.formatDate(from, options)} – ${intl.formatDate(to, options)}`}
      </Result>
    </Stack>
  );
}
