/** Reads and writes the records of a company table. */
import { eq, type InferInsertModel, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "../audit.ts";
import type { ColumnFilters, FilterColumns } from "./filters.ts";
import {
  type BookkeepingColumn,
  type RecordRules,
  type Records,
  type RecordTable,
  records,
  type ShownColumns,
  type ShownValues,
} from "./records.ts";

export type CompanyTable = RecordTable & Record<"tenantId" | "companyId", AnyPgColumn>;

/** A record for display: with the names of its creator and editor, without the tenant. */
export type Shown<Table extends CompanyTable> = Omit<InferSelectModel<Table>, "tenantId">;
/** The fields that people set. */
export type Fields<Table extends CompanyTable> = Omit<
  InferInsertModel<Table>,
  BookkeepingColumn | "tenantId" | "companyId"
>;

export type CompanyRecords<Row, New, Filters> = Records<Row, New, Filters, string, Actor>;

export function companyRecords<
  Table extends CompanyTable,
  Columns extends FilterColumns = Record<never, SQL>,
  Others = object,
  Extra extends ShownColumns = Record<never, SQL>,
>(
  rules: RecordRules<Table, Others> & { shown?: Extra; filters?: Columns },
): CompanyRecords<Shown<Table> & ShownValues<Extra>, Fields<Table>, ColumnFilters<Columns> & Others> {
  return records(rules, {
    within: (companyId: string) => eq(rules.table.companyId, companyId),
    owner: (companyId, { tenantId }: Actor) => ({ tenantId, companyId }),
  });
}
