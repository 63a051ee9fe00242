/** Choices that the law leaves to the employer, one row per company that has made any. */
import { text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { deletedWithTenant } from "../../shared/tables/policies.ts";

export const calculationSettings = companyTable(
  "calculation_settings",
  {
    overtimeCap: text({ enum: ["published-cap", "unrounded"] }).notNull(),
    sdlRounding: text({ enum: ["sdlHalfUp", "sdlDown", "sdlUp"] }).notNull(),
    conversionMonth: text({ enum: ["working-days", "calendar-days", "whole-month"] }).notNull(),
    additionalWageEstimate: text({ enum: ["carry-forward", "declared"] }).notNull(),
    sindaPasses: text({ enum: ["employment-pass", "every-pass"] }).notNull(),
    mbmfLowWages: text({ enum: ["contribute", "free-up-to-200"] }).notNull(),
    serviceBasis: text({ enum: ["each-month", "period-start"] }).notNull(),
  },
  (table) => [
    uniqueIndex("calculation_settings_company").on(table.tenantId, table.companyId),
    deletedWithTenant(table.tenantId),
  ],
);
