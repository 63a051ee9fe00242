/** Leave types that new tenants start with. */
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { globalLeaveTypes } from "../../tables/global-leave-types.ts";

export const globalLeaveTypeRecords = platformRecords({
  table: globalLeaveTypes,
  label: globalLeaveTypes.name,
  sortable: sortableColumns(globalLeaveTypes, "name", "code", "unit", "serviceMonths", "updatedAt"),
  defaultSort: "name",
  searchable: [globalLeaveTypes.name, globalLeaveTypes.code, globalLeaveTypes.statute],
  filters: { status: globalLeaveTypes.status, unit: globalLeaveTypes.unit, gender: globalLeaveTypes.gender },
});
