/** How a company works unless it says otherwise, and what of it can be settled. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { payFrequencies, prorations } from "../../people/shared/vocabulary.ts";

export { payFrequencies, prorations };

export const weekDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type WeekDay = (typeof weekDays)[number];
export const leaveYearBases = ["calendar", "fiscal", "anniversary"] as const;

export interface CompanySettings {
  workDays: WeekDay[];
  /** Normal hours of a full-time week, in minutes. */
  weeklyMinutes: number;
  payFrequency: (typeof payFrequencies)[number];
  /** Day of the month; the last one where the month is shorter. */
  payDay: number;
  proration: (typeof prorations)[number];
  leaveYearBasis: (typeof leaveYearBases)[number];
  /** Of a fiscal leave year. */
  leaveYearStartMonth: number;
  employeeNoPrefix: string;
  employeeNoDigits: number;
  /** Of who joins without a grade that says otherwise; 0 for none. */
  probationMonths: number;
  /** Of who joins without a grade that says otherwise; null as the Employment Act gives. */
  noticeDays: number | null;
  /** Days before an expiry on which people are told. */
  expiryDays: number[];
  /** Whether they are told by mail too. */
  expiryMails: boolean;
}

export const defaultCompanySettings: CompanySettings = {
  workDays: ["mon", "tue", "wed", "thu", "fri"],
  weeklyMinutes: 2640,
  payFrequency: "monthly",
  payDay: 28,
  proration: "workingDays",
  leaveYearBasis: "calendar",
  leaveYearStartMonth: 1,
  employeeNoPrefix: "E",
  employeeNoDigits: 4,
  probationMonths: 0,
  noticeDays: null,
  expiryDays: [90, 60, 30],
  expiryMails: true,
};

/** The settings by section, as they are shown together and set back together. */
export const companySettingsSections = {
  week: ["workDays", "weeklyMinutes"],
  terms: ["probationMonths", "noticeDays"],
  pay: ["payFrequency", "payDay", "proration"],
  leave: ["leaveYearBasis", "leaveYearStartMonth"],
  numbers: ["employeeNoPrefix", "employeeNoDigits"],
  reminders: ["expiryDays", "expiryMails"],
} as const satisfies Readonly<Record<string, readonly (keyof CompanySettings)[]>>;
export type CompanySettingsSection = keyof typeof companySettingsSections;

/** What the section is by default. */
export function defaultsOf(section: CompanySettingsSection): Partial<CompanySettings> {
  return Object.fromEntries(companySettingsSections[section].map((name) => [name, defaultCompanySettings[name]]));
}

/** The number as the company writes it: E0042. */
export function employeeNoOf(
  { employeeNoPrefix, employeeNoDigits }: Pick<CompanySettings, "employeeNoPrefix" | "employeeNoDigits">,
  count: number,
): string {
  return `${employeeNoPrefix}${String(count).padStart(employeeNoDigits, "0")}`;
}

/** What one field alone cannot break: a year by the calendar begins in January, any other basis has a start of its own. */
export function companySettingsFaults({
  leaveYearBasis,
  leaveYearStartMonth,
}: Pick<CompanySettings, "leaveYearBasis" | "leaveYearStartMonth">): ProblemFault[] {
  return leaveYearBasis === "calendar" && leaveYearStartMonth !== 1
    ? [{ pointer: "/leaveYearStartMonth", code: "calendar-year" }]
    : [];
}
