/** Deductions of a company: what can be sorted, searched and filtered. */
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { ledgerAccountOf } from "./ledger-accounts.ts";
import { deductions } from "./tables/deductions.ts";

export const deductionRecords = companyRecords({
  table: deductions,
  shown: { ledgerAccount: ledgerAccountOf(deductions) },
  label: deductions.name,
  sortable: sortableColumns(deductions, "name", "code", "amount", "priority", "updatedAt"),
  defaultSort: "name",
  searchable: [deductions.name, deductions.code, deductions.description],
  filters: { status: deductions.status, ground: deductions.ground, calculation: deductions.calculation },
});
