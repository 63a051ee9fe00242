/** A table of records that belong to a tenant, with id, keys, audit fields, version and row policy. */
import {
  type ExtraConfigColumn,
  foreignKey,
  integer,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, ownTenant } from "./policies.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "../../account/tables/users.ts";

const ownColumns = {
  id: uuid().notNull().defaultRandom(),
  tenantId: uuid()
    .notNull()
    .references(() => tenants.id),
  createdAt: instant().notNull(),
  createdBy: uuid().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: uuid().notNull(),
  version: integer().notNull().default(1),
};

export type Builders = Record<string, PgColumnBuilderBase>;
export type Rules<Columns> = (table: { [Key in keyof Columns]: ExtraConfigColumn }) => PgTableExtraConfigValue[];

/**
 * drizzle-kit writes the table and its policy into the migration; FORCE ROW LEVEL SECURITY and the grants to app_rt are
 * added to it by hand, as in migrations/0000_baseline.sql.
 */
export function tenantTable<Name extends string, Own extends Builders>(
  name: Name,
  columns: Own,
  rules: Rules<typeof ownColumns & Own> = () => [],
) {
  return pgTable(name, { ...ownColumns, ...columns }, (table) => {
    const own = table as Parameters<typeof rules>[0];
    return [
      primaryKey({ columns: [own.tenantId, own.id] }),
      foreignKey({
        name: `${name}_created_by`,
        columns: [own.tenantId, own.createdBy],
        foreignColumns: [users.tenantId, users.id],
      }),
      foreignKey({
        name: `${name}_updated_by`,
        columns: [own.tenantId, own.updatedBy],
        foreignColumns: [users.tenantId, users.id],
      }),
      ownTenant(own.tenantId),
      ...rules(own),
    ];
  });
}
