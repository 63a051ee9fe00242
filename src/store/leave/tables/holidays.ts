/** Holidays: the days of a calendar. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { holidayHalves, holidayKinds } from "#src/domain/leave/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { holidayCalendars } from "./holiday-calendars.ts";

export const holidays = companyTable(
  "holidays",
  {
    calendarId: uuid().notNull(),
    date: date().notNull(),
    name: text().notNull(),
    kind: text({ enum: holidayKinds }).notNull(),
    /** Null for the whole day. */
    half: text({ enum: holidayHalves }),
    /** The holiday in whose place it is observed. */
    substituteFor: date(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "holidays_calendar",
      columns: [table.tenantId, table.calendarId],
      foreignColumns: [holidayCalendars.tenantId, holidayCalendars.id],
    }),
    uniqueIndex("holidays_date").on(table.tenantId, table.calendarId, table.date),
    check("holidays_substitute", sql`${table.substituteFor} <> ${table.date}`),
    check("holidays_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
