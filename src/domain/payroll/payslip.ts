/** What a payslip is calculated from, and what it contains. Amounts are cents. */
import type { Ladder } from "../statutory/explanation.ts";
import type { CpfDifference } from "../statutory/cpf/year.ts";
import type { CpfPerson } from "../statutory/cpf/person.ts";
import type { EstimateMethod } from "../statutory/cpf/additional-wages.ts";
import type { FundPerson, FundSettings } from "../statutory/funds/contribution.ts";
import type { LevyPass } from "../statutory/levies/foreign-worker.ts";
import type { SdlRounding } from "../statutory/levies/sdl.ts";
import type { DeductionLimit } from "../statutory/pay/deductions.ts";
import type { GridDay } from "../statutory/pay/month-grid.ts";
import type { OvertimeCap } from "../statutory/pay/overtime.ts";
import type { RateType, WorkerCategory } from "../statutory/pay/rates-of-pay.ts";
import type { FundCode } from "../statutory/rates/funds.ts";
import type { AssignedItem, CpfClass, LineKind } from "./pay-item.ts";

/** Basic pay and working time from a day on. */
export interface PayTerms {
  readonly from: string;
  readonly basic: number;
  readonly rateType: RateType;
  readonly daysPerWeek: number;
  /** Minutes of a normal working day. */
  readonly normalMinutes: number;
  readonly category: WorkerCategory;
  /** Overtime and rest-day pay by contract, outside Part IV. */
  readonly byContract?: boolean;
}

/** Approved work beyond the normal hours. */
export interface ExtraWork {
  readonly date: string;
  readonly kind: "overtime" | "rest-day" | "holiday";
  readonly minutes: number;
  /** Who asked for work on a rest day. */
  readonly askedBy?: "employee" | "employer";
  /** Time off instead of pay, where the law allows it. */
  readonly timeOff?: boolean;
}

/** A day that turned out different after its attendance was locked. */
export interface DayAdjustment {
  readonly id: string;
  /** Of the adjustment when it was read: a run does not settle one that has changed since. */
  readonly version: number;
  readonly date: string;
  /** Extra work of the day: the minutes that were paid, and those that are due. */
  readonly extra: ExtraWork["kind"];
  readonly extraBefore: number;
  readonly extraAfter: number;
  /** Minutes at the normal rate to add, for pay by the hour. */
  readonly minutes: number;
  /** Half days of absence to add; negative if the person was there after all. */
  readonly absentHalves: number;
  /** Ten-thousandths of half days to add: lost to unpaid leave, and paid on leave. */
  readonly unpaid: number;
  readonly onLeave: number;
  /** Half days with scheduled work in the month of the day. */
  readonly workingHalves: number;
  readonly terms: PayTerms;
}

/** Wages and contributions of a month that other payslips have already counted. */
export interface MonthSoFar {
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly cpfEmployee: number;
  readonly cpfEmployer: number;
  readonly sdlWages: number;
  readonly sdl: number;
  readonly fundWages: number;
  readonly funds: Readonly<Partial<Record<FundCode, number>>>;
  readonly levy: number;
}

export interface PayslipSettings {
  readonly estimate?: EstimateMethod;
  readonly declaredOrdinaryWages?: number;
  readonly overtimeCap?: OvertimeCap;
  readonly sdlRounding?: SdlRounding;
  readonly funds?: FundSettings;
}

