/** Residency status from a day on: citizen, permanent resident or foreigner. */
import { date, text } from "drizzle-orm/pg-core";
import { prRateOptions, residencies } from "#src/domain/people/shared/vocabulary.ts";
import { datedTable } from "../../shared/tables/dated-table.ts";

export const employeeResidencies = datedTable("employee_residencies", {
  residency: text({ enum: residencies }).notNull(),
  prGrantedOn: date(),
  prRateOption: text({ enum: prRateOptions }),
  /** Date of the CPF Board's approval of higher rates. */
  approvalRef: text(),
});
