/** Banks. */
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { banks } from "../../tables/banks.ts";

export const bankRecords = platformRecords({
  table: banks,
  label: banks.name,
  sortable: { ...sortableColumns(banks, "name", "updatedAt"), code: banks.code, swift: banks.swift },
  defaultSort: "name",
  searchable: [banks.name, banks.code, banks.swift],
  filters: { status: banks.status, giroFormat: banks.giroFormat },
});
