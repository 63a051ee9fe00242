/** PINs with which people clock in at a shared device, encrypted, with the wrong attempts that were counted. */
import { integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const kioskPins = employeeTable(
  "kiosk_pins",
  {
    pinEnc: text().notNull(),
    failedCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [uniqueIndex("kiosk_pins_once").on(table.tenantId, table.employeeId)],
);
