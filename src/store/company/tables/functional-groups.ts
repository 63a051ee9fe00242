/** Functional groups: people of one discipline across departments. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { employees } from "../../people/tables/employees.ts";

export const functionalGroups = companyTable(
  "functional_groups",
  {
    functional_group: text().notNull(),
    code: text(),
    headEmployeeId: uuid(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("functional_groups_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.functional_group} collate "und-x-icu")`,
    ),
    uniqueIndex("functional_groups_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    index("functional_groups_head").on(table.tenantId, table.headEmployeeId),
    foreignKey({
      name: "functional_groups_head_employee_id",
      columns: [table.tenantId, table.headEmployeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("functional_groups_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
