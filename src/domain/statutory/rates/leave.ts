/** Statutory minimum leave by date, from the Employment Act and the Child Development Co-Savings Act. */
import { dollars, type Row, type Series } from "./dated.ts";

export interface AnnualLeaveRate {
  readonly minServiceMonths: number;
  /** Days for the first, second … year of service; the last value applies to all later years. */
  readonly daysByYear: readonly number[];
}

export interface SickLeaveRate {
  readonly fromMonths: number;
  readonly outpatient: number;
  /** Includes the outpatient days. */
  readonly hospitalisation: number;
}

export interface MaternityRate {
  readonly citizenWeeks: number;
  readonly otherWeeks: number;
  readonly minServiceDays: number;
  /** Weeks the employer pays for the first two births. */
  readonly employerWeeks: number;
  /** Number of births for which the employer pays its weeks. */
  readonly sharedBirths: number;
  readonly capPerFourWeeks: number;
}

export interface PaternityRate {
  readonly weeks: number;
  readonly mandatoryWeeks: number;
  readonly minServiceMonths: number;
  readonly capPerWeek: number;
}

export interface SharedParentalRate {
  readonly weeks: number;
  /** Deducted from the mother's weeks, as before April 2025. */
  readonly outOfMaternity: boolean;
  readonly reshareWithinWeeks: number;
  readonly blockWithinWeeks: number;
  readonly withinMonths: number;
  readonly capPerWeek: number;
}

export interface ChildcareRate {
  /** Age limits for childcare and extended childcare leave. */
  readonly youngUnder: number;
  readonly olderUnder: number;
  readonly underSeven: number;
  readonly extended: number;
  readonly otherChild: number;
  /** Maximum days a year per parent for both kinds together. */
  readonly most: number;
  readonly least: number;
  readonly minServiceMonths: number;
  readonly capPerDay: number;
}

export interface InfantCareRate {
  readonly days: number;
  /** Age limit of the child. */
  readonly childUnder: number;
  readonly minServiceMonths: number;
}

/** Part-timers: leave in hours, in proportion to those of a full-timer. */
export interface PartTimeRate {
  /** Shorter weeks are part-time. */
  readonly belowWeeklyMinutes: number;
  /** A full-timer's week and day where the company has no similar one. */
  readonly weeklyMinutes: number;
  readonly dayMinutes: number;
}

export interface LeaveSeries {
  readonly annual: Series<AnnualLeaveRate>;
  readonly sick: Series<readonly SickLeaveRate[]>;
  readonly maternity: Series<MaternityRate>;
  readonly paternity: Series<PaternityRate>;
  readonly sharedParental: Series<SharedParentalRate>;
  readonly childcare: Series<ChildcareRate>;
  readonly infantCare: Series<InfantCareRate>;
  readonly adoption: Series<{ readonly weeks: number; readonly minServiceMonths: number }>;
  readonly partTime: Series<PartTimeRate>;
}

const known = "2026-12-31";

const paternity = (from: string, weeks: number, mandatoryWeeks: number): Row<PaternityRate> => ({
  from,
  value: { weeks, mandatoryWeeks, minServiceMonths: 3, capPerWeek: dollars("2500") },
  source: "family-leave",
  certainty: "found",
});

const shared = (from: string, weeks: number, outOfMaternity: boolean): Row<SharedParentalRate> => ({
  from,
  value: {
    weeks,
    outOfMaternity,
    reshareWithinWeeks: 4,
    blockWithinWeeks: 26,
    withinMonths: 12,
    capPerWeek: dollars("2500"),
  },
  source: "family-leave",
  certainty: "found",
});

export const leave: LeaveSeries = {
  annual: {
    name: "annual-leave",
    announcedUpTo: known,
    rows: [
      {
        from: "2019-04-01",
        value: { minServiceMonths: 3, daysByYear: [7, 8, 9, 10, 11, 12, 13, 14] },
        source: "mom-annual-leave",
        certainty: "copied",
      },
    ],
  },
  sick: {
    name: "sick-leave",
    announcedUpTo: known,
    rows: [
      {
        from: "2019-04-01",
        value: [
          { fromMonths: 3, outpatient: 5, hospitalisation: 15 },
          { fromMonths: 4, outpatient: 8, hospitalisation: 30 },
          { fromMonths: 5, outpatient: 11, hospitalisation: 45 },
          { fromMonths: 6, outpatient: 14, hospitalisation: 60 },
        ],
        source: "mom-sick-leave",
        certainty: "copied",
      },
    ],
  },
  maternity: {
    name: "maternity",
    announcedUpTo: known,
    rows: [
      {
        from: "2017-01-01",
        value: {
          citizenWeeks: 16,
          otherWeeks: 12,
          minServiceDays: 90,
          employerWeeks: 8,
          sharedBirths: 2,
          capPerFourWeeks: dollars("10000"),
        },
        source: "family-leave",
        certainty: "own",
      },
    ],
  },
  paternity: {
    name: "paternity",
    announcedUpTo: known,
    rows: [paternity("2017-01-01", 2, 2), paternity("2024-01-01", 4, 2), paternity("2025-04-01", 4, 4)],
  },
  sharedParental: {
    name: "shared-parental",
    announcedUpTo: known,
    rows: [shared("2017-07-01", 4, true), shared("2025-04-01", 6, false), shared("2026-04-01", 10, false)],
  },
  childcare: {
    name: "childcare",
    announcedUpTo: known,
    rows: [
      {
        from: "2013-05-01",
        value: {
          youngUnder: 7,
          olderUnder: 13,
          underSeven: 6,
          extended: 2,
          otherChild: 2,
          most: 6,
          least: 2,
          minServiceMonths: 3,
          capPerDay: dollars("500"),
        },
        source: "childcare-table",
        certainty: "copied",
      },
    ],
  },
  infantCare: {
    name: "infant-care",
    announcedUpTo: known,
    rows: [
      {
        from: "2013-05-01",
        value: { days: 6, childUnder: 2, minServiceMonths: 3 },
        source: "infant-care",
        certainty: "found",
      },
      {
        from: "2024-01-01",
        value: { days: 12, childUnder: 2, minServiceMonths: 3 },
        source: "infant-care",
        certainty: "found",
      },
    ],
  },
  adoption: {
    name: "adoption",
    announcedUpTo: known,
    rows: [{ from: "2017-07-01", value: { weeks: 12, minServiceMonths: 3 }, source: "family-leave", certainty: "own" }],
  },
  partTime: {
    name: "part-time",
    announcedUpTo: known,
    rows: [
      {
        from: "2017-01-01",
        value: { belowWeeklyMinutes: 35 * 60, weeklyMinutes: 44 * 60, dayMinutes: 8 * 60 },
        source: "part-time-regulations",
        certainty: "copied",
      },
    ],
  },
};
