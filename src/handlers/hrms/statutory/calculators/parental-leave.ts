/** Leave around a birth or an adoption. */
import {
  adoptionLeave,
  maternityLeave,
  paternityLeave,
  sharedParentalLeave,
} from "#src/domain/statutory/leave/parental.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculator } from "./calculation.ts";

export const maternityLeaveCalculation: Calculator<"MaternityLeave"> = {
  dated: "birthOn",
  calculate: (input, { leave }, ladder) => maternityLeave(input, rowAt(leave.maternity, input.birthOn), ladder),
};

export const paternityLeaveCalculation: Calculator<"PaternityLeave"> = {
  dated: "birthOn",
  calculate: (input, { leave }, ladder) => paternityLeave(input, rowAt(leave.paternity, input.birthOn), ladder),
};

export const sharedParentalLeaveCalculation: Calculator<"SharedParentalLeave"> = {
  dated: "birthOn",
  calculate: ({ fatherWeeks, decidedOn, ...birth }, { leave }, ladder) =>
    sharedParentalLeave(
      { ...birth, ...(fatherWeeks != null && { fatherWeeks }), ...(decidedOn != null && { decidedOn }) },
      rowAt(leave.sharedParental, birth.birthOn),
      ladder,
    ),
};

export const adoptionLeaveCalculation: Calculator<"AdoptionLeave"> = {
  dated: "intentOn",
  calculate: (input, { leave }, ladder) => ({
    weeks: adoptionLeave(input, rowAt(leave.adoption, input.intentOn), ladder),
  }),
};
