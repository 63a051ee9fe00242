/** Who may work in which company, in which roles, with what scope and how long: without a row, a company does not exist for the account. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { accessScopes } from "#src/domain/access/shared/vocabulary.ts";
import { companies } from "../../company/tables/companies.ts";
import { employees } from "../../people/tables/employees.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { users } from "../../account/tables/users.ts";

export const userAccess = pgTable(
  "user_access",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    userId: uuid().notNull(),
    companyId: uuid().notNull(),
    /** The employee this account belongs to. */
    employeeId: uuid(),
    roleIds: jsonb().$type<string[]>().notNull().default([]),
    scope: text({ enum: accessScopes }).notNull().default("company"),
    /** Both days inclusive; without an end until revoked. */
    validFrom: date().notNull().default("2000-01-01"),
    validTo: date(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    /** Null if it came with the account itself. */
    createdBy: uuid(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.companyId] }),
    unique("user_access_id").on(table.tenantId, table.id),
    // An employee belongs to one account only.
    unique("user_access_person").on(table.tenantId, table.employeeId),
    foreignKey({
      name: "user_access_user",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "user_access_company",
      columns: [table.tenantId, table.companyId],
      foreignColumns: [companies.tenantId, companies.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "user_access_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("user_access_days", sql`${table.validTo} is null or ${table.validTo} >= ${table.validFrom}`),
    ownTenant(table.tenantId),
  ],
);
