/** One point per person. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Scatter() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const [count, setCount] = useState(25);
  const data = samples.people(count);
  return (
    <ChartFrame
      framed={false}
      title={t("showcase-charts.chart.people")}
      summary={t("showcase-charts.points", { count: count * data.groups.length, groups: data.groups.length })}
      content={{ kind: "scatter", data }}
      format={format.number}
      file="age-and-pay"
    >
      <Slider
        label={t("showcase-charts.count")}
        values={[count]}
        onChange={([next]) => setCount(next ?? 25)}
        min={5}
        max={80}
        step={5}
      />
    </ChartFrame>
  );
}
