/** Races. */
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { races } from "../../tables/races.ts";

export const raceRecords = platformRecords({
  table: races,
  label: races.name,
  sortable: sortableColumns(races, "name", "code", "shgFund", "updatedAt"),
  defaultSort: "name",
  searchable: [races.name, races.code],
  filters: { status: races.status, shgFund: races.shgFund },
});
