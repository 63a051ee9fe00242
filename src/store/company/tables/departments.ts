/** Departments: the tree of a company's units. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { employees } from "../../people/tables/employees.ts";

export const departments = companyTable(
  "departments",
  {
    department: text().notNull(),
    code: text().notNull(),
    parentId: uuid(),
    headEmployeeId: uuid(),
    costCentre: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("departments_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    // Branches may each have their own finance department.
    uniqueIndex("departments_name").on(
      table.tenantId,
      table.companyId,
      sql`coalesce(${table.parentId}, '00000000-0000-0000-0000-000000000000')`,
      sql`lower(${table.department} collate "und-x-icu")`,
    ),
    index("departments_parent").on(table.tenantId, table.parentId),
    foreignKey({
      name: "departments_parent_id",
      columns: [table.tenantId, table.parentId],
      foreignColumns: [table.tenantId, table.id],
    }),
    index("departments_head").on(table.tenantId, table.headEmployeeId),
    foreignKey({
      name: "departments_head_employee_id",
      columns: [table.tenantId, table.headEmployeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("departments_own_parent", sql`${table.parentId} <> ${table.id}`),
    check("departments_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
