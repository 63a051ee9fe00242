/** Words of the payroll reports in every language, besides those that they share with the files of a run. */
import type { Language } from "../../shared/languages.ts";
import type { ReportName } from "./report-names.ts";
import { words as de } from "./report-words/de.ts";
import { words as en } from "./report-words/en.ts";
import { words as fr } from "./report-words/fr.ts";
import { words as pt } from "./report-words/pt.ts";

export interface PayrollReportWords {
  readonly titles: Readonly<Record<ReportName, string>>;
  readonly company: string;
  readonly project: string;
  readonly noDepartment: string;
  readonly costBefore: string;
  readonly smallDepartments: string;
  readonly share: string;
  readonly joined: string;
  readonly left: string;
  readonly hours: string;
  readonly overtimeCost: string;
  readonly overtimeShare: string;
  readonly ordinaryWages: string;
  readonly additionalWages: string;
  readonly wages: string;
  readonly month: string;
  readonly year: string;
  readonly employeeMonth: string;
  readonly employerMonth: string;
  readonly employeeYear: string;
  readonly employerYear: string;
  readonly enrolment: string;
  readonly contributors: string;
  readonly optedOut: string;
  readonly exempt: string;
  readonly enrolled: string;
  readonly paid: string;
  readonly taken: string;
  readonly enrolments: Readonly<Record<"contributes" | "own-amount" | "opted-out" | "none", string>>;
  readonly tax: Readonly<Record<"salary" | "bonus" | "directorFees" | "allowances" | "other" | "notTaxed", string>>;
}

const byLanguage: Readonly<Record<Language, PayrollReportWords>> = { en, de, fr, pt };

export const reportWordsIn = (language: Language): PayrollReportWords => byLanguage[language];
