/** A table of records that belong to one company of a tenant. */
import { foreignKey, uuid } from "drizzle-orm/pg-core";
import { companies } from "../../company/tables/companies.ts";
import { type Builders, type Rules, tenantTable } from "./tenant-table.ts";

const ownColumns = { companyId: uuid().notNull() };
type Base = { id: unknown; tenantId: unknown; createdAt: unknown; createdBy: unknown };

export function companyTable<Name extends string, Own extends Builders>(
  name: Name,
  columns: Own,
  rules: Rules<Base & typeof ownColumns & Own> = () => [],
) {
  return tenantTable(name, { ...ownColumns, ...columns }, (table) => [
    foreignKey({
      name: `${name}_company`,
      columns: [table.tenantId, table.companyId],
      foreignColumns: [companies.tenantId, companies.id],
    }),
    ...rules(table),
  ]);
}
