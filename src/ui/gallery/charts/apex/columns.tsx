/** Stacked, or side by side. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Columns() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const inThousands = (value: number): string => `${format.number(value)}k`;
  const [stacked, setStacked] = useState(true);
  const data = samples.payroll;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.payroll")}
      summary={summary(data, inThousands)}
      content={{ kind: stacked ? "stacked" : "bar", data }}
      format={inThousands}
      file="payroll"
    >
      <Switch size="sm" checked={stacked} onChange={setStacked}>
        {t("showcase-charts.stacked")}
      </Switch>
    </ChartFrame>
  );
}
