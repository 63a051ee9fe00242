/** Words of payslips, reports and settlement letters, in every language. */
import type { Language } from "../../shared/languages.ts";
import type { OwnLine, SettlementLine } from "../payslip.ts";
import type { VarianceReason } from "./variance.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as pt } from "./words/pt.ts";

export interface PayslipWords {
  readonly title: string;
  readonly replaces: string;
  readonly uen: string;
  readonly employee: string;
  readonly employeeNo: string;
  readonly idNumber: string;
  readonly designation: string;
  readonly department: string;
  readonly joined: string;
  readonly salaryPeriod: string;
  readonly overtimePeriod: string;
  readonly paidOn: string;
  readonly number: string;
  readonly basicRate: string;
  readonly per: Readonly<Record<"monthly" | "daily" | "hourly", string>>;
  readonly earnings: string;
  readonly deductions: string;
  readonly employerContributions: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
  readonly day: string;
  readonly days: string;
  readonly hours: string;
  readonly total: string;
  readonly net: string;
  readonly overtimeHours: string;
  readonly overtimePay: string;
  readonly hoursOf: Readonly<Record<"normal" | "overtime" | "restDay" | "holiday", string>>;
  readonly timesheet: string;
  readonly paidTo: string;
  readonly cash: string;
  readonly yearToDate: string;
  readonly gross: string;
  readonly employeeCpf: string;
  readonly employerCpf: string;
  readonly funds: string;
  readonly leave: string;
  readonly taken: string;
  readonly takenInYear: string;
  readonly balance: string;
  readonly companies: string;
  readonly notes: string;
  readonly madeBy: string;
}

export interface ReportWords {
  readonly register: string;
  readonly variance: string;
  readonly employeeNo: string;
  readonly employee: string;
  readonly department: string;
  readonly item: string;
  readonly basic: string;
  readonly otherEarnings: string;
  readonly gross: string;
  readonly employeeCpf: string;
  readonly funds: string;
  readonly deductions: string;
  readonly otherDeductions: string;
  readonly net: string;
  readonly employerCpf: string;
  readonly levies: string;
  readonly employerCost: string;
  readonly total: string;
  readonly before: string;
  readonly now: string;
  readonly change: string;
  readonly changePercent: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<VarianceReason, string>>;
  readonly reconciliation: string;
  readonly dues: string;
  readonly account: string;
  readonly payslips: string;
  readonly file: string;
  readonly received: string;
  readonly difference: string;
  readonly people: string;
  readonly amount: string;
  readonly payBy: string;
}

/** A letter to a leaver; in braces what it names. */
export interface LetterWords {
  readonly title: string;
  readonly dear: string;
  readonly intro: string;
  readonly paid: string;
  readonly withheld: string;
  readonly owed: string;
  readonly regards: string;
}

export interface FileWords {
  readonly lines: Readonly<Record<OwnLine | SettlementLine, string>>;
  readonly payslip: PayslipWords;
  readonly report: ReportWords;
  readonly letter: LetterWords;
}

const byLanguage: Readonly<Record<Language, FileWords>> = { en, de, fr, pt };

export const wordsIn = (language: Language): FileWords => byLanguage[language];

/** The name of a line: the product's own lines in the language, pay items by their names. */
export function lineName(language: Language, names: ReadonlyMap<string, string>, code: string): string {
  const own: Readonly<Record<string, string>> = wordsIn(language).lines;
  return names.get(code) ?? own[code] ?? code;
}
