/** Faults that prevent activating a rate set, with pointers to cells. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { isDate } from "../../shared/calendar.ts";
import { wholeRate } from "../rates/dated.ts";
import { maxCents } from "../../shared/rule-error.ts";
import { bandFaults } from "./band-faults.ts";
import { employmentItemNames, employmentItems } from "./employment-items.ts";
import { levyKey, type RateColumn, rateColumns, type RateUnit, unitOf } from "./rate-columns.ts";
import { ceilingItems, type RateContent, type RateField, type RateRow, type RateTerms } from "./rate-set.ts";

/** Minimum and maximum of numeric columns. */
const limits: Partial<Record<RateUnit, readonly [min: number, max: number]>> = {
  rate: [0, wholeRate],
  years: [0, 120],
  cents: [0, maxCents],
  table: [1, 5],
  months: [0, 120],
  weeks: [0, 520],
  days: [0, 366],
  halves: [0, 20],
  hours: [1, 744],
  percent: [0, 1000],
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
  if (kind === "levy")
    faults.push(
      ...termFault("payByDay", terms.payByDay, 1, 28),
      ...termFault("daysInYear", terms.daysInYear, 360, 366),
    );
  if (kind === "ppf" && terms.rounding === undefined) faults.push({ pointer: "/terms/rounding", code: "required" });
  return faults;
}

function termFault(name: keyof RateTerms, value: number | undefined, min: number, max: number): ProblemFault[] {
  const pointer = `/terms/${name}`;
  if (value === undefined) return [{ pointer, code: "required" }];
  if (!Number.isInteger(value)) return [{ pointer, code: "type" }];
  if (value < min) return [{ pointer, code: "minimum", params: { limit: min } }];
  return value > max ? [{ pointer, code: "maximum", params: { limit: max } }] : [];
}

function rowFaults(row: RateRow, index: number, columns: readonly RateColumn[]): ProblemFault[] {
  const known = columns.map(({ field }) => field);
  const strange = (Object.keys(row) as RateField[]).filter((field) => !known.includes(field));
  const faults = columns.flatMap(
    (column) => cellFault(row[column.field], { ...column, unit: unitOf(column, row) }, index) ?? [],
  );
  return [...strange.map((field) => at(index, field, "unknown")), ...faults];
}

function cellFault(
  value: RateRow[RateField],
  { field, unit, open = false, choices }: RateColumn,
  index: number,
): ProblemFault | undefined {
  if (unit === "flag") return undefined;
  if (value === null || value === undefined || String(value).trim() === "")
    return open ? undefined : at(index, field, "required");
  if (unit === "date") return isDate(String(value)) ? undefined : at(index, field, "format", { format: "date" });
  if (choices && !choices.includes(String(value))) return at(index, field, "enum");
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
  if (kind === "cpf-ceilings")
    return [
      ...rates.flatMap(({ item }, index) =>
        ceilingItems.some((each) => each === item) ? [] : [at(index, "item", "enum")],
      ),
      ...duplicates(rates, ({ item }) => item ?? "", "item"),
    ];
  if (kind === "levy") return [...rates.flatMap(levyFaults), ...duplicates(rates, levyKey, "group")];
  if (kind === "employment") return itemFaults(rates);
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

/** S Pass levies depend on the tier alone, Work Permit levies also on sector and skill. */
function levyFaults({ pass, sector = null, group, skill = null }: RateRow, index: number): ProblemFault[] {
  if (pass === "work-permit")
    return (["sector", "skill"] as const).flatMap((field) =>
      (field === "sector" ? sector : skill) === null ? [at(index, field, "required")] : [],
    );
  return [
    ...(sector === null ? [] : [at(index, "sector", "leave-empty")]),
    ...(skill === null ? [] : [at(index, "skill", "leave-empty")]),
    ...(group === "tier-1" || group === "tier-2" ? [] : [at(index, "group", "not-a-tier")]),
  ];
}

/** Each item of the Employment Act once; longer service never comes before shorter. */
function itemFaults(rates: readonly RateRow[]): ProblemFault[] {
  const unknown = rates.flatMap(({ item }, index) =>
    item !== undefined && item in employmentItems ? [] : [at(index, "item", "enum")],
  );
  const missing = employmentItemNames
    .filter((name) => rates.every(({ item }) => item !== name))
    .map((item) => ({ pointer: "/rates", code: "item-missing", params: { item } }));
  const [third, fourth] = (["notice-3-from", "notice-4-from"] as const).map((name) =>
    rates.findIndex(({ item }) => item === name),
  );
  const order =
    missing.length === 0 &&
    third !== undefined &&
    fourth !== undefined &&
    (rates[fourth]?.value ?? 0) <= (rates[third]?.value ?? 0)
      ? [at(fourth, "value", "overlap")]
      : [];
  return [...unknown, ...missing, ...duplicates(rates, ({ item }) => item ?? "", "item"), ...order];
}

function splitFaults({ amount, mosques, mendaki }: RateRow, index: number): ProblemFault[] {
  if (mosques === undefined || mendaki === undefined) return [];
  return mosques + mendaki === amount ? [] : [at(index, "mendaki", "not-the-sum", { amount })];
}
