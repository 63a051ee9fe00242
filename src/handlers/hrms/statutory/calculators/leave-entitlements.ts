/** Leave of a year: annual, sick, and for children. */
import { annualLeave } from "#src/domain/statutory/leave/annual.ts";
import { childcareLeave, infantCareLeave } from "#src/domain/statutory/leave/childcare.ts";
import { sickLeave } from "#src/domain/statutory/leave/sick.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculator } from "./calculation.ts";

export const annualLeaveCalculation: Calculator<"AnnualLeave"> = {
  dated: "periodStart",
  calculate: ({ serviceBasis, ownDaysByYear, ...dates }, rates, ladder) =>
    annualLeave(
      { ...dates, ...(serviceBasis && { basis: serviceBasis }), ...(ownDaysByYear && { ownDaysByYear }) },
      rowAt(rates.leave.annual, dates.periodStart),
      ladder,
    ),
};

export const sickLeaveCalculation: Calculator<"SickLeave"> = {
  dated: "date",
  calculate: ({ joinedOn, date }, rates, ladder) => sickLeave(joinedOn, date, rowAt(rates.leave.sick, date), ladder),
};

export const childcareLeaveCalculation: Calculator<"ChildcareLeave"> = {
  dated: "periodStart",
  calculate: (input, { leave }, ladder) => ({
    ...childcareLeave(input, rowAt(leave.childcare, input.periodStart), ladder),
    infantCare: infantCareLeave(input, rowAt(leave.infantCare, input.periodStart), ladder),
  }),
};
