/** Roles: a tenant's own, or built-in ones if the tenant is null. */
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FieldRight, RoleGrant } from "#src/domain/access/shared/role.ts";
import type { ElementAction } from "#src/domain/access/shared/vocabulary.ts";
import { readableByAll, instant } from "../../shared/tables/policies.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "../../account/tables/users.ts";

export const roles = pgTable(
  "roles",
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: uuid().references(() => tenants.id),
    code: text().notNull(),
    name: text().notNull(),
    description: text(),
    /** Built-in and not editable. */
    isSystem: boolean().notNull(),
    grants: jsonb().$type<(RoleGrant & { actions: ElementAction[] })[]>().notNull(),
    fieldRights: jsonb().$type<FieldRight[]>().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    createdBy: uuid().references(() => users.id),
    updatedAt: instant().notNull(),
    updatedBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex("roles_code").on(
      sql`coalesce(${table.tenantId}, '00000000-0000-0000-0000-000000000000')`,
      sql`lower(${table.code})`,
    ),
    check("roles_owner", sql`(${table.tenantId} is null) = ${table.isSystem}`),
    check("roles_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    ...readableByAll(table.tenantId, sql`${table.isSystem}`),
  ],
);
