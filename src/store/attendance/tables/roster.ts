/** The roster: which shift someone works on a day. */
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { rosterKinds } from "#src/domain/attendance/shared/vocabulary.ts";
import { shifts } from "../../company/tables/shifts.ts";
import { workLocations } from "../../company/tables/work-locations.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const rosterEntries = employeeTable(
  "roster_entries",
  {
    date: date().notNull(),
    kind: text({ enum: rosterKinds }).notNull(),
    shiftId: uuid(),
    locationId: uuid(),
    /** Null while it is a draft, and again once it was changed. */
    publishedAt: instant(),
    /** What was last published to people; null if it was never published. */
    publishedKind: text({ enum: rosterKinds }),
    publishedShiftId: uuid(),
    publishedLocationId: uuid(),
    /** Cleared by the planner: people see what was published until the change is published too. */
    removed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("roster_entries_day").on(table.tenantId, table.employeeId, table.date),
    index("roster_entries_list").on(table.tenantId, table.companyId, table.date),
    foreignKey({
      name: "roster_entries_shift",
      columns: [table.tenantId, table.shiftId],
      foreignColumns: [shifts.tenantId, shifts.id],
    }),
    foreignKey({
      name: "roster_entries_location",
      columns: [table.tenantId, table.locationId],
      foreignColumns: [workLocations.tenantId, workLocations.id],
    }),
    check("roster_entries_kind", sql`(${table.kind} = 'work') = (${table.shiftId} is not null)`),
  ],
);
