/** Two years, of which the brush shows a part. */
import { useState } from "react";
import { ChartBrush } from "#src/ui/chart/chart-brush.tsx";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { within, type ChartRange } from "#src/ui/chart/chart-range.ts";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Area() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [range, setRange] = useState<ChartRange>([12, 23]);
  const data = samples.headcount;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.headcount")}
      summary={summary(data, format.number)}
      content={{ kind: "area", data: within(data, range) }}
      format={format.number}
      file="headcount"
    >
      <ChartBrush data={data} range={range} onRange={setRange} />
    </ChartFrame>
  );
}
