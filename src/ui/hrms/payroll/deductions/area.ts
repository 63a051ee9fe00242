/** Deductions of a company: pay items with their calculation and what they count for. */
import { listLedgerAccountOptionsOptions } from "#generated/hrms/hooks/ledger-accounts.ts";
import { deductions as resource } from "#generated/hrms/resources/deductions.ts";
import { createDeduction as check } from "#generated/hrms/validators/deductions.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { calculationRules, calculationShown } from "../shared/calculation.ts";

export const deductions = area("deductions", {
  resource,
  check,
  rules: calculationRules,
  siblings: ["allowances", "deductions"],
  beside: part(async () => (await import("./deductions-figures.tsx")).DeductionsFigures, "payroll-reports"),
  columns: ["name", "code", "calculation", "amount", "ground", "priority", "status"],
  moreColumns: [
    "description",
    "days",
    "hours",
    "rate",
    "base",
    "formula",
    "consentRequired",
    "maxShare",
    "ledgerAccount",
    "effectiveFrom",
    "updatedAt",
  ],
  filters: ["status", "calculation", "ground"],
  references: {
    ledgerAccountId: { label: "ledgerAccount", options: listLedgerAccountOptionsOptions, subject: "ledger-accounts" },
  },
  controls: {
    formula: part(
      async () => (await import("../shared/formula-control.tsx")).formulaControl("deductions"),
      "deductions",
    ),
  },
  shown: calculationShown,
  form: {
    basics: [["name", "code"], ["description"]],
    calculation: [["calculation"], ["amount", "days", "hours"], ["rate", "base"], ["formula"]],
    limits: [["ground"], ["maxShare", "priority"], ["consentRequired"]],
    accounts: [["ledgerAccountId", "effectiveFrom"], ["status"]],
  },
});
