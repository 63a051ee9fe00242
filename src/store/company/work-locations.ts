/** Work locations of a company. */
import { eq } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { workLocations } from "./tables/work-locations.ts";

interface WorkLocationFilters {
  status?: readonly (typeof workLocations.$inferSelect)["status"][] | undefined;
}

export const workLocationRecords = companyRecords({
  table: workLocations,
  label: workLocations.name,
  sortable: {
    name: byReading(workLocations.name),
    code: byReading(workLocations.code),
    radiusM: workLocations.radiusM,
    tz: workLocations.tz,
    updatedAt: workLocations.updatedAt,
  },
  defaultSort: "name",
  searchable: [workLocations.name, workLocations.code, workLocations.address],
  matching: ({ status }: WorkLocationFilters) => [ofStatus(workLocations.status, status)],
  offered: eq(workLocations.status, "active"),
  offeredBy: [],
});
