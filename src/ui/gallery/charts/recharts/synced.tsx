/** One range for two charts. */
import { useState } from "react";
import { ChartBrush } from "#src/ui/chart/chart-brush.tsx";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { within, type ChartRange } from "#src/ui/chart/chart-range.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Synced() {
  const t = useText();
  const format = useFormat();
  const summary = useSummary();
  const { headcount } = useChartSamples();
  const [range, setRange] = useState<ChartRange>([6, 23]);
  const shown = within(headcount, range);
  return (
    <Stack>
      {shown.series.map((series) => {
        const data = { ...shown, series: [series] };
        return (
          <ChartFrame
            key={series.id}
            framed={false}
            height="11rem"
            title={`${t("showcase-charts.chart.headcount")}: ${series.name}`}
            summary={summary(data, format.number)}
            content={{ kind: series.id === "employees" ? "area" : "bar", data }}
            format={format.number}
            file={series.id}
          />
        );
      })}
      <ChartBrush data={headcount} range={range} onRange={setRange} />
    </Stack>
  );
}
