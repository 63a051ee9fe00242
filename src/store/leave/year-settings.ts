/** Leave years of a company. */
import { and, asc, eq, gte, lte, ne, sql } from "drizzle-orm";
import { companyDay } from "../company/shared/zones.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { yearSettings } from "./tables/year-settings.ts";

export const yearSettingRecords = companyRecords({
  table: yearSettings,
  label: yearSettings.name,
  shown: {
    current: sql<boolean>`(${companyDay(sql`now()`, sql`year_settings`)} between ${yearSettings.start} and ${yearSettings.end})`,
  },
  sortable: sortableColumns(yearSettings, "name", "start", "end", "updatedAt"),
  defaultSort: "-start",
  searchable: [yearSettings.name],
  filters: { status: yearSettings.status, state: yearSettings.state },
});

/**
 * Leave years by first day; the company is locked, so that two new ones cannot overlap. Archived ones keep their days,
 * because they can be restored.
 */
export async function lockYears(tx: Transaction, companyId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave-years/${companyId}`}, 0))`);
  return tx
    .select({ id: yearSettings.id, start: yearSettings.start, end: yearSettings.end })
    .from(yearSettings)
    .where(eq(yearSettings.companyId, companyId))
    .orderBy(asc(yearSettings.start));
}

/** The active leave year of a day. */
export async function yearOn(tx: Transaction, companyId: string, day: string) {
  const [row] = await tx
    .select({
      id: yearSettings.id,
      name: yearSettings.name,
      start: yearSettings.start,
      end: yearSettings.end,
      state: yearSettings.state,
    })
    .from(yearSettings)
    .where(
      and(
        eq(yearSettings.companyId, companyId),
        eq(yearSettings.status, "active"),
        lte(yearSettings.start, day),
        gte(yearSettings.end, day),
      ),
    );
  return row;
}

/** The name of a leave year with days of the period that takes no more leave: closed, or on its way there or back. */
export async function closedYearIn(tx: Transaction, companyId: string, from: string, to: string) {
  const [row] = await tx
    .select({ name: yearSettings.name })
    .from(yearSettings)
    .where(
      and(
        eq(yearSettings.companyId, companyId),
        eq(yearSettings.status, "active"),
        ne(yearSettings.state, "open"),
        lte(yearSettings.start, to),
        gte(yearSettings.end, from),
      ),
    );
  return row?.name;
}
