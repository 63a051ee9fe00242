/** Table layout: columns, order, widths, pinning and density. */
import { densities, type Column, type Density } from "./column.ts";

export type Pin = "start" | "end";

export interface TableLayout {
  /** Visible columns in order; null for the default. */
  readonly columns: readonly string[] | null;
  /** In px; columns without a width fit their content. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: Readonly<Record<string, Pin>>;
  readonly density: Density;
}

/** A positioned column. The first one names the row and stays first. */
export interface PlacedColumn<Row> extends Column<Row> {
  readonly pin?: Pin;
  readonly width?: number;
}

export const initialLayout: TableLayout = { columns: null, widths: {}, pinned: {}, density: "normal" };
export const narrowest = 56;
export const widest = 800;

export function fittingWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(width, widest)));
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Validates a stored layout. */
export function readLayout(stored: unknown): TableLayout {
  const { columns, widths, pinned, density } = Object.fromEntries(entries(stored));
  return {
    columns: Array.isArray(columns) ? [...new Set(columns.map(String))] : null,
    widths: Object.fromEntries(
      entries(widths).flatMap(([id, width]) =>
        typeof width === "number" && width > 0 ? [[id, fittingWidth(width)]] : [],
      ),
    ),
    pinned: Object.fromEntries(
      entries(pinned).flatMap(([id, pin]) => (pin === "start" || pin === "end" ? [[id, pin] as const] : [])),
    ),
    density: densities.find((each) => each === density) ?? initialLayout.density,
  };
}

/** Visible columns in order: the naming one, pinned at the start, unpinned, pinned at the end. */
export function placeColumns<Row>(
  all: readonly Column<Row>[],
  layout: TableLayout,
  usual: readonly string[],
): readonly PlacedColumn<Row>[] {
  const [lead] = all;
  if (!lead) return [];
  const byId = new Map(all.map((column) => [column.id, column]));
  const shown = (layout.columns ?? usual).flatMap((id) => (id === lead.id ? [] : (byId.get(id) ?? [])));
  const pinOf = ({ id }: Column<Row>): Pin | undefined => (id === lead.id ? "start" : layout.pinned[id]);
  const zone = (pin: Pin | undefined) => shown.filter((column) => pinOf(column) === pin);
  return [lead, ...zone("start"), ...zone(undefined), ...zone("end")].map((column) => {
    const [pin, width] = [pinOf(column), layout.widths[column.id]];
    return { ...column, ...(pin && { pin }), ...(width !== undefined && { width }) };
  });
}

const idsOf = (placed: readonly PlacedColumn<never>[]): string[] => placed.map(({ id }) => id);

function canSwap(placed: readonly PlacedColumn<never>[], at: number, to: number): boolean {
  // The naming column is fixed, and pinned columns only move among themselves.
  return at > 0 && to > 0 && placed[to] !== undefined && placed[at]?.pin === placed[to]?.pin;
}

export function canMove(placed: readonly PlacedColumn<never>[], id: string, step: 1 | -1): boolean {
  const at = idsOf(placed).indexOf(id);
  return canSwap(placed, at, at + step);
}

export function moveColumn(
  layout: TableLayout,
  placed: readonly PlacedColumn<never>[],
  id: string,
  step: 1 | -1,
): TableLayout {
  if (!canMove(placed, id, step)) return layout;
  const ids = idsOf(placed);
  const at = ids.indexOf(id);
  return { ...layout, columns: ids.with(at, ids[at + step] ?? id).with(at + step, id) };
}

/** Drops a column beside another and adopts its pinning. */
export function dropColumn(
  layout: TableLayout,
  placed: readonly PlacedColumn<never>[],
  id: string,
  beside: string,
  side: "before" | "after",
): TableLayout {
  const lead = placed[0]?.id;
  if (id === beside || id === lead) return layout;
  const rest = idsOf(placed).filter((each) => each !== id);
  const at = beside === lead ? 1 : rest.indexOf(beside) + (side === "after" ? 1 : 0);
  const { [id]: _own, ...others } = layout.pinned;
  const pin = beside === lead ? undefined : layout.pinned[beside];
  return { ...layout, columns: rest.toSpliced(at, 0, id), pinned: pin ? { ...others, [id]: pin } : others };
}

export function pinColumn(layout: TableLayout, id: string, pin: Pin | undefined): TableLayout {
  const { [id]: _before, ...others } = layout.pinned;
  return { ...layout, pinned: pin ? { ...others, [id]: pin } : others };
}

/** Shows a column after the unpinned ones, or hides it. */
export function showColumn(
  layout: TableLayout,
  placed: readonly PlacedColumn<never>[],
  id: string,
  show: boolean,
): TableLayout {
  const others = idsOf(placed).filter((each) => each !== id);
  return { ...layout, columns: show ? [...others, id] : others };
}

export function sameLayout(a: TableLayout, b: TableLayout): boolean {
  const plain = ({ columns, widths, pinned, density }: TableLayout) =>
    JSON.stringify([columns, Object.entries(widths).toSorted(), Object.entries(pinned).toSorted(), density]);
  return plain(a) === plain(b);
}
