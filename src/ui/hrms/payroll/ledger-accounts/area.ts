/** The chart of accounts of a company: what payroll posts to each account. */
import { ledgerAccounts as resource } from "#generated/hrms/resources/ledger-accounts.ts";
import { createLedgerAccount as check } from "#generated/hrms/validators/ledger-accounts.js";
import { ledgerAccountFaults } from "#src/domain/payroll/ledger-accounts.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const ledgerAccounts = area("ledger-accounts", {
  resource,
  check,
  rules: ledgerAccountFaults,
  columns: ["name", "code", "kind", "postings", "status"],
  moreColumns: ["description", "updatedAt"],
  filters: ["kind", "status"],
  offers: part(async () => (await import("./upload-button.tsx")).UploadButton, "ledger-accounts"),
  form: { basics: [["code", "name"], ["kind"], ["description"]], postings: [["postings"], ["status"]] },
});
