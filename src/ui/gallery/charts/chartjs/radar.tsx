/** Two profiles. */
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Radar() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const data = samples.skills;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.skills")}
      summary={summary(data, format.number)}
      content={{ kind: "radar", data }}
      format={format.number}
      file="skills"
    />
  );
}