export interface PayslipInput {
  /** The month whose wages, contributions and days it pays. */
  readonly month: string;
  readonly payDate: string;
  readonly person: CpfPerson & { readonly grade?: string | null };
  readonly joinedOn: string;
  /** Last day of employment, if known. */
  readonly leftOn?: string | null;
  readonly fund: FundPerson;
  readonly sdlLiable: boolean;
  /** In order of their days; the first is in force on the first day of the month or of employment. */
  readonly terms: readonly PayTerms[];
  readonly grid: readonly GridDay[];
  /**
   * The days it pays, if not the whole month: as a part of the month, so that its parts add up, or at the daily rate, with a grid of
   * just these days.
   */
  readonly pays?: { readonly from: string; readonly to: string; readonly basis: "month" | "days" };
  /** Pays its items alone, without basic pay and extra work. */
  readonly itemsOnly?: boolean;
  /** Minutes worked at the normal rate, for hourly pay. */
  readonly normalMinutes?: number;
  readonly extraWork: readonly ExtraWork[];
  /** Overtime of the first month of that work which an earlier payslip has paid. */
  readonly overtimeBefore?: { readonly month: string; readonly minutes: number };
  /** Days that turned out different after their attendance was locked. */
  readonly adjustments?: readonly DayAdjustment[];
  /** Holidays on a day off that are paid instead of replaced by another day off. */
  readonly paidHolidaysOnDaysOff?: number;
  /** Days of leave paid out. */
  readonly encashedDays?: number;
  readonly items: readonly AssignedItem[];
  /** Months of the calendar year before this one, with the same employer. */
  readonly yearSoFar: readonly {
    readonly month: string;
    readonly ordinaryWages: number;
    readonly additionalWages: number;
    readonly additionalSubject: number;
  }[];
  /** Wages of the year subject to CPF before those months, from another system. */
  readonly opening?: { readonly ordinarySubject: number; readonly additionalSubject: number };
  readonly monthSoFar?: MonthSoFar;
  /** The employer bears the employee's share of CPF; without it, the employee does. */
  readonly cpfPaidBy?: "employer";
  /** Amounts that take the place of calculated ones. */
  readonly overrides?: readonly { readonly code: string; readonly sourceId: string | null; readonly amount: number }[];
  /** Work passes with a levy: by the rates in force, or that of the pass in cents a month. */
  readonly passes: readonly {
    readonly pass?: LevyPass;
    readonly monthly?: number;
    readonly issuedOn: string;
    readonly cancelledOn?: string | null;
  }[];
  readonly inPpf: boolean;
  /** Millionths of a member's own, in place of the rates of the fund. */
  readonly ppfShares?: { readonly employee?: number; readonly employer?: number };
  readonly settings: PayslipSettings;
}

export interface PayslipLine {
  /** The code of a pay item, or of a line of our own such as `BASIC` or `CPF_EMPLOYEE`. */
  readonly code: string;
  readonly kind: LineKind;
  readonly quantity?: { readonly unit: "days" | "minutes"; readonly value: number };
  /** Cents per unit, rounded; only for show. */
  readonly rate?: number;
  /** Negative for a reduction or a refund. */
  readonly amount: number;
  readonly cpf: CpfClass;
  readonly sdl: boolean;
  readonly funds: boolean;
  readonly sourceId?: string;
  /** First day of the terms it is paid by, if they change within the month. */
  readonly from?: string;
  /** The earlier day that it corrects. */
  readonly day?: string;
  /** What was calculated, if an override took its place. */
  readonly calculated?: number;
}

export type PayslipFault =
  | { readonly code: "negative-net"; readonly net: number }
  | { readonly code: "deduction-limit"; readonly limit: DeductionLimit }
  | { readonly code: "overtime-limit"; readonly minutes: number }
  | { readonly code: "additional-later"; readonly amount: number; readonly payDate: string }
  | { readonly code: "formula-failed"; readonly item: string; readonly reason: string };

export interface Payslip {
  readonly lines: readonly PayslipLine[];
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly employerCost: number;
  readonly cpf: {
    /** CPF wages of this payslip. */
    readonly ordinaryWages: number;
    readonly additionalWages: number;
    /** Of the whole month. */
    readonly ordinarySubject: number;
    readonly additionalSubject: number;
    /** Paid too much earlier in the year: claimed from the Board, never netted. */
    readonly excess: readonly CpfDifference[];
  };
  readonly sdlWages: number;
  readonly fundWages: number;
  readonly faults: readonly PayslipFault[];
}

/** Lines that every payslip may have. */
export const ownLines = [
  "BASIC",
  "NO_PAY",
  "ABSENCE",
  "OVERTIME",
  "REST_DAY",
  "HOLIDAY",
  "HOLIDAY_ON_DAY_OFF",
  "LEAVE_ENCASHMENT",
  "CPF_BORNE",
  "CPF_EMPLOYEE",
  "CPF_EMPLOYER",
  "CDAC",
  "ECF",
  "MBMF",
  "SINDA",
  "SDL",
  "FOREIGN_WORKER_LEVY",
  "PPF_EMPLOYEE",
  "PPF_EMPLOYER",
] as const;
export type OwnLine = (typeof ownLines)[number];

/** Lines that a final settlement adds. */
export const settlementLines = ["NOTICE_PAY", "NOTICE_OWED", "AWS", "RETRENCHMENT", "TAX_CLEARANCE"] as const;
export type SettlementLine = (typeof settlementLines)[number];

/** The steps of a line, kept only while an explanation is wanted. */
export type Trace = (code: string) => Ladder | undefined;
