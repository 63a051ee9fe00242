/** Employment Act terms by date: Part IV coverage, hours, overtime, notice, deductions and payment dates. */
import { dollars, percent, type Series } from "./dated.ts";

export type DeductionKind = "absence" | "damage" | "accommodation" | "advance" | "loan" | "other";

export interface NoticeTerm {
  /** Service from which the notice applies: weeks at first, then years. */
  readonly fromWeeks?: number;
  readonly fromYears?: number;
  readonly unit: "days" | "weeks";
  readonly length: number;
}

export interface EmploymentTerms {
  /** Highest monthly basic pay covered by Part IV. */
  readonly part4: { readonly workman: number; readonly nonWorkman: number };
  readonly hoursPerWeek: number;
  readonly overtime: {
    /** Hundredths of the hourly basic rate. */
    readonly multiple: number;
    readonly minutesPerMonth: number;
    readonly nonWorkmanSalaryCap: number;
    readonly nonWorkmanHourlyCap: number;
  };
  /** Half days of basic pay for rest-day work: up to half the normal hours, and above. */
  readonly restDay: Readonly<Record<"employee" | "employer", readonly [some: number, more: number]>>;
  /** A working day of up to this many minutes counts as half a day. */
  readonly halfDayMinutes: number;
  /** Shortest service first. */
  readonly notice: readonly NoticeTerm[];
  readonly deductions: {
    /** Maximum share of the salary for all deductions together. */
    readonly total: number;
    readonly each: Readonly<Partial<Record<DeductionKind, number>>>;
    /** Absence is not limited: no pay was earned for it. */
    readonly outsideTotal: readonly DeductionKind[];
    readonly advanceMonths: number;
  };
  readonly payment: {
    readonly salaryDays: number;
    readonly overtimeDays: number;
    readonly payslipWorkingDays: number;
    readonly dismissalWorkingDays: number;
    readonly noNoticeDays: number;
  };
}

export const employment: Series<EmploymentTerms> = {
  name: "employment-act",
  // The tripartite review of the Act has not reported yet.
  announcedUpTo: "2026-12-31",
  rows: [
    {
      from: "2019-04-01",
      value: {
        part4: { workman: dollars("4500"), nonWorkman: dollars("2600") },
        hoursPerWeek: 44,
        overtime: {
          multiple: 150,
          minutesPerMonth: 72 * 60,
          nonWorkmanSalaryCap: dollars("2600"),
          nonWorkmanHourlyCap: dollars("13.60"),
        },
        restDay: { employee: [1, 2], employer: [2, 4] },
        halfDayMinutes: 5 * 60,
        notice: [
          { unit: "days", length: 1 },
          { fromWeeks: 26, unit: "weeks", length: 1 },
          { fromYears: 2, unit: "weeks", length: 2 },
          { fromYears: 5, unit: "weeks", length: 4 },
        ],
        deductions: {
          total: percent("50"),
          each: { damage: percent("25"), accommodation: percent("25"), advance: percent("25"), loan: percent("25") },
          outsideTotal: ["absence"],
          advanceMonths: 12,
        },
        payment: { salaryDays: 7, overtimeDays: 14, payslipWorkingDays: 3, dismissalWorkingDays: 3, noNoticeDays: 7 },
      },
      source: "employment-act",
      certainty: "copied",
    },
  ],
};
