/** A table of records that belong to one employee and are deleted with the employee. */
import { foreignKey, index, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { employees } from "./employees.ts";
import type { Builders, Rules } from "../../shared/tables/tenant-table.ts";

const ownColumns = { employeeId: uuid().notNull() };
type Base = { id: unknown; tenantId: unknown; companyId: unknown; createdAt: unknown; createdBy: unknown };

export function employeeTable<Name extends string, Own extends Builders>(
  name: Name,
  columns: Own,
  rules: Rules<Base & typeof ownColumns & Own> = () => [],
) {
  return companyTable(name, { ...ownColumns, ...columns }, (table) => [
    index(`${name}_employee_id`).on(table.tenantId, table.employeeId),
    foreignKey({
      name: `${name}_employee`,
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    ...rules(table),
  ]);
}
