/** Reads and writes what belongs to one employee. */
import { and, eq, type InferInsertModel, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "../../shared/audit.ts";
import type { CompanyTable } from "../../shared/records/company-records.ts";
import {
  type BookkeepingColumn,
  type Records,
  records,
  type ShownColumns,
  type ShownValues,
} from "../../shared/records/records.ts";

type EmployeeTable = CompanyTable & Record<"employeeId", AnyPgColumn>;

/** The employee whose records they are. */
export interface OfEmployee {
  readonly companyId: string;
  readonly employeeId: string;
}

/** Which of the employee's records; all if omitted. */
export interface Only {
  only?: SQL | undefined;
}

type RowOf<Table extends EmployeeTable, M extends ShownColumns> = Omit<InferSelectModel<Table>, "tenantId"> &
  ShownValues<M>;
type FieldsOf<Table extends EmployeeTable> = Omit<
  InferInsertModel<Table>,
  BookkeepingColumn | "tenantId" | "companyId" | "employeeId"
>;

export type EmployeeRecords<Row, New> = Records<Row, New, Only, OfEmployee, Actor>;

export function employeeRecords<Table extends EmployeeTable, M extends ShownColumns = Record<never, SQL>>(
  table: Table,
  { order, shown }: { order: AnyPgColumn | SQL; shown?: M },
): EmployeeRecords<RowOf<Table, M>, FieldsOf<Table>> {
  return records(
    {
      table,
      label: table.id,
      ...(shown && { shown }),
      sortable: { order },
      defaultSort: "order",
      searchable: [],
      matching: ({ only }: Only) => [only],
    },
    {
      within: ({ companyId, employeeId }: OfEmployee) =>
        and(eq(table.companyId, companyId), eq(table.employeeId, employeeId)),
      owner: (of, { tenantId }: Actor) => ({ tenantId, ...of }),
    },
  );
}
