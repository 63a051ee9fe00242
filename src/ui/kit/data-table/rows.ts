/** What table and cards are told of the rows they draw. */
import type { ComponentType, ReactNode, RefObject } from "react";
import type { Density, RowControlProps } from "./column.ts";
import type { PlacedColumn, TableLayout } from "./layout.ts";
import type { Selection } from "./use-selection.ts";

/** Rows under headings that open and close. The rows come in the order of their groups. */
export interface Grouping<Row> {
  readonly keyOf: (row: Row) => string;
  readonly label: (key: string) => string;
  /** Rows of the group on all pages; without it those at hand are counted. */
  readonly count?: (key: string) => number;
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Rows that open to say more below themselves. */
interface Expanding<Row> {
  readonly isOpen: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly render: (row: Row) => ReactNode;
}

/** Lets a person arrange the columns in their heads. */
export interface Arranging {
  readonly layout: TableLayout;
  readonly onChange: (layout: TableLayout) => void;
}

/** The lines between head and end of a table; a list of thousands draws those in view alone. */
export interface BodyProps {
  readonly count: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly line: (at: number) => ReactNode;
  /** Set by a body that does not draw every line: brings one into view. */
  readonly reveal: RefObject<((at: number) => void) | null>;
}

/** What the user of a table says of its rows. */
export interface TableProps<Row> {
  label: string;
  /** The first one names the row and is drawn by `lead`. */
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  lead: (row: Row, control: RowControlProps) => ReactNode;
  /** Buttons at the end of the row, the menu last. */
  actions?: ((row: Row, control: (name: string) => RowControlProps) => ReactNode) | undefined;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** A press with Shift adds a field to the order. */
  multiSort?: boolean;
  selection?: Selection<Row> | undefined;
  density?: Density;
  arranging?: Arranging | undefined;
  grouping?: Grouping<Row> | undefined;
  expanding?: Expanding<Row> | undefined;
  body?: ComponentType<BodyProps> | undefined;
}

/** A row, or the heading of a group of them. */
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

/** What table and cards draw alike. */
export interface RowsProps<Row> extends Omit<TableProps<Row>, "actions" | "body"> {
  lines: readonly Line<Row>[];
  hintId: string;
  control: (id: string, name: string) => RowControlProps;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  onSelect: (row: Row, selected: boolean, through: boolean) => void;
}
