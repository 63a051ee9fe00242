/** The last months. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { within } from "#src/ui/chart/chart-range.ts";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const spans = ["6", "12", "24"] as const;

export function Line() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const [span, setSpan] = useState<(typeof spans)[number]>("12");
  const data = samples.headcount;
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.headcount")}
      summary={summary(data, format.number)}
      content={{ kind: "line", data: within(data, [data.labels.length - Number(span), data.labels.length - 1]) }}
      format={format.number}
      file="headcount"
    >
      <Segmented
        label={t("showcase-charts.range")}
        value={span}
        onChange={setSpan}
        options={spans.map((value) => ({ value, label: t("showcase-charts.months", { count: Number(value) }) }))}
      />
    </ChartFrame>
  );
}
