/** Props shared by table and cards. */
import type { ComponentType, ReactNode, RefObject } from "react";
import type { Density, RowControlProps } from "./column.ts";
import type { PlacedColumn, TableLayout } from "./layout.ts";
import type { Selection } from "./use-selection.ts";

/** Rows in collapsible groups; must be sorted by group. */
export interface Grouping<Row> {
  readonly keyOf: (row: Row) => string;
  readonly label: (key: string) => string;
  /** Rows of a group on all pages; defaults to those loaded. */
  readonly count?: (key: string) => number;
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

interface Expanding<Row> {
  readonly isOpen: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly render: (row: Row) => ReactNode;
}

export interface Arranging {
  readonly layout: TableLayout;
  readonly onChange: (layout: TableLayout) => void;
}

/** Body of the table; long lists use a virtualised one. */
export interface BodyProps {
  readonly count: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly line: (at: number) => ReactNode;
  /** Set by virtualised bodies to scroll a row into view. */
  readonly reveal: RefObject<((at: number) => void) | null>;
}

export interface TableProps<Row> {
  label: string;
  /** The first column names the row and is rendered by `lead`. */
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  lead: (row: Row, control: RowControlProps) => ReactNode;
  /** Buttons at the end of the row, the menu last. */
  actions?: ((row: Row, control: (name: string) => RowControlProps) => ReactNode) | undefined;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** Shift+click adds a sort field. */
  multiSort?: boolean;
  selection?: Selection<Row> | undefined;
  density?: Density;
  arranging?: Arranging | undefined;
  grouping?: Grouping<Row> | undefined;
  expanding?: Expanding<Row> | undefined;
  body?: ComponentType<BodyProps> | undefined;
}

export type Line<Row> =
  | { readonly id: string; readonly row: Row }
  | { readonly id: string; readonly group: string; readonly count: number };

function groupLineId(key: string): string {
  return `group:${key}`;
}

export function linesOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  grouping: Grouping<Row> | undefined,
): readonly Line<Row>[] {
  if (!grouping) return rows.map((row) => ({ id: idOf(row), row }));
  return [...Map.groupBy(rows, grouping.keyOf)].flatMap(([group, members]): Line<Row>[] => [
    { id: groupLineId(group), group, count: grouping.count?.(group) ?? members.length },
    ...(grouping.closed.has(group) ? [] : members.map((row) => ({ id: idOf(row), row }))),
  ]);
}

export interface RowsProps<Row> extends Omit<TableProps<Row>, "actions" | "body"> {
  lines: readonly Line<Row>[];
  hintId: string;
  control: (id: string, name: string) => RowControlProps;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  onSelect: (row: Row, selected: boolean, through: boolean) => void;
}
