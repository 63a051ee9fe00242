/** The columns of each kind of rates, with unit and range; checks, tables and grids are derived from them. */
import type { RateField, RateKind, RateRow } from "./rate-set.ts";

export type RateUnit = "years" | "cents" | "rate" | "table" | "formula" | "item" | "date" | "text" | "flag";

export interface RateColumn {
  readonly field: RateField;
  readonly unit: RateUnit;
  /** May be empty, meaning open-ended. */
  readonly open?: boolean;
  /** Identifies the row; read-only if the kind has fixed rows. */
  readonly key?: boolean;
}

const band = (unit: "years" | "cents"): RateColumn[] => [
  { field: "above", unit, open: true, key: true },
  { field: "upTo", unit, open: true, key: true },
];
const shares: RateColumn[] = [
  { field: "employer", unit: "rate" },
  { field: "employee", unit: "rate" },
];
const fund: RateColumn[] = [
  { field: "upTo", unit: "cents", open: true, key: true },
  { field: "amount", unit: "cents" },
];

export const rateColumns: Readonly<Record<RateKind, readonly RateColumn[]>> = {
  cpf: [{ field: "table", unit: "table", key: true }, ...band("years"), ...shares],
  "cpf-ceilings": [
    { field: "item", unit: "item", key: true },
    { field: "amount", unit: "cents" },
  ],
  "cpf-ages": band("years"),
  "cpf-wages": [...band("cents"), { field: "formula", unit: "formula" }],
  sdl: [
    { field: "rate", unit: "rate" },
    { field: "upTo", unit: "cents" },
    { field: "minimum", unit: "cents" },
    { field: "maximum", unit: "cents" },
  ],
  cdac: fund,
  ec: fund,
  mbm: [...fund, { field: "mosques", unit: "cents" }, { field: "mendaki", unit: "cents" }],
  sinda: fund,
  ppf: [{ field: "ageFrom", unit: "years", key: true }, { field: "serviceFrom", unit: "years", key: true }, ...shares],
  holidays: [
    { field: "date", unit: "date", key: true },
    { field: "name", unit: "text" },
    { field: "oneOff", unit: "flag" },
  ],
};

/** Kinds with fixed rows, of which only values change. */
export const hasFixedRows = (kind: RateKind): boolean => ["cpf", "cpf-ceilings", "sdl"].includes(kind);

export const isFund = (kind: RateKind): boolean => ["cdac", "ec", "mbm", "sinda"].includes(kind);

/** Identifies a row across sets by the band's position, not its bounds, so that a moved bound is one change. */
export function rowKey(kind: RateKind, row: RateRow, rows: readonly RateRow[]): string {
  if (kind === "cpf") return `${row.table}/${rows.filter(({ table }) => table === row.table).indexOf(row)}`;
  if (kind === "cpf-ceilings") return row.item ?? "";
  if (kind === "ppf") return `${row.ageFrom}/${row.serviceFrom}`;
  if (kind === "holidays") return row.date ?? "";
  return String(rows.indexOf(row));
}
