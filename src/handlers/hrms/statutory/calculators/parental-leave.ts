/** Leave around a birth or an adoption. */
import type { components } from "#generated/hrms/schema.ts";
import {
  adoptionLeave,
  maternityLeave,
  paternityLeave,
  sharedParentalLeave,
} from "#src/domain/statutory/leave/parental.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculation } from "./calculation.ts";

type Schemas = components["schemas"];

export const maternityLeaveCalculation: Calculation<Schemas["MaternityLeaveInput"], Schemas["MaternityLeaveResult"]> = {
  dated: "birthOn",
  calculate: (input, { leave }, ladder) => maternityLeave(input, rowAt(leave.maternity, input.birthOn), ladder),
};

export const paternityLeaveCalculation: Calculation<Schemas["PaternityLeaveInput"], Schemas["PaternityLeaveResult"]> = {
  dated: "birthOn",
  calculate: (input, { leave }, ladder) => paternityLeave(input, rowAt(leave.paternity, input.birthOn), ladder),
};

export const sharedParentalLeaveCalculation: Calculation<
  Schemas["SharedParentalLeaveInput"],
  Schemas["SharedParentalLeaveResult"]
> = {
  dated: "birthOn",
  calculate: ({ fatherWeeks, decidedOn, ...birth }, { leave }, ladder) =>
    sharedParentalLeave(
      { ...birth, ...(fatherWeeks != null && { fatherWeeks }), ...(decidedOn != null && { decidedOn }) },
      rowAt(leave.sharedParental, birth.birthOn),
      ladder,
    ),
};

export const adoptionLeaveCalculation: Calculation<Schemas["AdoptionLeaveInput"], Schemas["AdoptionLeaveResult"]> = {
  dated: "intentOn",
  calculate: (input, { leave }, ladder) => ({
    weeks: adoptionLeave(input, rowAt(leave.adoption, input.intentOn), ladder),
  }),
};
