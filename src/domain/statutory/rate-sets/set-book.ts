/** Builds the rate book used by calculations from rate sets. */
import type { RateBook } from "../rates/book.ts";
import type { CpfCell, CpfSeries, CpfTable, CpfTables } from "../rates/cpf.ts";
import type { Row, Series, SeriesName } from "../rates/dated.ts";
import type { FundRate } from "../rates/funds.ts";
import type { GazettedHoliday } from "../rates/holidays.ts";
import type { LevyGroup, LevySeries, LevyTerms, SPassLevy, WorkPermitLevy } from "../rates/levies.ts";
import type { PpfRate } from "../rates/ppf.ts";
import { termsOf } from "./employment-items.ts";
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
    given: { title: sourceTitle, address: sourceUrl },
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
    levy: levySeries(ofKind(sets, "levy")),
    employment: seriesOf("employment-act", ofKind(sets, "employment"), ({ rates }) =>
      termsOf((item) => rates.find((row) => row.item === item)?.value ?? 0),
    ),
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

/** One row per changed value, not per set: what a new set leaves as it is keeps its start date. */
function changesOf<T>(name: SeriesName, sets: readonly RateSet[], valueOf: (set: RateSet) => T): Series<T> {
  const texts = sets.map((set) => JSON.stringify(valueOf(set)));
  const changes = sets.filter((_set, index) => index === 0 || texts[index] !== texts[index - 1]);
  return { ...seriesOf(name, changes, valueOf), announcedUpTo: sets.at(-1)?.announcedUpTo ?? "" };
}

const ceilingSeries = (name: SeriesName, item: CeilingItem, sets: readonly RateSet[]): Series<number> =>
  changesOf(name, sets, ({ rates }) => rates.find((row) => row.item === item)?.amount ?? 0);

function levySeries(sets: readonly RateSet[]): LevySeries {
  const tier = ({ rates }: RateSet, group: LevyGroup): number =>
    rates.find((row) => row.pass === "s-pass" && row.group === group)?.amount ?? 0;
  // Sets before the first known levies of work permits have none.
  const known = sets.filter(({ rates }) => rates.some(({ pass }) => pass === "work-permit"));
  return {
    sPass: changesOf("levy-s-pass", sets, (set): SPassLevy => ({
      tier1: tier(set, "tier-1"),
      tier2: tier(set, "tier-2"),
    })),
    workPermit: changesOf("levy-work-permit", known, ({ rates }) =>
      rates.flatMap(({ pass, sector, group, skill, amount = 0 }): WorkPermitLevy[] =>
        pass === "work-permit" && sector && group && skill ? [{ sector, group, skill, monthly: amount }] : [],
      ),
    ),
    terms: changesOf("levy-terms", sets, ({ terms: { payByDay = 0, daysInYear = 0 } }): LevyTerms => ({
      payByDay,
      daysInYear,
    })),
  };
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
