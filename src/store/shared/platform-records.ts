/** Reads and writes the records of a platform table: everybody's to read, the platform's to write. */
import type { InferInsertModel, InferSelectModel, SQL } from "drizzle-orm";
import {
  type Author,
  type BookkeepingColumn,
  type RecordRules,
  type Records,
  type RecordTable,
  records,
} from "./records.ts";

/** What a person may set. */
type PlatformFields<Table extends RecordTable> = Omit<InferInsertModel<Table>, BookkeepingColumn>;

type PlatformRecords<Row, New, Filters> = Records<Row, New, Filters, null, Author>;

type More = Readonly<Record<string, SQL>>;
type Given<M extends More> = { [Key in keyof M]: M[Key] extends SQL<infer Value> ? Value : never };

export function platformRecords<Table extends RecordTable, Filters, M extends More = Record<never, SQL>>(
  rules: RecordRules<Table, Filters> & { shown?: M },
): PlatformRecords<InferSelectModel<Table> & Given<M>, PlatformFields<Table>, Filters> {
  return records(rules, { within: () => undefined, owner: () => ({}) });
}
