/** The highest value of a chart in one sentence. */
import type { LabelledData } from "../../chart/chart-data.ts";
import { useText } from "../../messages/use-text.ts";

export function useSummary(): (data: LabelledData, format: (value: number) => string) => string {
  const t = useText();
  return (data, format) => {
    const all = data.series.flatMap(({ values }) => values.map((value, at) => ({ value: value ?? 0, at })));
    const highest = all.toSorted((a, b) => b.value - a.value)[0];
    return highest
      ? t("showcase-charts.summary", { label: data.labels[highest.at] ?? "", value: format(highest.value) })
      : "";
  };
}
