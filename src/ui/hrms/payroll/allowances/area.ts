/** Allowances of a company: pay items with their calculation and what they count for. */
import { listLedgerAccountOptionsOptions } from "#generated/hrms/hooks/ledger-accounts.ts";
import { allowances as resource } from "#generated/hrms/resources/allowances.ts";
import { createAllowance as check } from "#generated/hrms/validators/allowances.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { calculationRules, calculationShown } from "../shared/calculation.ts";

export const allowances = area("allowances", {
  resource,
  check,
  rules: calculationRules,
  siblings: ["allowances", "deductions"],
  beside: part(async () => (await import("./allowances-figures.tsx")).AllowancesFigures, "payroll-reports"),
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
    "ledgerAccount",
    "claimable",
    "effectiveFrom",
  ],
  filters: ["status", "calculation", "cpfClass"],
  references: {
    ledgerAccountId: { label: "ledgerAccount", options: listLedgerAccountOptionsOptions, subject: "ledger-accounts" },
  },
  controls: {
    formula: part(
      async () => (await import("../shared/formula-control.tsx")).formulaControl("allowances"),
      "allowances",
    ),
  },
  shown: calculationShown,
  form: {
    basics: [["name", "code"], ["description"]],
    calculation: [["calculation"], ["amount", "days", "hours"], ["rate", "base"], ["formula"]],
    counts: [["cpfClass"], ["sdlLiable", "fundLiable"], ["grossRate", "prorated"]],
    accounts: [["taxBox", "ledgerAccountId"], ["claimable", "effectiveFrom"], ["status"]],
  },
});
