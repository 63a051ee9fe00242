/** Shifts of a company. */
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { shifts } from "./tables/shifts.ts";

export const shiftRecords = companyRecords({
  table: shifts,
  label: shifts.name,
  sortable: { ...sortableColumns(shifts, "name", "code", "workMinutes", "updatedAt"), start: shifts.start },
  defaultSort: "name",
  searchable: [shifts.name, shifts.code],
  filters: { status: shifts.status },
});
