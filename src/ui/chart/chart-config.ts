/** Converts chart content to the configuration of the chart library. */
import type { ChartConfiguration, ChartDataset, ChartOptions, Scale, ScaleOptionsByType } from "chart.js";
import type { ChartContent, LabelledData, LabelledKind } from "./chart-data.ts";
import { faded, hueOf, type ChartTheme } from "./chart-theme.ts";

interface ConfigOptions {
  readonly theme: ChartTheme;
  /** Ids hidden in the legend. */
  readonly hidden: ReadonlySet<string>;
  readonly format: (value: number) => string;
  readonly animated: boolean;
}

type Datasets = ChartDataset[];

const dashes: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4], [4, 8]];
const marks = ["circle", "rectRot", "triangle", "rect", "star", "crossRot"] as const;

const lineOf = (theme: ChartTheme, at: number, filled: boolean) => ({
  borderColor: hueOf(theme, at),
  backgroundColor: filled ? faded(hueOf(theme, at), 20) : hueOf(theme, at),
  borderDash: [...(dashes[at % dashes.length] ?? [])],
  pointStyle: marks[at % marks.length] ?? "circle",
  fill: filled,
  borderWidth: 2,
  pointRadius: 3,
  pointHoverRadius: 6,
  tension: 0.25,
});

/** Monotone interpolation: the line never overshoots its points. */
const onward = { cubicInterpolationMode: "monotone" } as const;

const barOf = (theme: ChartTheme, at: number) => ({
  backgroundColor: hueOf(theme, at),
  borderRadius: 3,
  maxBarThickness: 48,
});

function sliced(data: LabelledData, { theme, hidden }: ConfigOptions): Datasets {
  return data.series.map(({ name, values }) => ({
    label: name,
    data: values.map((value, at) => (hidden.has(data.labels[at] ?? "") ? 0 : (value ?? 0))),
    backgroundColor: values.map((_, at) => hueOf(theme, at)),
    borderColor: theme.surface,
    borderWidth: 2,
  }));
}

/** Concentric rings out of 100, one per label. */
function rings(data: LabelledData, { theme, hidden }: ConfigOptions): Datasets {
  const values = data.series[0]?.values ?? [];
  return data.labels.flatMap((label, at) =>
    hidden.has(label)
      ? []
      : [
          {
            label,
            data: [values[at] ?? 0, Math.max(0, 100 - (values[at] ?? 0))],
            backgroundColor: [hueOf(theme, at), theme.grid],
            borderColor: theme.surface,
            borderWidth: 3,
            borderRadius: 6,
          },
        ],
  );
}

/** Heat map as stacked bars of equal height, shaded by value. */
function tiles(data: LabelledData, { theme }: ConfigOptions): Datasets {
  const max = Math.max(...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1);
  return data.series.map(({ name, values }) => ({
    label: name,
    data: values.map(() => 1),
    backgroundColor: values.map((value) => faded(hueOf(theme, 0), value === null ? 0 : 8 + (92 * value) / max)),
    borderColor: theme.surface,
    borderWidth: 1,
    categoryPercentage: 1,
    barPercentage: 1,
  }));
}

function candles(data: LabelledData, { theme }: ConfigOptions): Datasets {
  const [open = [], high = [], low = [], close = []] = data.series.map(({ values }) => values);
  const span = (from: readonly (number | null)[], to: readonly (number | null)[]) =>
    data.labels.map((_, at): [number, number] => [from[at] ?? 0, to[at] ?? 0]);
  const colours = data.labels.map((_, at) => ((close[at] ?? 0) >= (open[at] ?? 0) ? theme.gain : theme.loss));
  // Rising candles are hollow, falling ones filled, so that colour is not the only cue.
  const fill = data.labels.map((_, at) => ((close[at] ?? 0) >= (open[at] ?? 0) ? theme.surface : theme.loss));
  return [
    {
      label: "",
      data: span(open, close),
      backgroundColor: fill,
      borderColor: colours,
      borderWidth: 2,
      borderSkipped: false,
      grouped: false,
      maxBarThickness: 14,
      order: 0,
    },
    { label: "", data: span(low, high), backgroundColor: colours, grouped: false, barThickness: 2, order: 1 },
  ];
}

function datasetsOf(kind: LabelledKind, data: LabelledData, options: ConfigOptions): Datasets {
  const { theme, hidden } = options;
  if (kind === "donut" || kind === "polar") return sliced(data, options);
  if (kind === "radial") return rings(data, options);
  if (kind === "heat") return tiles(data, options);
  if (kind === "candlestick") return candles(data, options);
  return data.series.map(({ id, name, values, as }, at): ChartDataset => {
    const own = { label: name, data: [...values], hidden: hidden.has(id) };
    if (kind === "mixed" && as === "line")
      return { type: "line", ...own, ...lineOf(theme, at, false), ...onward, order: 0 };
    if (kind === "line" || kind === "area" || kind === "radar")
      return { ...own, ...lineOf(theme, at, kind !== "line"), ...(kind !== "radar" && onward) };
    return { type: "bar", ...own, ...barOf(theme, at), order: 1 };
  });
}

const types = {
  line: "line",
  area: "line",
  bar: "bar",
  stacked: "bar",
  horizontal: "bar",
  mixed: "bar",
  radar: "radar",
  polar: "polarArea",
  donut: "doughnut",
  radial: "doughnut",
  heat: "bar",
  candlestick: "bar",
} as const satisfies Record<LabelledKind, string>;

