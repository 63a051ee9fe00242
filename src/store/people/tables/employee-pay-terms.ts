/** A person's pay from a day on. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, text } from "drizzle-orm/pg-core";
import { payFrequencies, prorations, rateTypes } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeePayTerms = datedTable(
  "employee_pay_terms",
  {
    rateType: text({ enum: rateTypes }).notNull(),
    /** Cents per month, day, hour or piece. */
    basic: bigint({ mode: "number" }).notNull(),
    currency: text().notNull().default("SGD"),
    payFrequency: text({ enum: payFrequencies }).notNull(),
    /** In hundredths: 4400 is 44 hours. */
    hoursPerWeek: integer().notNull(),
    daysPerWeek: integer().notNull(),
    otEligible: boolean().notNull(),
    /** Why it differs from class and basic pay. */
    otReason: text(),
    proration: text({ enum: prorations }).notNull(),
  },
  (table) => [
    check(
      "employee_pay_terms_amounts",
      sql`${table.basic} >= 0 and ${table.hoursPerWeek} between 0 and 16800 and ${table.daysPerWeek} between 0 and 700`,
    ),
  ],
);
