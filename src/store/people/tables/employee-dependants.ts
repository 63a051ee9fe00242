/** Dependants: family members relevant for leave, tax and benefits. */
import { date, text, unique } from "drizzle-orm/pg-core";
import { relations } from "#src/domain/people/shared/records.ts";
import { residencies } from "#src/domain/people/shared/vocabulary.ts";
import { employeeTable } from "./employee-table.ts";

export const employeeDependants = employeeTable(
  "employee_dependants",
  {
    fullName: text().notNull(),
    relation: text({ enum: relations }).notNull(),
    dateOfBirth: date(),
    citizenship: text({ enum: residencies }),
    /** Encrypted; the last four characters are shown. */
    birthCertNoEnc: text(),
    birthCertNoLast4: text(),
  },
  (table) => [
    unique("employee_dependants_once")
      .on(table.tenantId, table.employeeId, table.relation, table.fullName, table.dateOfBirth)
      .nullsNotDistinct(),
  ],
);
