/** Reads and writes the records of a platform table: readable by everyone, writable by the platform. */
import type { InferInsertModel, InferSelectModel, SQL } from "drizzle-orm";
import type { ColumnFilters, FilterColumns } from "./filters.ts";
import {
  type Author,
  type BookkeepingColumn,
  type RecordRules,
  type Records,
  type RecordTable,
  records,
  type ShownColumns,
  type ShownValues,
} from "./records.ts";

/** The fields that people set. */
type PlatformFields<Table extends RecordTable> = Omit<InferInsertModel<Table>, BookkeepingColumn>;

type PlatformRecords<Row, New, Filters> = Records<Row, New, Filters, null, Author>;

export function platformRecords<
  Table extends RecordTable,
  Columns extends FilterColumns = Record<never, SQL>,
  Others = object,
  Extra extends ShownColumns = Record<never, SQL>,
>(
  rules: RecordRules<Table, Others> & { shown?: Extra; filters?: Columns },
): PlatformRecords<
  InferSelectModel<Table> & ShownValues<Extra>,
  PlatformFields<Table>,
  ColumnFilters<Columns> & Others
> {
  return records(rules, { within: () => undefined, owner: () => ({}) });
}
