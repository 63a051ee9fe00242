/** Before the data has come, and without any. */
import { useState } from "react";
import { ChartFrame } from "#src/ui/chart/chart-frame.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useSummary } from "#src/ui/gallery/parts/chart-summary.ts";
import { useChartSamples } from "#src/ui/gallery/parts/use-chart-samples.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const states = ["ready", "loading", "empty"] as const;

export function States() {
  const t = useText();
  const format = useFormat();
  const samples = useChartSamples();
  const summary = useSummary();
  const inThousands = (value: number): string => `${format.number(value)}k`;
  const [state, setState] = useState<(typeof states)[number]>("loading");
  const data = samples.payroll;
  return (
    <Stack>
      <Segmented
        label={t("showcase-charts.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase-charts.state.${value}`) }))}
      />
      <ChartFrame
        framed={false}
        title={t("showcase-charts.chart.payroll")}
        summary={summary(data, inThousands)}
        content={{ kind: "line", data: state === "empty" ? { ...data, labels: [], series: [] } : data }}
        loading={state === "loading"}
        emptyAction={<Button onClick={() => setState("ready")}>{t("common.reload")}</Button>}
        format={inThousands}
        file="payroll"
      />
    </Stack>
  );
}
