/** What table and cards are told of the rows they draw. */
import type { ReactNode } from "react";
import type { Column, Density } from "./column.ts";
import type { Selection } from "./use-selection.ts";

/** What a link or button of a row spreads, so that the keys find it. */
export interface RowControlProps {
  readonly "data-row-control": string;
  readonly tabIndex: number;
}

/** What the user of a table says of its rows. */
export interface TableProps<Row> {
  label: string;
  /** The first one names the row and is drawn by `lead`. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  lead: (row: Row, control: RowControlProps) => ReactNode;
  /** Buttons at the end of the row, the menu last. */
  actions?: (row: Row, control: (name: string) => RowControlProps) => ReactNode;
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  selection?: Selection<Row> | undefined;
  density?: Density;
}

/** What table and cards draw alike. */
export interface RowsProps<Row> extends Omit<TableProps<Row>, "actions"> {
  /** Row whose controls take Tab steps. */
  current: string | undefined;
  hintId: string;
  control: (row: Row, name: string) => RowControlProps;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
}
