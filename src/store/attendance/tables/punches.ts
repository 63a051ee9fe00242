/** Punches: when people came and went. Rows are only ever added; the database refuses changes. */
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { punchDirections, punchSources } from "#src/domain/attendance/shared/vocabulary.ts";
import { employees } from "../../people/tables/employees.ts";
import { everyRowForAuth, instant, ownTenant } from "../../shared/tables/policies.ts";

export const punches = pgTable(
  "punches",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    employeeId: uuid().notNull(),
    at: instant().notNull(),
    /** The zone of the work location, in which its day is counted. */
    tz: text().notNull(),
    direction: text({ enum: punchDirections }).notNull(),
    source: text({ enum: punchSources }).notNull(),
    locationId: uuid(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    accuracyM: integer(),
    /** Metres from the work location; null if either is unknown. */
    distanceM: integer(),
    device: text(),
    /** The id that another system gave it: the same punch sent twice is stored once. */
    rawId: text(),
    createdAt: instant().notNull(),
    createdBy: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex("punches_raw_id").on(table.tenantId, table.companyId, table.rawId),
    index("punches_employee_id").on(table.tenantId, table.employeeId, table.at),
    index("punches_list").on(table.tenantId, table.companyId, table.at),
    foreignKey({
      name: "punches_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    check("punches_point", sql`(${table.lat} is null) = (${table.lng} is null)`),
    ownTenant(table.tenantId),
    everyRowForAuth(),
  ],
);
