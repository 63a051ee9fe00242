/** Builds the rate book used by calculations from rate sets. */
import type { RateBook } from "../rates/book.ts";
import type { CpfCell, CpfSeries, CpfTable, CpfTables } from "../rates/cpf.ts";
import type { Row, Series, SeriesName } from "../rates/dated.ts";
import type { FundRate } from "../rates/funds.ts";
import type { GazettedHoliday } from "../rates/holidays.ts";
import type { PpfRate } from "../rates/ppf.ts";
import type { CeilingItem, RateKind, RateRow, RateSet } from "./rate-set.ts";

/** Sets of a kind, sorted by start date. */
function ofKind(sets: readonly RateSet[], kind: RateKind): RateSet[] {
  return sets
    .filter((set) => set.kind === kind)
    .toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1));
}

function rowOf<T>(set: RateSet, value: T, from = set.effectiveFrom): Row<T> {
  const { sourceId, sourceTitle, sourceUrl, certainty } = set;
  if (sourceId !== null) return { from, value, source: sourceId, certainty };
  return {
    from,
    value,
    source: "rate-set",
    certainty,
    given: { title: sourceTitle, ...(sourceUrl !== null && { address: sourceUrl }) },
  };
}

function seriesOf<T>(name: SeriesName, sets: readonly RateSet[], valueOf: (set: RateSet) => T): Series<T> {
  return { name, announcedUpTo: sets.at(-1)?.announcedUpTo ?? "", rows: sets.map((set) => rowOf(set, valueOf(set))) };
}

/** The base book with its rows replaced by the sets where they exist. */
export function bookOf(base: RateBook, sets: readonly RateSet[]): RateBook {
  const fund = (name: SeriesName, kind: RateKind): Series<FundRate> => seriesOf(name, ofKind(sets, kind), fundRate);
  return {
    ...base,
    cpf: cpfSeries(base.cpf, sets),
    sdl: seriesOf("sdl", ofKind(sets, "sdl"), ({ rates: [row] }) => ({
      rate: row?.rate ?? 0,
      wageCap: row?.upTo ?? 0,
      minimum: row?.minimum ?? 0,
      maximum: row?.maximum ?? 0,
    })),
    funds: {
      CDAC: fund("cdac", "cdac"),
      ECF: fund("ecf", "ec"),
      MBMF: fund("mbmf", "mbm"),
      SINDA: fund("sinda", "sinda"),
      lowWages: base.funds.lowWages,
    },
    holidays: holidaySeries(ofKind(sets, "holidays")),
  };
}

function cpfSeries(base: CpfSeries, sets: readonly RateSet[]): CpfSeries {
  const ceilings = ofKind(sets, "cpf-ceilings");
  return {
    contributions: seriesOf("cpf-contributions", ofKind(sets, "cpf"), ({ rates }) => cpfTables(rates)),
    ages: seriesOf("cpf-ages", ofKind(sets, "cpf-ages"), ({ rates }) =>
      rates.map(({ above = null, upTo = null }) => ({ above, upTo })),
    ),
    wages: seriesOf("cpf-wages", ofKind(sets, "cpf-wages"), ({ rates }) =>
      rates.map(({ above, upTo = null, formula = "full" }) => ({ above: above ?? 0, upTo, formula })),
    ),
    ordinaryCeiling: ceilingSeries("cpf-ordinary-ceiling", "ordinary-month", ceilings),
    annualCeiling: ceilingSeries("cpf-annual-ceiling", "annual-wages", ceilings),
    annualLimit: ceilingSeries("cpf-annual-limit", "annual-limit", ceilings),
    latePayment: base.latePayment,
    wageClass: base.wageClass,
    recovery: base.recovery,
  };
}

/** In every table the law prints, the phase-in is three times the employee's rate. */
export const phaseInOf = (employee: number): number => 3 * employee;

function cpfTables(rates: readonly RateRow[]): CpfTables {
  const cell = ({ employer = 0, employee = 0 }: RateRow): CpfCell => ({
    employer,
    phaseIn: phaseInOf(employee),
    total: employer + employee,
    employee,
  });
  const table = (number: number): CpfTable => rates.filter((row) => row.table === number).map(cell);
  return { 1: table(1), 2: table(2), 3: table(3), 4: table(4), 5: table(5) };
}

/** One row per changed amount, not per set: an unchanged ceiling keeps its start date. */
function ceilingSeries(name: SeriesName, item: CeilingItem, sets: readonly RateSet[]): Series<number> {
  const amount = ({ rates }: RateSet): number => rates.find((row) => row.item === item)?.amount ?? 0;
  const changes = sets.filter((set, index) => index === 0 || amount(set) !== amount(sets[index - 1] ?? set));
  return { ...seriesOf(name, changes, amount), announcedUpTo: sets.at(-1)?.announcedUpTo ?? "" };
}

function fundRate({ rates, terms }: RateSet): FundRate {
  const bands = rates.map(({ upTo = null, amount = 0, mosques, mendaki }) => ({
    upTo,
    amount,
    ...(mosques !== undefined && mendaki !== undefined && { split: [mosques, mendaki] as const }),
  }));
  return { bands, passes: terms.passes ?? [] };
}

/** One row per year; a list gazetted later replaces the earlier one. */
function holidaySeries(sets: readonly RateSet[]): Series<readonly GazettedHoliday[]> {
  const yearOf = (set: RateSet): string => set.effectiveFrom.slice(0, 4);
  const latest = sets.filter(
    (set, index) => index === sets.length - 1 || yearOf(sets[index + 1] ?? set) !== yearOf(set),
  );
  const days = (rates: readonly RateRow[]): GazettedHoliday[] =>
    rates.map(({ date = "", name = "", oneOff }) => ({ date, name, ...(oneOff && { oneOff }) }));
  return {
    name: "public-holidays",
    announcedUpTo: sets.at(-1)?.announcedUpTo ?? "",
    rows: latest.map((set) => rowOf(set, days(set.rates), `${yearOf(set)}-01-01`)),
  };
}

/** The private provident fund of one company. */
export function ppfOf(sets: readonly RateSet[]): Series<PpfRate> {
  return seriesOf("ppf", ofKind(sets, "ppf"), ({ rates, terms }) => ({
    base: terms.base ?? "basic",
    ceiling: terms.ceiling ?? null,
    rounding: terms.rounding ?? "fundCent",
    cells: rates.map(({ ageFrom = 0, serviceFrom = 0, employer = 0, employee = 0 }) => ({
      ageFrom,
      serviceFrom,
      employer,
      employee,
    })),
  }));
}
