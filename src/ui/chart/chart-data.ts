/** Chart content and its table equivalent for screen readers. */
import { toCsv, type CsvCell } from "#src/domain/shared/csv.ts";

interface Series {
  readonly id: string;
  readonly name: string;
  /** One value per label; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** For mixed charts. */
  readonly as?: "bar" | "line";
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Values by label; candlesticks have the series open, high, low, close, in this order. */
export interface LabelledData {
  readonly labels: readonly string[];
  /** Name of the labels, such as months. */
  readonly of: string;
  readonly series: readonly Series[];
}

export interface PointData {
  readonly x: string;
  readonly y: string;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly points: readonly Point[] }[];
}

export const labelledKinds = [
  "line",
  "area",
  "bar",
  "stacked",
  "horizontal",
  "mixed",
  "radar",
  "polar",
  "donut",
  "radial",
  "heat",
  "candlestick",
] as const;
export type LabelledKind = (typeof labelledKinds)[number];

export type ChartContent =
  | { readonly kind: LabelledKind; readonly data: LabelledData }
  | { readonly kind: "scatter"; readonly data: PointData };

/** Charts coloured by label; the others are coloured by series. */
const byLabel: ReadonlySet<string> = new Set(["donut", "polar", "radial"]);
/** Charts whose parts cannot be hidden. */
const whole: ReadonlySet<string> = new Set(["heat", "candlestick"]);

export interface LegendEntry {
  readonly id: string;
  readonly name: string;
}

/** Legend entries in the order of the colours. */
export function legendOf(content: ChartContent): readonly LegendEntry[] {
  if (content.kind === "scatter") return content.data.groups;
  if (whole.has(content.kind)) return [];
  return byLabel.has(content.kind) ? content.data.labels.map((name) => ({ id: name, name })) : content.data.series;
}

export function isEmpty({ data }: ChartContent): boolean {
  return "groups" in data
    ? data.groups.every(({ points }) => points.length === 0)
    : data.series.every(({ values }) => values.every((value) => value === null));
}

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

export function tableOf({ data }: ChartContent): ChartTable {
  if ("groups" in data) {
    return {
      head: ["", data.x, data.y],
      rows: data.groups.flatMap(({ name, points }) => points.map(({ x, y }) => [name, x, y])),
    };
  }
  return {
    head: [data.of, ...data.series.map(({ name }) => name)],
    rows: data.labels.map((label, at) => [label, ...data.series.map(({ values }) => values[at] ?? null)]),
  };
}

export function csvOf(content: ChartContent): string {
  const { head, rows } = tableOf(content);
  return toCsv(head, rows);
}

/** Number of keyboard positions: labels, or points. */
export function placesOf({ data }: ChartContent): number {
  return "groups" in data ? data.groups.reduce((sum, { points }) => sum + points.length, 0) : data.labels.length;
}

/** Dataset and index of a point. */
export function pointAt({ groups }: PointData, place: number): { readonly group: number; readonly index: number } {
  let rest = place;
  for (const [group, { points }] of groups.entries()) {
    if (rest < points.length) return { group, index: rest };
    rest -= points.length;
  }
  return { group: 0, index: 0 };
}

/** Describes a position: its label and the value of each series. */
export function describePlace(
  { data }: ChartContent,
  place: number,
  hidden: ReadonlySet<string>,
  format: (value: number) => string,
): string {
  if ("groups" in data) {
    const { group, index } = pointAt(data, place);
    const point = data.groups[group]?.points[index];
    return point ? `${data.groups[group]?.name ?? ""}: ${data.x} ${format(point.x)}, ${data.y} ${format(point.y)}` : "";
  }
  const said = data.series
    .filter(({ id }) => !hidden.has(id))
    .map(
      ({ name, values }) =>
        `${data.series.length > 1 ? `${name} ` : ""}${values[place] == null ? "–" : format(values[place])}`,
    );
  return `${data.labels[place] ?? ""}: ${said.join(", ")}`;
}
