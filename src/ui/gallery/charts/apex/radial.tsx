/** Three goals. */
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Radial() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const inPercent = (value: number): string => format.number(value / 100, { style: "percent" });
  const data = samples.goals;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.goals")}
      summary={summary(data, inPercent)}
      content={{ kind: "radial", data }}
      format={inPercent}
      file="goals"
    />
  );
}
