/** Leave types of a company: what can be sorted, searched and filtered. */
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { leaveTypes } from "./tables/leave-types.ts";

export const leaveTypeRecords = companyRecords({
  table: leaveTypes,
  label: leaveTypes.name,
  sortable: sortableColumns(leaveTypes, "name", "code", "kind", "noticeDays", "updatedAt"),
  defaultSort: "name",
  searchable: [leaveTypes.name, leaveTypes.code, leaveTypes.description],
  filters: { status: leaveTypes.status, kind: leaveTypes.kind, unit: leaveTypes.unit },
});
