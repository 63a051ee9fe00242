/** Filled, or lines alone. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Line() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [filled, setFilled] = useState(true);
  const data = samples.headcount;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.headcount")}
      summary={summary(data, format.number)}
      content={{ kind: filled ? "area" : "line", data }}
      format={format.number}
      file="headcount"
    >
      <Switch size="sm" checked={filled} onChange={setFilled}>
        {t("showcase-charts.filled")}
      </Switch>
    </ChartFrame>
  );
}
