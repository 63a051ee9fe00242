import { expect, test } from "vitest";
import { configOf } from "./chart-config.ts";
import { labelledKinds, type ChartContent } from "./chart-data.ts";
import type { ChartTheme } from "./chart-theme.ts";

const theme: ChartTheme = {
  hues: ["#111111", "#222222", "#333333", "#444444", "#555555", "#666666"],
  text: "#000000",
  muted: "#777777",
  grid: "#dddddd",
  surface: "#ffffff",
  raised: "#fefefe",
  gain: "#111111",
  loss: "#222222",
  font: "Inter",
  rtl: false,
};
const options = { theme, hidden: new Set<string>(), format: (value: number) => `${value} h`, animated: false };
const data = {
  of: "Month",
  labels: ["Jan", "Feb"],
  series: [
    { id: "open", name: "Open", values: [10, 20], as: "bar" as const },
    { id: "high", name: "High", values: [30, 25], as: "line" as const },
    { id: "low", name: "Low", values: [5, 10] },
    { id: "close", name: "Close", values: [20, 12] },
  ],
};

test.each(labelledKinds)("%s takes its colours from the theme alone", (kind) => {
  const text = JSON.stringify(configOf({ kind, data }, options));
  const colours = text.match(/#[0-9a-f]{6}/g) ?? [];
  const known = new Set(Object.values(theme).flat());
  expect(colours.filter((colour) => !known.has(colour))).toEqual([]);
  expect(colours.length).toBeGreaterThan(0);
});

test("a series switched off is hidden, a slice switched off is nothing", () => {
  const hidden = new Set(["high", "Jan"]);
  const line = configOf({ kind: "line", data }, { ...options, hidden });
  expect(line.data.datasets.map((each) => each.hidden)).toEqual([false, true, false, false]);
  const donut = configOf({ kind: "donut", data: { ...data, series: data.series.slice(0, 1) } }, { ...options, hidden });
  expect(donut.data.datasets[0]?.data).toEqual([0, 20]);
});

test("lines are told apart by dashes and marks too", () => {
  const lines = configOf({ kind: "line", data }, options).data.datasets as {
    borderDash?: number[];
    pointStyle?: string;
  }[];
  expect(new Set(lines.map(({ borderDash }) => String(borderDash))).size).toBe(4);
  expect(new Set(lines.map(({ pointStyle }) => pointStyle)).size).toBe(4);
});

test("a candle spans open to close and low to high; a rise is hollow, a fall filled", () => {
  const [body, wick] = configOf({ kind: "candlestick", data }, options).data.datasets;
  expect(body?.data).toEqual([
    [10, 20],
    [20, 12],
  ]);
  expect(wick?.data).toEqual([
    [5, 30],
    [10, 25],
  ]);
  expect(body?.backgroundColor).toEqual(["#ffffff", "#222222"]);
});

test("tips say the values as the table has them, also where something else was drawn", () => {
  const tip = (content: ChartContent, datasetIndex: number, dataIndex: number) => {
    const label = configOf(content, options).options?.plugins?.tooltip?.callbacks?.label as unknown as (
      context: object,
    ) => string | string[];
    return label({ datasetIndex, dataIndex, dataset: { label: data.labels[dataIndex] }, parsed: {} });
  };
  expect(tip({ kind: "heat", data }, 1, 0)).toBe("High: 30 h");
  expect(tip({ kind: "candlestick", data }, 0, 1)).toEqual(["Open: 20 h", "High: 25 h", "Low: 10 h", "Close: 12 h"]);
  expect(
    tip(
      { kind: "scatter", data: { x: "Age", y: "Pay", groups: [{ id: "a", name: "A", points: [{ x: 1, y: 2 }] }] } },
      0,
      0,
    ),
  ).toBe("A: 1 h / 2 h");
});

test("the scale of a polar chart is written above its slices, on a ground of its own", () => {
  const [slices, radar] = (["polar", "radar"] as const).map(
    (kind) => configOf({ kind, data }, options).options?.scales?.["r"]?.ticks,
  );
  expect(slices).toMatchObject({ z: 1, backdropColor: theme.surface });
  expect(radar).toMatchObject({ backdropColor: "transparent" });
});

test("a heat map names each row in its middle, the first one on top", () => {
  const y = configOf({ kind: "heat", data }, options).options?.scales?.["y"] as unknown as {
    reverse: boolean;
    afterBuildTicks: (scale: { ticks: { value: number }[] }) => void;
    ticks: { callback: (value: number, at: number) => string };
  };
  const scale = { ticks: [] as { value: number }[] };
  y.afterBuildTicks(scale);
  expect(y.reverse).toBe(true);
  expect(scale.ticks.map(({ value }, at) => [value, y.ticks.callback(value, at)])).toEqual([
    [0.5, "Open"],
    [1.5, "High"],
    [2.5, "Low"],
    [3.5, "Close"],
  ]);
});

test("from right to left the first value stands right", () => {
  const scales = configOf({ kind: "bar", data }, { ...options, theme: { ...theme, rtl: true } }).options?.scales;
  expect(scales?.["x"]?.reverse).toBe(true);
});

test("the last label of a line has room on either side", () => {
  const paddingOf = (kind: "bar" | "line", rtl: boolean) =>
    configOf({ kind, data }, { ...options, theme: { ...theme, rtl } }).options?.layout?.padding;
  expect(paddingOf("line", true)).toEqual({ left: 20 });
  expect(paddingOf("line", false)).toBeUndefined();
  expect(paddingOf("bar", true)).toBeUndefined();
});
