/** Races. */
import { eq, inArray } from "drizzle-orm";
import { byReading, ofStatus } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { races } from "../../tables/races.ts";

type Race = typeof races.$inferSelect;

interface RaceFilters {
  status?: readonly Race["status"][] | undefined;
  shgFund?: readonly Race["shgFund"][] | undefined;
}

export const raceRecords = platformRecords({
  table: races,
  label: races.name,
  sortable: {
    name: byReading(races.name),
    code: byReading(races.code),
    shgFund: races.shgFund,
    updatedAt: races.updatedAt,
  },
  defaultSort: "name",
  searchable: [races.name, races.code],
  matching: ({ status, shgFund }: RaceFilters) => [
    ofStatus(races.status, status),
    shgFund?.length ? inArray(races.shgFund, [...shgFund]) : undefined,
  ],
  offered: eq(races.status, "active"),
  offeredBy: [],
});
