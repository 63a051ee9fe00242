/** Allowances of a company: pay items with their calculation and what they count for. */
import { allowances as resource } from "#generated/hrms/resources/allowances.ts";
import { createAllowance as check } from "#generated/hrms/validators/allowances.js";
import { type ItemCalculation, itemFaults } from "#src/domain/payroll/item-faults.ts";
import { area } from "../../../crud/area.ts";
import { calculationShown } from "../shared/calculation.ts";

/** Codes of other items are known to the server alone. */
const rules = ({ code = "", calculation = "fixed", ...rest }: Partial<ItemCalculation>) =>
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

export const allowances = area("allowances", {
  resource,
  check,
  rules,
  siblings: ["allowances", "deductions"],
  columns: ["name", "code", "calculation", "amount", "cpfClass", "status", "updatedAt"],
  moreColumns: [
    "description",
    "days",
    "hours",
    "rate",
    "base",
    "formula",
    "sdlLiable",
    "fundLiable",
    "grossRate",
    "prorated",
    "taxBox",
    "glCode",
  ],
  filters: ["status", "calculation", "cpfClass"],
  shown: calculationShown,
  form: {
    basics: [["name", "code"], ["description"]],
    calculation: [["calculation"], ["amount", "days", "hours"], ["rate", "base"], ["formula"]],
    counts: [["cpfClass"], ["sdlLiable", "fundLiable"], ["grossRate", "prorated"]],
    accounts: [["taxBox", "glCode"], ["status"]],
  },
});