function scalesOf(content: ChartContent, { theme, format }: ConfigOptions): NonNullable<ChartOptions["scales"]> {
  const { kind } = content;
  const ticks = { color: theme.muted, maxRotation: 0, autoSkipPadding: 12 };
  const number = (value: string | number): string => format(Number(value));
  if (kind === "donut" || kind === "radial") return {};
  if (kind === "radar" || kind === "polar") {
    // Above the slices, which would cut them in half.
    const over = kind === "polar" ? { z: 1, backdropColor: theme.surface } : { backdropColor: "transparent" };
    return {
      r: {
        beginAtZero: true,
        grid: { color: theme.grid },
        angleLines: { color: theme.grid },
        pointLabels: { color: theme.text },
        ticks: { color: theme.muted, ...over, callback: number, maxTicksLimit: 5 },
      } as unknown as ScaleOptionsByType<"radialLinear">,
    };
  }
  const flat = kind === "horizontal";
  // Counts of people have no fractional ticks.
  const whole =
    "series" in content.data &&
    content.data.series.every(({ values }) =>
      values.every((value) => typeof value !== "number" || Number.isInteger(value)),
    );
  const measure = {
    beginAtZero: kind !== "scatter" && kind !== "candlestick",
    stacked: kind === "stacked" || kind === "heat",
    border: { display: false },
    grid: { color: theme.grid },
    ticks: { ...ticks, callback: number, maxTicksLimit: 6, ...(whole && { precision: 0 }) },
  };
  const steps = { stacked: measure.stacked, border: { color: theme.grid }, grid: { display: false }, ticks };
  const names = content.kind === "heat" ? content.data.series.map(({ name }) => name) : [];
  const rows = {
    ...measure,
    max: names.length,
    // The first row stands at the top, and each name in the middle of its row.
    reverse: true,
    grid: { display: false },
    afterBuildTicks: (scale: Scale) => {
      scale.ticks = names.map((_, at) => ({ value: at + 0.5 }));
    },
    ticks: { ...ticks, autoSkip: false, callback: (_: string | number, at: number) => names[at] ?? "" },
  };
  const titled = content.kind === "scatter" ? content.data : undefined;
  const title = (text: string | undefined) => ({
    title: { display: text !== undefined, text: text ?? "", color: theme.muted },
  });
  const x = flat || kind === "scatter" ? measure : steps;
  const y = kind === "heat" ? rows : flat ? steps : measure;
  return {
    x: { ...x, reverse: theme.rtl, ...title(titled?.x) },
    y: { ...y, position: theme.rtl ? "right" : "left", ...title(titled?.y) },
  } as NonNullable<ChartOptions["scales"]>;
}

/** Tooltip values: those of the table, not what is drawn to represent them. */
function tipOf(content: ChartContent, format: (value: number) => string) {
  return (context: {
    datasetIndex: number;
    dataIndex: number;
    dataset: { label?: string };
    parsed: unknown;
  }): string | string[] => {
    const { datasetIndex, dataIndex } = context;
    if (content.kind === "scatter") {
      const group = content.data.groups[datasetIndex];
      const point = group?.points[dataIndex];
      return point ? `${group.name}: ${format(point.x)} / ${format(point.y)}` : "";
    }
    const { series, labels } = content.data;
    if (content.kind === "candlestick")
      return datasetIndex > 0 ? [] : series.map(({ name, values }) => `${name}: ${format(values[dataIndex] ?? 0)}`);
    if (content.kind === "radial") {
      const at = labels.indexOf(context.dataset.label ?? "");
      return `${context.dataset.label ?? ""}: ${format(series[0]?.values[at] ?? 0)}`;
    }
    const one = series[datasetIndex];
    const value = one?.values[dataIndex];
    return `${one?.name ?? ""}: ${value == null ? "–" : format(value)}`;
  };
}

export function configOf(content: ChartContent, options: ConfigOptions): ChartConfiguration {
  const { theme, format, hidden, animated } = options;
  const { kind } = content;
  const cartesian = !["donut", "radial", "polar", "radar"].includes(kind);
  const data =
    content.kind === "scatter"
      ? {
          datasets: content.data.groups.map(({ id, name, points }, at) => ({
            label: name,
            data: [...points],
            hidden: hidden.has(id),
            backgroundColor: faded(hueOf(theme, at), 70),
            pointStyle: marks[at % marks.length] ?? "circle",
            pointRadius: 5,
            pointHoverRadius: 8,
          })),
        }
      : {
          labels: kind === "radial" ? [] : [...content.data.labels],
          datasets: datasetsOf(content.kind, content.data, options),
        };
  return {
    type: content.kind === "scatter" ? "scatter" : types[content.kind],
    data: data as ChartConfiguration["data"],
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: animated ? { duration: 180 } : false,
      indexAxis: kind === "horizontal" ? "y" : "x",
      interaction:
        kind === "scatter" || kind === "heat" || !cartesian
          ? { mode: "nearest", intersect: true }
          : { mode: "index", intersect: false, axis: kind === "horizontal" ? "y" : "x" },
      font: { family: theme.font, size: 12 },
      color: theme.text,
      ...(kind === "donut" && { cutout: "64%" }),
      ...(kind === "radial" && { cutout: "40%" }),
      // Chart.js leaves room for the last label only where it is at the right.
      ...(theme.rtl && (kind === "line" || kind === "area") && { layout: { padding: { left: 20 } } }),
      scales: scalesOf(content, options),
      plugins: {
        legend: { display: false },
        tooltip: {
          rtl: theme.rtl,
          backgroundColor: theme.raised,
          titleColor: theme.text,
          bodyColor: theme.text,
          borderColor: theme.grid,
          borderWidth: 1,
          padding: 10,
          cornerRadius: 6,
          usePointStyle: true,
          callbacks: { label: tipOf(content, format) },
        },
      },
    } as ChartOptions,
  };
}
