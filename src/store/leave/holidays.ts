/** Holidays of a company's calendars, and whom a calendar applies to. */
import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { PlacedCalendar } from "#src/domain/leave/shared/calendars.ts";
import type { HolidayRow } from "#src/domain/leave/shared/holiday-file.ts";
import type { HolidayLevel } from "#src/domain/leave/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Actor } from "../shared/audit.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { holidayAssignments } from "./tables/holiday-assignments.ts";
import { holidays } from "./tables/holidays.ts";

const calendar = sql<string>`(
  select own.name from holiday_calendars own where own.tenant_id = ${holidays.tenantId} and own.id = ${holidays.calendarId})`;

export const holidayRecords = companyRecords({
  table: holidays,
  label: holidays.name,
  shown: { calendar },
  sortable: {
    ...sortableColumns(holidays, "date", "name", "kind", "updatedAt"),
    calendar: sql`${calendar} collate "und-x-icu"`,
  },
  defaultSort: "date",
  searchable: [holidays.name],
  filters: { status: holidays.status, calendarId: holidays.calendarId, kind: holidays.kind },
  matching: ({ date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined }) => [
    date_from === undefined ? undefined : gte(holidays.date, date_from),
    date_to === undefined ? undefined : lte(holidays.date, date_to),
  ],
});
export type Holiday = NonNullable<Awaited<ReturnType<typeof holidayRecords.find>>>;

/** Active holidays of calendars within a period, by day. */
export function holidaysOf(
  tx: Transaction,
  companyId: string,
  calendarIds: readonly string[],
  [from, to]: readonly [from: string, to: string],
) {
  return tx
    .select({
      id: holidays.id,
      calendarId: holidays.calendarId,
      date: holidays.date,
      name: holidays.name,
      kind: holidays.kind,
      half: holidays.half,
      substituteFor: holidays.substituteFor,
    })
    .from(holidays)
    .where(
      and(
        eq(holidays.companyId, companyId),
        inArray(holidays.calendarId, [...calendarIds]),
        eq(holidays.status, "active"),
        gte(holidays.date, from),
        lte(holidays.date, to),
      ),
    )
    .orderBy(asc(holidays.date), asc(holidays.id));
}

/** All days of a calendar, locked until the transaction ends, so that no day is added twice. */
export async function lockHolidays(tx: Transaction, companyId: string, calendarId: string): Promise<Holiday[]> {
  await tx.execute(sql`
    select from holiday_calendars where company_id = ${companyId} and id = ${calendarId} for no key update`);
  return holidayRecords.all(tx, companyId, { calendarId, status: ["active", "inactive", "archived"] });
}

/** Where the company's calendars apply. */
export function activeAssignments(tx: Transaction, companyId: string): Promise<PlacedCalendar[]> {
  return tx
    .select({
      calendarId: holidayAssignments.calendarId,
      level: sql<HolidayLevel>`(case when ${holidayAssignments.employeeId} is not null then 'employee'
        when ${holidayAssignments.locationId} is not null then 'location' else 'company' end)`,
      targetId: sql<string | null>`coalesce(${holidayAssignments.employeeId}, ${holidayAssignments.locationId})`,
      validFrom: holidayAssignments.validFrom,
    })
    .from(holidayAssignments)
    .where(and(eq(holidayAssignments.companyId, companyId), eq(holidayAssignments.status, "active")));
}

/** Days of a new calendar, without a history of their own. */
export async function insertHolidays(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  { companyId, calendarId }: { companyId: string; calendarId: string },
  rows: readonly (HolidayRow & { readonly status?: "active" | "inactive" })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(holidays).values(
    rows.map(({ date, name, kind, half, substituteFor, status = "active" }) => ({
      tenantId,
      companyId,
      calendarId,
      date,
      name,
      kind,
      half,
      substituteFor,
      status,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })),
  );
}
