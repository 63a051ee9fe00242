/** Drafts of rate sets: initial rows and normalisation. */
import { isFund, rateColumns } from "./rate-columns.ts";
import type { RateKind, RateRow, RateSet, RateTerms } from "./rate-set.ts";

/** The set in force on the day, or the first one for earlier days. */
export function inForceOn<Set extends Pick<RateSet, "effectiveFrom">>(
  sets: readonly Set[],
  day: string,
): Set | undefined {
  return sets.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? sets[0];
}

/** Copies holidays to the new year by date; movable ones have to be corrected by hand. */
export function firstRows(kind: RateKind, rates: readonly RateRow[], effectiveFrom: string): RateRow[] {
  if (kind !== "holidays") return rates.map((row) => ({ ...row }));
  const year = effectiveFrom.slice(0, 4);
  return rates
    .filter(({ date = "", oneOff }) => !oneOff || date.startsWith(year))
    .map((row) => ({ ...row, date: `${year}${(row.date ?? "").slice(4).replace("-02-29", "-02-28")}` }));
}

/** The row's fields in the order of its kind; missing values are omitted, open bounds are null. */
export function tidyRow(kind: RateKind, row: RateRow): RateRow {
  const entries = rateColumns[kind].flatMap(({ field, open }) => {
    const value = typeof row[field] === "string" ? row[field].trim() : row[field];
    if (open) return [[field, value ?? null]];
    return value === undefined || value === null || value === false ? [] : [[field, value]];
  });
  return Object.fromEntries(entries) as RateRow;
}

export function tidyTerms(kind: RateKind, terms: RateTerms): RateTerms {
  if (isFund(kind)) return { passes: terms.passes ?? [] };
  if (kind === "levy")
    return {
      ...(terms.payByDay !== undefined && { payByDay: terms.payByDay }),
      ...(terms.daysInYear !== undefined && { daysInYear: terms.daysInYear }),
    };
  if (kind !== "ppf") return {};
  return {
    ...(terms.base && { base: terms.base }),
    ceiling: terms.ceiling ?? null,
    ...(terms.rounding && { rounding: terms.rounding }),
  };
}

/** The set as flat fields for its history; cells are named by row position. */
export function plainFields(
  set: Omit<RateSet, "kind" | "sourceId">,
  withRates: boolean,
): Record<string, string | number | boolean | null> {
  const { effectiveFrom, announcedUpTo, sourceTitle, sourceUrl, certainty, terms, rates } = set;
  const { passes, base, ceiling, rounding, payByDay, daysInYear } = terms;
  const cells = withRates
    ? rates.flatMap((row, index) =>
        Object.entries(row).map(([field, value]) => [`rates/${index}/${field}`, value ?? null] as const),
      )
    : [];
  return {
    effectiveFrom,
    announcedUpTo,
    sourceTitle,
    sourceUrl,
    certainty,
    ...(passes && { "terms/passes": passes.join(", ") }),
    ...(base && { "terms/base": base }),
    ...(ceiling !== undefined && { "terms/ceiling": ceiling }),
    ...(rounding && { "terms/rounding": rounding }),
    ...(payByDay !== undefined && { "terms/payByDay": payByDay }),
    ...(daysInYear !== undefined && { "terms/daysInYear": daysInYear }),
    ...Object.fromEntries(cells),
  };
}
