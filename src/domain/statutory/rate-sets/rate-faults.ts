/** Faults that prevent activating a rate set, with pointers to cells. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { isDate } from "../../shared/calendar.ts";
import { wholeRate } from "../rates/dated.ts";
import { maxCents } from "../../shared/rule-error.ts";
import { bandFaults } from "./band-faults.ts";
import { type RateColumn, rateColumns, type RateUnit } from "./rate-columns.ts";
import type { RateContent, RateField, RateRow } from "./rate-set.ts";

/** Minimum and maximum of numeric columns. */
const limits: Partial<Record<RateUnit, readonly [min: number, max: number]>> = {
  rate: [0, wholeRate],
  years: [0, 120],
  cents: [0, maxCents],
  table: [1, 5],
};

const at = (index: number, field: RateField, code: string, params?: Record<string, unknown>): ProblemFault => ({
  pointer: `/rates/${index}/${field}`,
  code,
  ...(params && { params }),
});

/** `ages` are the age bands in force when a CPF set starts. */
export function rateFaults(content: RateContent, ages: readonly RateRow[] = []): ProblemFault[] {
  const { kind, rates } = content;
  const head = headFaults(content);
  if (rates.length === 0) return [...head, { pointer: "/rates", code: "minItems", params: { limit: 1 } }];
  const cells = rates.flatMap((row, index) => rowFaults(row, index, rateColumns[kind]));
  // Cross-cell checks need valid cells.
  return [...head, ...(cells.length > 0 ? cells : togetherFaults(content, ages))];
}

function headFaults({ kind, effectiveFrom, announcedUpTo, terms }: RateContent): ProblemFault[] {
  const faults: ProblemFault[] = [];
  const monthly = kind !== "holidays";
  if (!isDate(effectiveFrom)) faults.push({ pointer: "/effectiveFrom", code: "format", params: { format: "date" } });
  else if (monthly && !effectiveFrom.endsWith("-01"))
    faults.push({ pointer: "/effectiveFrom", code: "not-first-of-month" });
  if (!isDate(announcedUpTo)) faults.push({ pointer: "/announcedUpTo", code: "format", params: { format: "date" } });
  else if (announcedUpTo < effectiveFrom) faults.push({ pointer: "/announcedUpTo", code: "before-start" });
  if (kind === "ppf" && terms.base === undefined) faults.push({ pointer: "/terms/base", code: "required" });
  if (kind === "ppf" && terms.rounding === undefined) faults.push({ pointer: "/terms/rounding", code: "required" });
  return faults;
}

function rowFaults(row: RateRow, index: number, columns: readonly RateColumn[]): ProblemFault[] {
  const known = columns.map(({ field }) => field);
  const strange = (Object.keys(row) as RateField[]).filter((field) => !known.includes(field));
  const faults = columns.flatMap((column) => cellFault(row[column.field], column, index) ?? []);
  return [...strange.map((field) => at(index, field, "unknown")), ...faults];
}

function cellFault(
  value: RateRow[RateField],
  { field, unit, open = false }: RateColumn,
  index: number,
): ProblemFault | undefined {
  if (unit === "flag") return undefined;
  if (value === null || value === undefined || String(value).trim() === "")
    return open ? undefined : at(index, field, "required");
  if (unit === "date") return isDate(String(value)) ? undefined : at(index, field, "format", { format: "date" });
  const limit = limits[unit];
  if (limit === undefined) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value)) return at(index, field, "type");
  if (value < limit[0]) return at(index, field, "minimum", { limit: limit[0], unit });
  return value > limit[1] ? at(index, field, "maximum", { limit: limit[1], unit }) : undefined;
}

function togetherFaults(content: RateContent, ages: readonly RateRow[]): ProblemFault[] {
  const { kind, rates, effectiveFrom } = content;
  if (kind === "cpf") return [...bandFaults(kind, rates, ages), ...rates.flatMap(tooLarge)];
  if (kind === "cpf-ages" || kind === "cpf-wages") return bandFaults(kind, rates, ages);
  if (kind === "cpf-ceilings") return duplicates(rates, ({ item }) => item ?? "", "item");
  if (kind === "sdl") return rates.flatMap(sdlFaults);
  if (kind === "ppf")
    return [
      ...duplicates(rates, ({ ageFrom, serviceFrom }) => `${ageFrom}/${serviceFrom}`, "serviceFrom"),
      ...rates.flatMap(tooLarge),
    ];
  if (kind !== "holidays") return [...bandFaults("fund", rates, ages), ...rates.flatMap(splitFaults)];
  const year = effectiveFrom.slice(0, 4);
  const outside = rates.flatMap(({ date = "" }, index) =>
    date.startsWith(year) ? [] : [at(index, "date", "other-year", { year })],
  );
  return [...outside, ...duplicates(rates, ({ date }) => date ?? "", "date")];
}

function duplicates(rates: readonly RateRow[], key: (row: RateRow) => string, field: RateField): ProblemFault[] {
  const keys = rates.map(key);
  return keys.flatMap((each, index) => (keys.indexOf(each) < index ? [at(index, field, "duplicate")] : []));
}

function tooLarge({ employer = 0, employee = 0 }: RateRow, index: number): ProblemFault[] {
  return employer + employee > wholeRate ? [at(index, "employee", "more-than-all")] : [];
}

function sdlFaults({ minimum = 0, maximum = 0 }: RateRow, index: number): ProblemFault[] {
  if (index > 0) return [at(index, "rate", "duplicate")];
  return minimum > maximum ? [at(index, "maximum", "below-minimum")] : [];
}

function splitFaults({ amount, mosques, mendaki }: RateRow, index: number): ProblemFault[] {
  if (mosques === undefined || mendaki === undefined) return [];
  return mosques + mendaki === amount ? [] : [at(index, "mendaki", "not-the-sum", { amount })];
}
