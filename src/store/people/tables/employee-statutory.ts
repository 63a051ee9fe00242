/** How the law's contributions are taken for somebody from a day on, where it is not by the rule. */
import { bigint, boolean, jsonb, text } from "drizzle-orm/pg-core";
import { type CpfOpening, cpfPayers, type FundChoice } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeeStatutory = datedTable("employee_statutory", {
  cpfPaidBy: text({ enum: cpfPayers }).notNull(),
  shg: jsonb().$type<FundChoice[]>().notNull().default([]),
  /** Why no skills development levy is due; due without. */
  sdlExemptReason: text(),
  /** Foreign worker levy in cents a month; none without. */
  fwl: bigint({ mode: "number" }),
  taxResident: boolean().notNull(),
  cpfOpening: jsonb().$type<CpfOpening | null>(),
});
