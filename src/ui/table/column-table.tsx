/** Read-only table declared by columns; on narrow screens each row becomes a block. */
import type { ComponentProps, ReactNode } from "react";
import { PlainTable, TableScroll } from "./plain-table.tsx";

export interface TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are end-aligned, dates do not wrap. */
  readonly kind?: "number" | "date";
  /** Narrow screens show its cells without the header. */
  readonly unnamed?: boolean;
}

interface ColumnTableProps<Row> extends Pick<ComponentProps<typeof PlainTable>, "small" | "stickyHead"> {
  label: string;
  rows: readonly Row[];
  /** The first column is the row header. */
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  maxH?: string;
}

function marks<Row>({ kind }: TableColumn<Row>) {
  return { ...(kind === "number" && { "data-end": true }), ...(kind === "date" && { "data-date": true }) };
}

export function ColumnTable<Row>({ label, rows, columns, keyOf, maxH, ...look }: ColumnTableProps<Row>) {
  return (
    <TableScroll label={label} {...(maxH !== undefined && { maxH })}>
      <PlainTable stacked aria-label={label} {...look}>
        <thead>
          <tr>
            {columns.map(({ header, kind }, at) => (
              <th key={at} scope="col" data-end={kind === "number" || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={at} scope="row" {...marks(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={at} data-label={column.unnamed ? undefined : column.header} {...marks(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </TableScroll>
  );
}
