/** A table of records without a tenant, such as countries: everyone reads them, only the platform writes. */
import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant, ofPlatform } from "./policies.ts";
import type { Builders, Rules } from "./tenant-table.ts";
import { users } from "../../account/tables/users.ts";

const ownColumns = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull(),
  /** Null for built-in records. */
  createdBy: uuid().references(() => users.id),
  updatedAt: instant().notNull(),
  updatedBy: uuid().references(() => users.id),
  version: integer().notNull().default(1),
};

/** As with tenantTable, FORCE ROW LEVEL SECURITY and the grants to app_rt are added to the migration by hand. */
export function platformTable<Name extends string, Own extends Builders>(
  name: Name,
  columns: Own,
  rules: Rules<typeof ownColumns & Own> = () => [],
) {
  return pgTable(name, { ...ownColumns, ...columns }, (table) => [
    ...ofPlatform(),
    ...rules(table as Parameters<typeof rules>[0]),
  ]);
}
