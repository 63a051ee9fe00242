/** Horizontal, or vertical. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Bars() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [horizontal, setHorizontal] = useState(true);
  const data = samples.leave;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.leave")}
      summary={summary(data, format.number)}
      content={{ kind: horizontal ? "horizontal" : "bar", data }}
      format={format.number}
      file="leave"
    >
      <Switch size="sm" checked={horizontal} onChange={setHorizontal}>
        {t("showcase-charts.horizontal")}
      </Switch>
    </ChartFrame>
  );
}
