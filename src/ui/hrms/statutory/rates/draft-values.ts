/** Cell texts of a draft, parsed with the locale's separators. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { perPercent } from "#src/domain/statutory/rates/dated.ts";
import { type RateColumn, rateColumns, type RateUnit, unitOf } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateField, RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { formatAmount, parseAmount, parseWhole } from "../../../kit/amount.ts";
import { parseDecimal } from "../../../kit/decimal.ts";

export type GridRow = Readonly<Partial<Record<RateField, string>>>;

function textOf(unit: RateUnit, value: RateRow[RateField] | null, locale: string): string {
  if (value === null || value === undefined) return "";
  if (unit === "cents") return formatAmount(Number(value), locale);
  if (unit === "rate")
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(value) / perPercent);
  if (unit === "halves") return new Intl.NumberFormat(locale).format(Number(value) / 2);
  return String(value);
}

export function gridOf(kind: RateKind, rates: readonly RateRow[], locale: string): GridRow[] {
  return rates.map((row) =>
    Object.fromEntries(
      rateColumns[kind].map((column) => [column.field, textOf(unitOf(column, row), row[column.field] ?? null, locale)]),
    ),
  );
}

const wholeUnits: ReadonlySet<RateUnit> = new Set<RateUnit>(["years", "months", "weeks", "days", "hours", "table"]);

/** Undefined if the text is invalid. */
function valueOf(unit: RateUnit, text: string, locale: string): RateRow[RateField] | undefined {
  if (unit === "cents") return parseAmount(text, locale);
  if (wholeUnits.has(unit)) return parseWhole(text, locale);
  if (unit === "percent") return parseWhole(text.replace("%", "").trim(), locale);
  if (unit === "flag") return text === "true";
  if (unit === "halves") {
    const days = parseDecimal(text, locale);
    return days !== undefined && Number.isInteger(days * 2) ? days * 2 : undefined;
  }
  if (unit !== "rate") return text;
  const percent = parseDecimal(text.replace("%", ""), locale);
  const rate = percent === undefined ? Number.NaN : Math.round(percent * perPercent * 1000) / 1000;
  return Number.isInteger(rate) ? rate : undefined;
}

const codes: Partial<Record<RateUnit, string>> = { cents: "amount", rate: "percentage", halves: "halves" };

interface ReadGrid {
  readonly rates: RateRow[];
  readonly faults: ProblemFault[];
}

export function readGrid(kind: RateKind, grid: readonly GridRow[], locale: string): ReadGrid {
  const faults: ProblemFault[] = [];
  const cell = (row: GridRow, column: RateColumn, index: number): [RateField, RateRow[RateField]][] => {
    const { field, open } = column;
    const unit = unitOf(column, { item: row.item as NonNullable<RateRow["item"]> });
    const text = (row[field] ?? "").trim();
    if (text === "") return open ? [[field, null]] : [];
    const value = valueOf(unit, text, locale);
    if (value === undefined) faults.push({ pointer: `/rates/${index}/${field}`, code: codes[unit] ?? "whole" });
    return value === undefined || value === false ? [] : [[field, value]];
  };
  const rates = grid.map(
    (row, index) => Object.fromEntries(rateColumns[kind].flatMap((column) => cell(row, column, index))) as RateRow,
  );
  return { rates, faults };
}
