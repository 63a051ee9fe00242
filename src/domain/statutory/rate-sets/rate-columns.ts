/** The columns of each kind of rates, with unit and range; checks, tables and grids are derived from them. */
import { levyGroups, levySectors, levySkills } from "../rates/levies.ts";
import { type EmploymentItem, employmentItems } from "./employment-items.ts";
import { levyPasses, type RateField, type RateKind, type RateRow } from "./rate-set.ts";

/** `percent` counts hundredths of a whole, `rate` millionths, `halves` half days. */
export type RateUnit =
  | "years"
  | "months"
  | "weeks"
  | "days"
  | "halves"
  | "hours"
  | "percent"
  | "cents"
  | "rate"
  | "table"
  | "choice"
  | "item"
  | "by-item"
  | "date"
  | "text"
  | "flag";

export interface RateColumn {
  readonly field: RateField;
  readonly unit: RateUnit;
  /** May be empty, meaning open-ended. */
  readonly open?: boolean;
  /** Identifies the row; read-only if the kind has fixed rows. */
  readonly key?: boolean;
  /** Of "choice". */
  readonly choices?: readonly string[];
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
  "cpf-wages": [
    ...band("cents"),
    { field: "formula", unit: "choice", choices: ["nil", "employer-only", "graduated", "full"] },
  ],
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
  levy: [
    { field: "pass", unit: "choice", choices: levyPasses, key: true },
    { field: "sector", unit: "choice", choices: levySectors, open: true, key: true },
    { field: "group", unit: "choice", choices: levyGroups, key: true },
    { field: "skill", unit: "choice", choices: levySkills, open: true, key: true },
    { field: "amount", unit: "cents" },
  ],
  employment: [
    { field: "item", unit: "item", key: true },
    { field: "value", unit: "by-item" },
  ],
  ppf: [{ field: "ageFrom", unit: "years", key: true }, { field: "serviceFrom", unit: "years", key: true }, ...shares],
  holidays: [
    { field: "date", unit: "date", key: true },
    { field: "name", unit: "text" },
    { field: "oneOff", unit: "flag" },
  ],
};

/** Kinds with fixed rows, of which only values change. */
export const hasFixedRows = (kind: RateKind): boolean => ["cpf", "cpf-ceilings", "sdl", "employment"].includes(kind);

/** Kinds whose effect can be shown on sample wages. */
export const hasEffect = (kind: RateKind): boolean => !["holidays", "levy", "employment"].includes(kind);

/** The unit of a cell: values of the Employment Act have their item's. */
export const unitOf = ({ unit }: Pick<RateColumn, "unit">, { item }: Pick<RateRow, "item">): RateUnit =>
  unit !== "by-item"
    ? unit
    : item !== undefined && item in employmentItems
      ? employmentItems[item as EmploymentItem]
      : "text";

export const isFund = (kind: RateKind): boolean => ["cdac", "ec", "mbm", "sinda"].includes(kind);

export const levyKey = ({ pass, sector, group, skill }: RateRow): string =>
  [pass, sector, group, skill].map((each) => each ?? "").join("/");

/** Identifies a row across sets by the band's position, not its bounds, so that a moved bound is one change. */
export function rowKey(kind: RateKind, row: RateRow, rows: readonly RateRow[]): string {
  if (kind === "cpf") return `${row.table}/${rows.filter(({ table }) => table === row.table).indexOf(row)}`;
  if (kind === "cpf-ceilings" || kind === "employment") return row.item ?? "";
  if (kind === "levy") return levyKey(row);
  if (kind === "ppf") return `${row.ageFrom}/${row.serviceFrom}`;
  if (kind === "holidays") return row.date ?? "";
  return String(rows.indexOf(row));
}
