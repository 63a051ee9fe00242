/** A table of rows that apply to an employee from a day on, until the next row starts: rows cannot overlap. */
import { date, foreignKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "./company-table.ts";
import { employees } from "../../people/tables/employees.ts";
import type { Builders, Rules } from "./tenant-table.ts";

const ownColumns = {
  employeeId: uuid().notNull(),
  effectiveFrom: date().notNull(),
  reason: text(),
};
type Base = { id: unknown; tenantId: unknown; companyId: unknown };

export function datedTable<Name extends string, Own extends Builders>(
  name: Name,
  columns: Own,
  rules: Rules<Base & typeof ownColumns & Own> = () => [],
) {
  return companyTable(name, { ...ownColumns, ...columns }, (table) => [
    uniqueIndex(`${name}_from`).on(table.tenantId, table.employeeId, table.effectiveFrom),
    foreignKey({
      name: `${name}_employee`,
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    ...rules(table),
  ]);
}
