/** Company settings and their defaults. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { payFrequencies, prorations } from "../../people/shared/vocabulary.ts";

export { payFrequencies, prorations };

export const weekDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type WeekDay = (typeof weekDays)[number];
export const leaveYearBases = ["calendar", "fiscal", "anniversary"] as const;
export const childcareClaimPeriods = ["calendar-year", "leave-year"] as const;

export interface CompanySettings {
  workDays: WeekDay[];
  /** Normal hours of a full-time week, in minutes. */
  weeklyMinutes: number;
  payFrequency: (typeof payFrequencies)[number];
  /** Day of the month; the last day in shorter months. */
  payDay: number;
  proration: (typeof prorations)[number];
  leaveYearBasis: (typeof leaveYearBases)[number];
  /** First month of a fiscal leave year. */
  leaveYearStartMonth: number;
  /** Whether work on rest days and holidays earns time off, for people without overtime pay. */
  offInLieu: boolean;
  /** How long it can be taken; null without an expiry. */
  offInLieuMonths: number | null;
  /** The period after which childcare leave is claimed from the government. */
  childcareClaimPeriod: (typeof childcareClaimPeriods)[number];
  /** Months after national service in which its pay is claimed. */
  nationalServiceClaimMonths: number;
  /** Where maps open while nothing on them has coordinates. */
  mapLat: number;
  mapLng: number;
  mapZoom: number;
  employeeNoPrefix: string;
  employeeNoDigits: number;
  /** For new employees whose grade sets none; 0 for no probation. */
  probationMonths: number;
  /** For new employees whose grade sets none; null for the statutory notice of the Employment Act. */
  noticeDays: number | null;
  /** Whether people can only be confirmed once their records are complete. */
  requireCompleteRecords: boolean;
  /** Days before an expiry on which reminders are sent. */
  expiryDays: number[];
  /** Whether reminders are also mailed. */
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
  offInLieu: false,
  offInLieuMonths: 3,
  childcareClaimPeriod: "calendar-year",
  nationalServiceClaimMonths: 3,
  // All of Singapore.
  mapLat: 1.352,
  mapLng: 103.82,
  mapZoom: 11,
  employeeNoPrefix: "E",
  employeeNoDigits: 4,
  probationMonths: 0,
  noticeDays: null,
  requireCompleteRecords: false,
  expiryDays: [90, 60, 30],
  expiryMails: true,
};

/** Settings by section; a section is shown and reset as a whole. */
export const companySettingsSections = {
  week: ["workDays", "weeklyMinutes"],
  terms: ["probationMonths", "noticeDays", "requireCompleteRecords"],
  pay: ["payFrequency", "payDay", "proration"],
  leave: [
    "leaveYearBasis",
    "leaveYearStartMonth",
    "offInLieu",
    "offInLieuMonths",
    "childcareClaimPeriod",
    "nationalServiceClaimMonths",
  ],
  numbers: ["employeeNoPrefix", "employeeNoDigits"],
  reminders: ["expiryDays", "expiryMails"],
  map: ["mapLat", "mapLng", "mapZoom"],
} as const satisfies Readonly<Record<string, readonly (keyof CompanySettings)[]>>;
export type CompanySettingsSection = keyof typeof companySettingsSections;

/** Defaults of a section. */
export function defaultsOf(section: CompanySettingsSection): Partial<CompanySettings> {
  return Object.fromEntries(companySettingsSections[section].map((name) => [name, defaultCompanySettings[name]]));
}

/** Formats an employee number: E0042. */
export function employeeNoOf(
  { employeeNoPrefix, employeeNoDigits }: Pick<CompanySettings, "employeeNoPrefix" | "employeeNoDigits">,
  count: number,
): string {
  return `${employeeNoPrefix}${String(count).padStart(employeeNoDigits, "0")}`;
}

/** Cross-field rule: a calendar leave year starts in January. */
export function companySettingsFaults({
  leaveYearBasis,
  leaveYearStartMonth,
}: Pick<CompanySettings, "leaveYearBasis" | "leaveYearStartMonth">): ProblemFault[] {
  return leaveYearBasis === "calendar" && leaveYearStartMonth !== 1
    ? [{ pointer: "/leaveYearStartMonth", code: "calendar-year" }]
    : [];
}
