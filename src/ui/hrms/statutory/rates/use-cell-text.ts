/** Formats rate cells. */
import { useIntl } from "react-intl";
import { type RateColumn, type RateUnit, unitOf } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateField, RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { wholeRate } from "#src/domain/statutory/rates/dated.ts";
import { useFormat } from "../../../kit/format.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";

export interface CellText {
  readonly unit: (unit: RateUnit, value: RateRow[keyof RateRow] | null | undefined) => string;
  readonly cell: (column: RateColumn, row: RateRow) => string;
  /** "above 55 to 60". */
  readonly band: (kind: RateKind, row: RateRow, above: number | null | undefined) => string;
  readonly percent: (hundredThousandths: number) => string;
}

export const emptyCell = "–";

/** Message of a value of a choice, such as a levy's sector. */
export const choiceName = (field: RateField, value: string): MessageId => `rates.${field}.${value}` as MessageId;

export function useCellText(): CellText {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const percent = (value: number): string =>
    intl.formatNumber(value / wholeRate, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const unit: CellText["unit"] = (name, value) => {
    if (value === null || value === undefined || value === "") return emptyCell;
    if (name === "cents") return format.money(Number(value));
    if (name === "rate") return percent(Number(value));
    if (name === "date") return format.date(String(value));
    if (name === "table") return t(`rates.table.${Number(value) as 1 | 2 | 3 | 4 | 5}`);
    if (name === "item") return t(`rates.item.${value as NonNullable<RateRow["item"]>}`);
    if (name === "halves") return format.number(Number(value) / 2);
    if (name === "percent") return intl.formatNumber(Number(value) / 100, { style: "percent" });
    if (name === "flag") return value === true ? t("rates.oneOff") : emptyCell;
    return String(value);
  };
  return {
    unit,
    percent,
    cell: (column, row) => {
      const value = row[column.field];
      return column.choices && typeof value === "string"
        ? t(choiceName(column.field, value))
        : unit(unitOf(column, row), value);
    },
    band: (kind, { upTo = null }, above) => {
      const name = kind === "cpf" || kind === "cpf-ages" ? "years" : "cents";
      const bounds = { above: unit(name, above ?? null), upTo: unit(name, upTo) };
      if (above === null || above === undefined || (above === 0 && name === "cents" && upTo !== null))
        return upTo === null ? t("rates.band.all") : t("rates.band.upTo", bounds);
      return upTo === null ? t("rates.band.above", bounds) : t("rates.band.between", bounds);
    },
  };
}

/** Lower bound of a row: its own, or the upper bound of the previous one. */
export function lowerBound(kind: RateKind, rates: readonly RateRow[], index: number): number | null | undefined {
  const row = rates[index];
  if (kind === "cpf" || kind === "cpf-ages" || kind === "cpf-wages") return row?.above;
  return index === 0 ? 0 : rates[index - 1]?.upTo;
}

export const hasBands = (kind: RateKind): boolean =>
  !["cpf-ceilings", "sdl", "levy", "employment", "ppf", "holidays"].includes(kind);
