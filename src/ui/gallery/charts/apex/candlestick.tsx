/** Open, high, low and close, day by day. */
import { useState } from "react";
import { ChartBrush } from "#src/ui/chart/chart-brush.tsx";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { within, type ChartRange } from "#src/ui/chart/chart-range.ts";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Candlestick() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [range, setRange] = useState<ChartRange>([20, 59]);
  const data = samples.price;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.price")}
      summary={summary(data, format.number)}
      content={{ kind: "candlestick", data: within(data, range) }}
      format={format.number}
      file="price"
    >
      <ChartBrush data={data} range={range} onRange={setRange} />
    </ChartFrame>
  );
}
