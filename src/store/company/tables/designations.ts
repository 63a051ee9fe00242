/** Designations: the job titles of a company, each with its grade. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { grades } from "./grades.ts";
import { momSurveyGroups } from "./mom-survey-groups.ts";

export const designations = companyTable(
  "designations",
  {
    designation: text("name").notNull(),
    code: text(),
    gradeId: uuid(),
    ssocCode: text(),
    jobDescription: text(),
    mom_survey_group_id: uuid(),
    /** Open posts, for the labour market survey. */
    vacancies: integer().notNull().default(0),
    status: text({ enum: ["active", "inactive", "archived"] })
      .notNull()
      .default("active"),
  },
  (table) => [
    uniqueIndex("designations_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.designation} collate "und-x-icu")`,
    ),
    uniqueIndex("designations_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    index("designations_grade").on(table.tenantId, table.gradeId),
    index("designations_mom_survey_group").on(table.tenantId, table.mom_survey_group_id),
    foreignKey({
      name: "designations_grade_id",
      columns: [table.tenantId, table.gradeId],
      foreignColumns: [grades.tenantId, grades.id],
    }),
    foreignKey({
      name: "designations_mom_survey_group_id",
      columns: [table.tenantId, table.mom_survey_group_id],
      foreignColumns: [momSurveyGroups.tenantId, momSurveyGroups.id],
    }),
    check("designations_vacancies", sql`${table.vacancies} >= 0`),
    check("designations_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
