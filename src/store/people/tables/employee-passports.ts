/** Passports of an employee. */
import { sql } from "drizzle-orm";
import { check, date, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { countries } from "../../platform/tables/countries.ts";
import { employeeTable } from "./employee-table.ts";

export const employeePassports = employeeTable(
  "employee_passports",
  {
    countryId: uuid()
      .notNull()
      .references(() => countries.id),
    /** Encrypted; the last four characters are shown. */
    numberEnc: text().notNull(),
    numberLast4: text().notNull(),
    /** Keyed hash: two passports of one employee and country cannot share it. Null if it was stored before hashes existed. */
    numberHash: text(),
    issueDate: date(),
    expiry: date().notNull(),
    fileId: uuid(),
    reminderDays: integer().notNull(),
  },
  (table) => [
    uniqueIndex("employee_passports_number").on(table.tenantId, table.employeeId, table.countryId, table.numberHash),
    index("employee_passports_expiry").on(table.tenantId, table.companyId, table.expiry),
    check("employee_passports_dates", sql`${table.expiry} >= ${table.issueDate}`),
  ],
);
