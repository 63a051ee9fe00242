/** Tax filings: the list and the year of a new one; a filing has its own page. */
import { taxFilings as resource } from "#generated/hrms/resources/tax-filings.ts";
import { createTaxFiling as check } from "#generated/hrms/validators/tax-filings.js";
import { area } from "../../../crud/area.ts";

export const taxFilings = area("tax-filings", {
  resource,
  check,
  columns: ["name", "status", "people", "withProblems", "amount", "dueOn"],
  moreColumns: ["kind", "cpf", "excluded", "acknowledgement", "acknowledgedOn", "draftedBy", "approvedBy", "updatedAt"],
  filters: ["status", "kind"],
  // Changed on its page.
  fixed: () => true,
  form: { year: [["year"]] },
});
