/** Company settings: one row for a company that has changed any. */
import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  childcareClaimPeriods,
  defaultCompanySettings,
  leaveYearBases,
  payFrequencies,
  prorations,
  type WeekDay,
} from "#src/domain/company/shared/company-settings.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const companySettings = companyTable(
  "company_settings",
  {
    workDays: jsonb().$type<WeekDay[]>().notNull(),
    /** In minutes. */
    weeklyMinutes: integer().notNull(),
    payFrequency: text({ enum: payFrequencies }).notNull(),
    payDay: integer().notNull(),
    proration: text({ enum: prorations }).notNull(),
    leaveYearBasis: text({ enum: leaveYearBases }).notNull(),
    leaveYearStartMonth: integer().notNull(),
    offInLieu: boolean().notNull().default(defaultCompanySettings.offInLieu),
    /** Null: without an expiry. */
    offInLieuMonths: integer().default(defaultCompanySettings.offInLieuMonths ?? 3),
    childcareClaimPeriod: text({ enum: childcareClaimPeriods })
      .notNull()
      .default(defaultCompanySettings.childcareClaimPeriod),
    nationalServiceClaimMonths: integer().notNull().default(defaultCompanySettings.nationalServiceClaimMonths),
    mapLat: doublePrecision().notNull().default(defaultCompanySettings.mapLat),
    mapLng: doublePrecision().notNull().default(defaultCompanySettings.mapLng),
    mapZoom: integer().notNull().default(defaultCompanySettings.mapZoom),
    employeeNoPrefix: text().notNull(),
    employeeNoDigits: integer().notNull(),
    /** For employees without a grade; none at 0. */
    probationMonths: integer().notNull().default(defaultCompanySettings.probationMonths),
    /** Null: as in the Employment Act. */
    noticeDays: integer(),
    /** For a confirmation. */
    requireCompleteRecords: boolean().notNull().default(defaultCompanySettings.requireCompleteRecords),
    expiryDays: jsonb().$type<number[]>().notNull(),
    expiryMails: boolean().notNull(),
  },
  (table) => [
    uniqueIndex("company_settings_company").on(table.tenantId, table.companyId),
    check("company_settings_pay_day", sql`${table.payDay} between 1 and 31`),
    check(
      "company_settings_leave_months",
      sql`${table.nationalServiceClaimMonths} between 1 and 12 and ${table.offInLieuMonths} between 1 and 24`,
    ),
    check("company_settings_leave_year", sql`${table.leaveYearStartMonth} between 1 and 12`),
  ],
);
