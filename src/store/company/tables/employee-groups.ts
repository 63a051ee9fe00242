/** Employee groups: people who share leave, payroll, shifts or notices. */
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { GroupRule } from "#src/domain/people/shared/group-rule.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

export const employeeGroups = companyTable(
  "employee_groups",
  {
    group_name: text().notNull(),
    code: text(),
    use: text({ enum: ["leave", "payroll", "shift", "notice"] }).notNull(),
    membership: text({ enum: ["list", "rule"] })
      .notNull()
      .default("list"),
    /** Kept when the group becomes a list. */
    rule: jsonb().$type<GroupRule>(),
    description: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("employee_groups_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.group_name} collate "und-x-icu")`,
    ),
    uniqueIndex("employee_groups_code").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.code} collate "und-x-icu")`,
    ),
    check("employee_groups_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    check(
      "employee_groups_membership",
      sql`${table.membership} = 'list' or (${table.membership} = 'rule' and ${table.rule} is not null)`,
    ),
  ],
);
