/** The published rates as rate sets, to seed a new database. */
import type { RateBook } from "../rates/book.ts";
import type { CpfTableNumber } from "../rates/cpf.ts";
import { type Row, rowAt, type Series } from "../rates/dated.ts";
import type { FundRate } from "../rates/funds.ts";
import type { PpfRate } from "../rates/ppf.ts";
import { type Source, sources } from "../rates/sources.ts";
import { employmentItemNames, itemsOf } from "./employment-items.ts";
import { ceilingItems, type RateKind, type RateRow, type RateSet, type RateTerms } from "./rate-set.ts";

const cpfTables: readonly CpfTableNumber[] = [1, 2, 3, 4, 5];

/** The platform's sets, oldest first within their kind. */
export function publishedSets(book: RateBook): RateSet[] {
  const { contributions, ages, wages } = book.cpf;
  const fund = (kind: RateKind, series: Series<FundRate>): RateSet[] =>
    setsOf(
      kind,
      series,
      ({ bands }) =>
        bands.map(({ upTo, amount, split }) => ({
          upTo,
          amount,
          ...(split && { mosques: split[0], mendaki: split[1] }),
        })),
      ({ passes }) => ({ passes }),
    );
  return [
    ...setsOf("cpf-ages", ages, (bands) => bands.map(({ above, upTo }) => ({ above, upTo }))),
    ...setsOf("cpf-wages", wages, (bands) => bands.map(({ above, upTo, formula }) => ({ above, upTo, formula }))),
    ...ceilingSets(book),
    ...setsOf("cpf", contributions, (tables, from) =>
      cpfTables.flatMap((table) =>
        tables[table].map(({ employer, employee }, index) => ({
          table,
          ...rowAt(ages, from).value[index],
          employer,
          employee,
        })),
      ),
    ),
    ...setsOf("sdl", book.sdl, ({ rate, wageCap, minimum, maximum }) => [{ rate, upTo: wageCap, minimum, maximum }]),
    ...fund("cdac", book.funds.CDAC),
    ...fund("ec", book.funds.ECF),
    ...fund("mbm", book.funds.MBMF),
    ...fund("sinda", book.funds.SINDA),
    ...levySets(book),
    ...setsOf("employment", book.employment, (terms) => {
      const items = itemsOf(terms);
      return employmentItemNames.map((item) => ({ item, value: items[item] }));
    }),
    ...setsOf("holidays", book.holidays, (days) => days.map((day) => ({ ...day }))),
  ];
}

/** A private provident fund as rate sets; its source is the employer's own document. */
export function ppfSets(series: Series<PpfRate>, sourceTitle: string, sourceUrl: string): RateSet[] {
  return series.rows.map(({ from, certainty, value: { base, ceiling, rounding, cells } }) => ({
    kind: "ppf",
    effectiveFrom: from,
    announcedUpTo: series.announcedUpTo,
    sourceId: null,
    sourceTitle,
    sourceUrl,
    certainty,
    terms: { base, ceiling, rounding },
    rates: cells.map((cell) => ({ ...cell })),
  }));
}

function setsOf<T>(
  kind: RateKind,
  { rows, announcedUpTo }: Series<T>,
  ratesOf: (value: T, from: string) => RateRow[],
  termsOf: (value: T) => RateTerms = () => ({}),
): RateSet[] {
  return rows.map((row) => {
    const { value, from } = row;
    return {
      kind,
      effectiveFrom: from,
      announcedUpTo,
      terms: termsOf(value),
      rates: ratesOf(value, from),
      ...sourceOf(row),
    };
  });
}

function sourceOf({
  source,
  certainty,
}: Row<unknown>): Pick<RateSet, "sourceId" | "sourceTitle" | "sourceUrl" | "certainty"> {
  const { title, address }: Source = sources[source];
  if (address === undefined) throw new Error(`The source ${source} of published rates has no address.`);
  return { sourceId: source, sourceTitle: title, sourceUrl: address, certainty };
}

/** Levies of both passes and their terms are in one set; a new set starts whenever one of them changes. */
function levySets({ levy: { sPass, workPermit, terms } }: RateBook): RateSet[] {
  const rows: Row<unknown>[] = [...workPermit.rows, ...sPass.rows, ...terms.rows];
  const starts = [...new Set(rows.map(({ from }) => from))].sort();
  return starts.flatMap((from): RateSet[] => {
    const began = rows.find((row) => row.from === from);
    if (began === undefined) return [];
    const { tier1, tier2 } = rowAt(sPass, from).value;
    const permits = workPermit.rows.findLast((row) => row.from <= from)?.value ?? [];
    return [
      {
        kind: "levy",
        effectiveFrom: from,
        announcedUpTo: sPass.announcedUpTo,
        terms: { ...rowAt(terms, from).value },
        rates: [
          { pass: "s-pass", group: "tier-1", amount: tier1 },
          { pass: "s-pass", group: "tier-2", amount: tier2 },
          ...permits.map(({ sector, group, skill, monthly }): RateRow => ({
            pass: "work-permit",
            sector,
            group,
            skill,
            amount: monthly,
          })),
        ],
        ...sourceOf(began),
      },
    ];
  });
}

/** All three amounts are in one set; a new set starts whenever one of them changes. */
function ceilingSets({ cpf }: RateBook): RateSet[] {
  const series = {
    "ordinary-month": cpf.ordinaryCeiling,
    "annual-wages": cpf.annualCeiling,
    "annual-limit": cpf.annualLimit,
  };
  const rows = Object.values(series).flatMap((each) => each.rows);
  const starts = [...new Set(rows.map(({ from }) => from))].sort();
  return starts.flatMap((from) => {
    const began = rows.find((row) => row.from === from);
    if (began === undefined) return [];
    const rates = ceilingItems.map((item) => ({ item, amount: rowAt(series[item], from).value }));
    const { announcedUpTo } = cpf.ordinaryCeiling;
    return [
      { kind: "cpf-ceilings" as const, effectiveFrom: from, announcedUpTo, terms: {}, rates, ...sourceOf(began) },
    ];
  });
}
