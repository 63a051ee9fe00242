/** Bank formats of a company: what can be sorted, searched and filtered. */
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { bankFormats } from "./tables/bank-formats.ts";

export const bankFormatRecords = companyRecords({
  table: bankFormats,
  label: bankFormats.name,
  sortable: sortableColumns(bankFormats, "name", "updatedAt"),
  defaultSort: "name",
  searchable: [bankFormats.name, bankFormats.description],
  filters: { status: bankFormats.status },
});
