/** Religions. */
import { eq } from "drizzle-orm";
import { byReading, ofStatus } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { religions } from "../../tables/religions.ts";

interface ReligionFilters {
  status?: readonly (typeof religions.$inferSelect)["status"][] | undefined;
}

export const religionRecords = platformRecords({
  table: religions,
  label: religions.name,
  sortable: { name: byReading(religions.name), code: byReading(religions.code), updatedAt: religions.updatedAt },
  defaultSort: "name",
  searchable: [religions.name, religions.code],
  matching: ({ status }: ReligionFilters) => [ofStatus(religions.status, status)],
  offered: eq(religions.status, "active"),
  offeredBy: [],
});
