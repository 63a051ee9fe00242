/** CPF by date: contribution tables, age and wage bands, ceilings, annual limit and the terms of late payment. */
import { dollars, percent, type Row, type Series } from "./dated.ts";
import type { SourceId } from "./sources.ts";

/** Rates in millionths of the wages. */
export interface CpfCell {
  /** Employer's rate on low wages, without an employee share. */
  readonly employer: number;
  /** Phase-in factor of the employee's share in the third wage band. */
  readonly phaseIn: number;
  readonly total: number;
  readonly employee: number;
}

/** 1: citizens and full rates; 2 and 3: PR years 1 and 2, both graduated; 4 and 5: the same years with full employer rates. */
export type CpfTableNumber = 1 | 2 | 3 | 4 | 5;
/** One cell per age band, youngest first. */
export type CpfTable = readonly CpfCell[];
export type CpfTables = Readonly<Record<CpfTableNumber, CpfTable>>;

/** Wages above `over` and up to and including `upTo`. */
export interface CpfWageBand {
  readonly above: number;
  readonly upTo: number | null;
  readonly formula: "nil" | "employer-only" | "graduated" | "full";
}

export interface CpfAgeBand {
  readonly above: number | null;
  readonly upTo: number | null;
}

export interface LatePayment {
  readonly ratePerMonth: number;
  readonly minimum: number;
  /** Days that make the month of the rate. */
  readonly daysInMonth: number;
  readonly graceDay: number;
}

/** Day of the next month by which ordinary wages must be payable. */
export interface WageClassTerms {
  readonly payableByDay: number;
}

/** Months after payment within which a missed share may be recovered. */
export interface RecoveryTerms {
  readonly months: number;
}

export interface CpfSeries {
  readonly contributions: Series<CpfTables>;
  readonly ages: Series<readonly CpfAgeBand[]>;
  readonly wages: Series<readonly CpfWageBand[]>;
  readonly ordinaryCeiling: Series<number>;
  readonly annualCeiling: Series<number>;
  readonly annualLimit: Series<number>;
  readonly latePayment: Series<LatePayment>;
  readonly wageClass: Series<WageClassTerms>;
  readonly recovery: Series<RecoveryTerms>;
}

/** "17+20": employer and employee in percent. In every table the law prints, the phase-in is three times the employee's rate. */
function cell(rates: string): CpfCell {
  const [employer = 0, employee = 0] = rates.split("+").map(percent);
  return { employer, phaseIn: 3 * employee, total: employer + employee, employee };
}

/** Year 1 and year 2 with both shares graduated: the same numbers since 2016. */
const firstYear = ["4+5", "4+5", "3.5+5", "3.5+5", "3.5+5"].map(cell);
const secondYear = ["9+15", "6+12.5", "3.5+7.5", "3.5+5", "3.5+5"].map(cell);

/** Employer rates of table 1 with employee rates of another. */
const withFullEmployer = (full: CpfTable, graduated: CpfTable): CpfTable =>
  full.map(({ employer }, band) => {
    const employee = graduated[band]?.employee ?? 0;
    return { employer, phaseIn: 3 * employee, total: employer + employee, employee };
  });

function tables(
  from: string,
  full: readonly string[],
  source: SourceId,
  certainty: Row<CpfTables>["certainty"],
): Row<CpfTables> {
  const first = full.map(cell);
  const value = {
    1: first,
    2: firstYear,
    3: secondYear,
    4: withFullEmployer(first, firstYear),
    5: withFullEmployer(first, secondYear),
  };
  return { from, value, source, certainty };
}

export const cpf: CpfSeries = {
  contributions: {
    name: "cpf-contributions",
    announcedUpTo: "2027-12-31",
    rows: [
      tables("2023-01-01", ["17+20", "14.5+15", "11+9.5", "8.5+7", "7.5+5"], "cpf-rates-2023", "found"),
      tables("2024-01-01", ["17+20", "15+16", "11.5+10.5", "9+7.5", "7.5+5"], "cpf-rates-copy", "copied"),
      tables("2025-01-01", ["17+20", "15.5+17", "12+11.5", "9+7.5", "7.5+5"], "cpf-rates-copy", "copied"),
      tables("2026-01-01", ["17+20", "16+18", "12.5+12.5", "9+7.5", "7.5+5"], "cpf-rates", "found"),
      tables("2027-01-01", ["17+20", "16.5+19", "13+13", "9+7.5", "7.5+5"], "cpf-rates-2027", "copied"),
    ],
  },
  ages: {
    name: "cpf-ages",
    announcedUpTo: "2027-12-31",
    rows: [
      {
        from: "2016-01-01",
        value: [
          { above: null, upTo: 55 },
          { above: 55, upTo: 60 },
          { above: 60, upTo: 65 },
          { above: 65, upTo: 70 },
          { above: 70, upTo: null },
        ],
        source: "cpf-age-groups",
        certainty: "found",
      },
    ],
  },
  wages: {
    name: "cpf-wages",
    announcedUpTo: "2027-12-31",
    rows: [
      {
        from: "2016-01-01",
        value: [
          { above: 0, upTo: dollars("50"), formula: "nil" },
          { above: dollars("50"), upTo: dollars("500"), formula: "employer-only" },
          { above: dollars("500"), upTo: dollars("750"), formula: "graduated" },
          { above: dollars("750"), upTo: null, formula: "full" },
        ],
        source: "cpf-act",
        certainty: "found",
      },
    ],
  },
  ordinaryCeiling: {
    name: "cpf-ordinary-ceiling",
    announcedUpTo: "2027-12-31",
    rows: [
      { from: "2016-01-01", value: dollars("6000"), source: "cpf-ceilings", certainty: "found" },
      { from: "2023-09-01", value: dollars("6300"), source: "cpf-ceilings", certainty: "found" },
      { from: "2024-01-01", value: dollars("6800"), source: "cpf-ceilings", certainty: "found" },
      { from: "2025-01-01", value: dollars("7400"), source: "cpf-ceilings", certainty: "found" },
      { from: "2026-01-01", value: dollars("8000"), source: "cpf-ceilings", certainty: "found" },
    ],
  },
  annualCeiling: {
    name: "cpf-annual-ceiling",
    announcedUpTo: "2027-12-31",
    rows: [{ from: "2016-01-01", value: dollars("102000"), source: "cpf-ceilings", certainty: "found" }],
  },
  annualLimit: {
    name: "cpf-annual-limit",
    announcedUpTo: "2027-12-31",
    rows: [{ from: "2016-01-01", value: dollars("37740"), source: "cpf-ceilings", certainty: "found" }],
  },
  latePayment: {
    name: "cpf-late-payment",
    announcedUpTo: "2026-12-31",
    rows: [
      {
        from: "2016-01-01",
        value: { ratePerMonth: percent("1.5"), minimum: dollars("5"), daysInMonth: 30, graceDay: 14 },
        source: "cpf-late-payment",
        certainty: "found",
      },
    ],
  },
  wageClass: {
    name: "cpf-wage-class",
    announcedUpTo: "2026-12-31",
    rows: [{ from: "2016-01-01", value: { payableByDay: 14 }, source: "cpf-wages", certainty: "found" }],
  },
  recovery: {
    name: "cpf-recovery",
    announcedUpTo: "2026-12-31",
    rows: [{ from: "2016-01-01", value: { months: 6 }, source: "cpf-recovery", certainty: "found" }],
  },
};
