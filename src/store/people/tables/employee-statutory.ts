/** Deviations from the statutory contribution rules for a person from a day on. */
import { boolean, jsonb, numeric, text } from "drizzle-orm/pg-core";
import { type CpfOpening, cpfPayers, type FundChoice } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

const share = () => numeric({ precision: 5, scale: 4, mode: "number" });

export const employeeStatutory = datedTable("employee_statutory", {
  cpfPaidBy: text({ enum: cpfPayers }).notNull(),
  shg: jsonb().$type<FundChoice[]>().notNull().default([]),
  /** Why no skills development levy is due; null if due. */
  sdlExemptReason: text(),
  taxResident: boolean().notNull(),
  /** Member of the company's private provident fund, at its rates or at shares of their own. */
  inPpf: boolean().notNull().default(false),
  ppfEmployeeShare: share(),
  ppfEmployerShare: share(),
  cpfOpening: jsonb().$type<CpfOpening | null>(),
});
