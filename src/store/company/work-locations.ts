/** Work locations of a company. */
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { workLocations } from "./tables/work-locations.ts";

export const workLocationRecords = companyRecords({
  table: workLocations,
  label: workLocations.name,
  sortable: { ...sortableColumns(workLocations, "name", "code", "radiusM", "updatedAt"), tz: workLocations.tz },
  defaultSort: "name",
  searchable: [workLocations.name, workLocations.code, workLocations.address],
  filters: { status: workLocations.status },
});
