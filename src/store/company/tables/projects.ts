/** Projects of a company, and their members with role and dates. */
import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { clients } from "./clients.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { employees } from "../../people/tables/employees.ts";

export const projects = companyTable(
  "projects",
  {
    name: text().notNull(),
    code: text(),
    clientId: uuid(),
    startDate: date(),
    endDate: date(),
    budgetHours: integer(),
    description: text(),
    /** Project manager; null for projects older than the column. */
    managerId: uuid(),
    /** Kinds of work that hours are booked to. */
    activities: jsonb().$type<{ name: string }[]>().notNull().default([]),
    status: text({ enum: ["planned", "active", "onHold", "closed", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("projects_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("projects_code").on(table.tenantId, table.companyId, sql`lower(${table.code} collate "und-x-icu")`),
    index("projects_client").on(table.tenantId, table.clientId),
    index("projects_manager").on(table.tenantId, table.managerId),
    foreignKey({
      name: "projects_client_id",
      columns: [table.tenantId, table.clientId],
      foreignColumns: [clients.tenantId, clients.id],
    }),
    foreignKey({
      name: "projects_manager_id",
      columns: [table.tenantId, table.managerId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("projects_status", sql`${table.status} in ('planned', 'active', 'onHold', 'closed', 'archived')`),
    check("projects_days", sql`${table.endDate} >= ${table.startDate}`),
  ],
);

export const projectMembers = companyTable(
  "project_members",
  {
    projectId: uuid().notNull(),
    employeeId: uuid().notNull(),
    role: text().notNull(),
    /** Both days inclusive; without an end until one is set. */
    startDate: date().notNull(),
    endDate: date(),
    /** Cents per hour. */
    rate: bigint({ mode: "number" }),
  },
  (table) => [
    uniqueIndex("project_members_once").on(table.tenantId, table.projectId, table.employeeId),
    index("project_members_employee").on(table.tenantId, table.employeeId),
    foreignKey({
      name: "project_members_project_id",
      columns: [table.tenantId, table.projectId],
      foreignColumns: [projects.tenantId, projects.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "project_members_employee_id",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("project_members_days", sql`${table.endDate} >= ${table.startDate}`),
    check("project_members_rate", sql`${table.rate} >= 0`),
  ],
);
