/** Deviations from the statutory contribution rules for a person from a day on. */
import { bigint, boolean, jsonb, text } from "drizzle-orm/pg-core";
import { type CpfOpening, cpfPayers, type FundChoice } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeeStatutory = datedTable("employee_statutory", {
  cpfPaidBy: text({ enum: cpfPayers }).notNull(),
  shg: jsonb().$type<FundChoice[]>().notNull().default([]),
  /** Why no skills development levy is due; null if due. */
  sdlExemptReason: text(),
  /** Foreign worker levy in cents per month; null if none. */
  fwl: bigint({ mode: "number" }),
  taxResident: boolean().notNull(),
  cpfOpening: jsonb().$type<CpfOpening | null>(),
});
