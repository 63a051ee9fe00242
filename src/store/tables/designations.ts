/** Designations: the job titles of a company, each with its grade. */
import { sql } from "drizzle-orm";
import { foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "./company-table.ts";
import { grades } from "./grades.ts";

export const designations = companyTable(
  "designations",
  { name: text().notNull(), code: text(), gradeId: uuid() },
  (table) => [
    uniqueIndex("designations_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    index("designations_grade").on(table.tenantId, table.gradeId),
    foreignKey({ name: "designations_grade_id", columns: [table.tenantId, table.gradeId], foreignColumns: [grades.tenantId, grades.id] }),
  ],
);
