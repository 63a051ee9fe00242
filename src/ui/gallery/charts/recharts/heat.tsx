/** Weekdays by hours. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Heat() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [weekend, setWeekend] = useState(false);
  const data = samples.punches(weekend);
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.punches")}
      summary={summary(data, format.number)}
      content={{ kind: "heat", data }}
      format={format.number}
      file="punches"
    >
      <Switch size="sm" checked={weekend} onChange={setWeekend}>
        {t("showcase-charts.weekend")}
      </Switch>
    </ChartFrame>
  );
}
