/** Bank accounts a company pays from. */
import { listBankOptionsOptions } from "#generated/hrms/hooks/banks.ts";
import { companyBankAccounts as resource } from "#generated/hrms/resources/company-bank-accounts.ts";
import { createCompanyBankAccount as check } from "#generated/hrms/validators/company-bank-accounts.js";
import { area } from "../../../crud/area.ts";

export const companyBankAccounts = area("company-bank-accounts", {
  resource,
  check,
  columns: ["bank", "accountName", "accountNoMasked", "format", "primary", "status"],
  moreColumns: ["orgId", "updatedAt"],
  filters: ["status", "bankId"],
  neededNew: ["accountNo"],
  references: { bankId: { label: "bank", options: listBankOptionsOptions } },
  fills: {
    // File formats depend on the bank.
    async bankId(value) {
      if (typeof value !== "string") return {};
      const { getBank } = await import("#generated/hrms/client/banks.ts");
      return { format: (await getBank({ path: { bankId: value } })).giroFormat };
    },
  },
  form: {
    basics: [["bankId"], ["accountName"], ["accountNo"]],
    files: [["format", "orgId"], ["primary"]],
  },
});
