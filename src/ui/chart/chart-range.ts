/** A part of a chart's labels: indexes of the first and the last one. */
import type { LabelledData } from "./chart-data.ts";

export type ChartRange = readonly [from: number, to: number];

export function within(data: LabelledData, [from, to]: ChartRange): LabelledData {
  return {
    ...data,
    labels: data.labels.slice(from, to + 1),
    series: data.series.map((each) => ({ ...each, values: each.values.slice(from, to + 1) })),
  };
}
