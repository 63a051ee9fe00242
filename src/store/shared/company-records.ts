/** Reads and writes the records of a company table. */
import { eq, type InferInsertModel, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "./audit.ts";
import { type BookkeepingColumn, type RecordRules, type Records, type RecordTable, records } from "./records.ts";

export type CompanyTable = RecordTable & Record<"tenantId" | "companyId", AnyPgColumn>;

/** A record as it is shown: who made and changed it by name, the tenant left out. */
export type Shown<Table extends CompanyTable> = Omit<InferSelectModel<Table>, "tenantId">;
/** What a person may set. */
export type Fields<Table extends CompanyTable> = Omit<
  InferInsertModel<Table>,
  BookkeepingColumn | "tenantId" | "companyId"
>;

export type CompanyRecords<Row, New, Filters> = Records<Row, New, Filters, string, Actor>;

type More = Readonly<Record<string, SQL>>;
type Given<M extends More> = { [Key in keyof M]: M[Key] extends SQL<infer Value> ? Value : never };

export function companyRecords<Table extends CompanyTable, Filters, M extends More = Record<never, SQL>>(
  rules: RecordRules<Table, Filters> & { shown?: M },
): CompanyRecords<Shown<Table> & Given<M>, Fields<Table>, Filters> {
  return records(rules, {
    within: (companyId: string) => eq(rules.table.companyId, companyId),
    owner: (companyId, { tenantId }: Actor) => ({ tenantId, companyId }),
  });
}
