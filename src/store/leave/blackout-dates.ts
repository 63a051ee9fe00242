/** Blackout dates of a company: the records, and those that hold back someone's leave. */
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { blackoutDates } from "./tables/blackout-dates.ts";

const department = sql<string | null>`(
  select unit.department from departments unit
  where unit.tenant_id = ${blackoutDates.tenantId} and unit.id = ${blackoutDates.departmentId})`;

export const blackoutDateRecords = companyRecords({
  table: blackoutDates,
  label: blackoutDates.name,
  shown: { department },
  sortable: sortableColumns(blackoutDates, "name", "start", "end", "updatedAt"),
  defaultSort: "-start",
  searchable: [blackoutDates.name, blackoutDates.description, department],
  filters: { status: blackoutDates.status, departmentId: blackoutDates.departmentId },
});

/** Those in force on any day of the period, of the whole company or a department. */
export function blackoutsIn(tx: Transaction, companyId: string, from: string, to: string) {
  return tx
    .select({
      name: blackoutDates.name,
      from: blackoutDates.start,
      to: blackoutDates.end,
      departmentId: blackoutDates.departmentId,
    })
    .from(blackoutDates)
    .where(
      and(
        eq(blackoutDates.companyId, companyId),
        eq(blackoutDates.status, "active"),
        lte(blackoutDates.start, to),
        gte(blackoutDates.end, from),
      ),
    )
    .orderBy(blackoutDates.start);
}
