/** Date range in an inline calendar. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MonthGrid } from "#src/ui/kit/month-grid.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Inline() {
  const t = useText();
  const intl = useIntl();
  const [[from, to], setDays] = useState<readonly string[]>(["2026-12-21", "2026-12-31"]);
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return (
    <Stack css={{ justifyItems: "start" }}>
      <MonthGrid mode="range" values={[from, to].filter((day) => day !== undefined)} onChange={setDays} />
      <Result>
        {to === undefined
          ? t("showcase-fields.pickers.last", { from: intl.formatDate(from, options) })
          : `${intl.formatDate(from, options)} – ${intl.formatDate(to, options)}`}
      </Result>
    </Stack>
  );
}
