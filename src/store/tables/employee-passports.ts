/** Passports of an employee. */
import { sql } from "drizzle-orm";
import { check, date, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { countries } from "./countries.ts";
import { employeeTable } from "./employee-table.ts";

export const employeePassports = employeeTable(
  "employee_passports",
  {
    countryId: uuid().notNull().references(() => countries.id),
    /** Encrypted; the last four signs to be shown. */
    numberEnc: text().notNull(),
    numberLast4: text().notNull(),
    issueDate: date(),
    expiry: date().notNull(),
    fileId: uuid(),
    reminderDays: integer().notNull(),
  },
  (table) => [
    index("employee_passports_expiry").on(table.tenantId, table.companyId, table.expiry),
    check("employee_passports_dates", sql`${table.expiry} >= ${table.issueDate}`),
  ],
);
