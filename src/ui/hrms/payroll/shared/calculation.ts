/** The calculation of a pay item: which fields it uses, and what is wrong with them. */
import { applies, type CalculationField, type ItemCalculation, itemFaults } from "#src/domain/payroll/item-faults.ts";
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

/** Codes of other items are known to the server alone. */
export const calculationRules = ({ code = "", calculation = "fixed", ...rest }: Partial<ItemCalculation>) =>
  itemFaults({
    code: code.trim().toUpperCase(),
    calculation,
    amount: null,
    days: null,
    hours: null,
    rate: null,
    base: null,
    formula: null,
    ...rest,
  });
