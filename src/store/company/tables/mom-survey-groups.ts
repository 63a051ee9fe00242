/** MOM survey groups: how designations are counted in the labour market survey. */
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";

export const momSurveyGroups = companyTable(
  "mom_survey_groups",
  {
    mom_survey_group_name: text().notNull(),
    code: text(),
    occupationalGroup: text({ enum: ["PMET", "clericalSalesService", "productionTransportCleaner"] }).notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("mom_survey_groups_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.mom_survey_group_name} collate "und-x-icu")`,
    ),
    uniqueIndex("mom_survey_groups_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("mom_survey_groups_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
