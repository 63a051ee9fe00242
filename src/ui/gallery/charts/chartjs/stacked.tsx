/** Totals with their parts. */
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Stacked() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const inThousands = (value: number): string => `${format.number(value)}k`;
  const data = samples.payroll;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.payroll")}
      summary={summary(data, inThousands)}
      content={{ kind: "stacked", data }}
      format={inThousands}
      file="payroll"
    />
  );
}
