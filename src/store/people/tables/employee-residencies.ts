/** Whether somebody is a citizen, a permanent resident or a foreigner from a day on. */
import { date, text } from "drizzle-orm/pg-core";
import { prRateOptions, residencies } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeeResidencies = datedTable("employee_residencies", {
  residency: text({ enum: residencies }).notNull(),
  prGrantedOn: date(),
  prRateOption: text({ enum: prRateOptions }),
  /** Of the board's approval of higher rates. */
  approvalRef: text(),
});
