/** A report as plain data, which is written as XLSX or PDF. */

export type ReportCell = string | number | null;

export interface ReportColumn {
  readonly key: string;
  readonly head: string;
  /** Money is cents; a share is hundredths of a percent, hours are hundredths of an hour. */
  readonly kind: "text" | "money" | "count" | "share" | "hours";
}

export interface ReportTable {
  readonly title: string;
  readonly lead: readonly string[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** Sums of the money columns, in the last row. */
  readonly totals: readonly ReportCell[] | null;
}

/** The sums of money and counts below all rows; `label` in the first column. */
export function totalsOf(
  columns: readonly ReportColumn[],
  rows: ReportTable["rows"],
  label: string,
): readonly ReportCell[] {
  return columns.map(({ kind }, column) => {
    if (column === 0) return label;
    if (kind === "text" || kind === "share") return null;
    return rows.reduce((sum, cells) => sum + Number(cells[column] ?? 0), 0);
  });
}
