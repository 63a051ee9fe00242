/** Reads and writes the records of a platform table: everybody's to read, the platform's to write. */
import type { InferInsertModel, InferSelectModel } from "drizzle-orm";
import { type Author, type BookkeepingColumn, type RecordRules, type Records, type RecordTable, records } from "./records.ts";

/** What a person may set. */
export type PlatformFields<Table extends RecordTable> = Omit<InferInsertModel<Table>, BookkeepingColumn>;

export type PlatformRecords<Row, New, Filters> = Records<Row, New, Filters, null, Author>;

export function platformRecords<Table extends RecordTable, Filters>(
  rules: RecordRules<Table, Filters>,
): PlatformRecords<InferSelectModel<Table>, PlatformFields<Table>, Filters> {
  return records(rules, { within: () => undefined, owner: () => ({}) });
}
