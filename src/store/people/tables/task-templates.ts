/** Task templates: what must be done when a person joins or leaves. */
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { taskKinds, type TemplateConditions, type TemplateTask } from "#src/domain/people/shared/records.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const taskTemplates = companyTable(
  "task_templates",
  {
    name: text().notNull(),
    kind: text({ enum: taskKinds }).notNull(),
    /** Created automatically when a person joins or leaves. */
    automatic: boolean().notNull(),
    /** For which kinds of employment; empty lists for all. */
    contractTypes: jsonb().$type<TemplateConditions["contractTypes"][number][]>().notNull().default([]),
    residencies: jsonb().$type<TemplateConditions["residencies"][number][]>().notNull().default([]),
    workpassTypeIds: jsonb().$type<string[]>().notNull().default([]),
    tasks: jsonb().$type<TemplateTask[]>().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("task_templates_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    check("task_templates_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
