/** Leave of a year: annual, sick, and for children. */
import type { components } from "#generated/hrms/schema.ts";
import { annualLeave } from "#src/domain/statutory/leave/annual.ts";
import { childcareLeave, infantCareLeave } from "#src/domain/statutory/leave/childcare.ts";
import { sickLeave } from "#src/domain/statutory/leave/sick.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculation } from "./calculation.ts";

type Schemas = components["schemas"];

export const annualLeaveCalculation: Calculation<Schemas["AnnualLeaveInput"], Schemas["AnnualLeaveResult"]> = {
  dated: "periodStart",
  calculate: ({ serviceBasis, ownDaysByYear, ...dates }, rates, ladder) =>
    annualLeave(
      { ...dates, ...(serviceBasis && { basis: serviceBasis }), ...(ownDaysByYear && { ownDaysByYear }) },
      rowAt(rates.leave.annual, dates.periodStart),
      ladder,
    ),
};

export const sickLeaveCalculation: Calculation<Schemas["SickLeaveInput"], Schemas["SickLeaveResult"]> = {
  dated: "date",
  calculate: ({ joinedOn, date }, rates, ladder) => sickLeave(joinedOn, date, rowAt(rates.leave.sick, date), ladder),
};

export const childcareLeaveCalculation: Calculation<Schemas["ChildcareLeaveInput"], Schemas["ChildcareLeaveResult"]> = {
  dated: "periodStart",
  calculate: (input, { leave }, ladder) => ({
    ...childcareLeave(input, rowAt(leave.childcare, input.periodStart), ladder),
    infantCare: infantCareLeave(input, rowAt(leave.infantCare, input.periodStart), ladder),
  }),
};
