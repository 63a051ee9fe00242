/** Religions. */
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { religions } from "../../tables/religions.ts";

export const religionRecords = platformRecords({
  table: religions,
  label: religions.name,
  sortable: sortableColumns(religions, "name", "code", "updatedAt"),
  defaultSort: "name",
  searchable: [religions.name, religions.code],
  filters: { status: religions.status },
});
