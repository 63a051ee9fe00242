/** Allowances of a company: what can be sorted, searched and filtered. */
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { ledgerAccountOf } from "./ledger-accounts.ts";
import { allowances } from "./tables/allowances.ts";

export const allowanceRecords = companyRecords({
  table: allowances,
  shown: { ledgerAccount: ledgerAccountOf(allowances) },
  label: allowances.name,
  sortable: sortableColumns(allowances, "name", "code", "amount", "cpfClass", "updatedAt"),
  defaultSort: "name",
  searchable: [allowances.name, allowances.code, allowances.description],
  filters: { status: allowances.status, cpfClass: allowances.cpfClass, calculation: allowances.calculation },
});
