/** Deviations from the statutory contribution rules for a person from a day on. */
import { boolean, jsonb, text } from "drizzle-orm/pg-core";
import { type CpfOpening, cpfPayers, type FundChoice } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeeStatutory = datedTable("employee_statutory", {
  cpfPaidBy: text({ enum: cpfPayers }).notNull(),
  shg: jsonb().$type<FundChoice[]>().notNull().default([]),
  /** Why no skills development levy is due; null if due. */
  sdlExemptReason: text(),
  taxResident: boolean().notNull(),
  cpfOpening: jsonb().$type<CpfOpening | null>(),
});
