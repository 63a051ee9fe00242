/** Which fields of a pay item its calculation uses. */
import { applies, type CalculationField } from "#src/domain/payroll/item-faults.ts";
import type { Values } from "../../../form/spec.ts";

const shownFor =
  (field: CalculationField) =>
  ({ calculation }: Values): boolean =>
    applies(calculation, field);

export const calculationShown = {
  amount: shownFor("amount"),
  days: shownFor("days"),
  hours: shownFor("hours"),
  rate: shownFor("rate"),
  base: shownFor("base"),
  formula: shownFor("formula"),
};
