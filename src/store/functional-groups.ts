/** Functional groups of a company. */
import { eq, inArray, ne } from "drizzle-orm";
import { companyRecords } from "./company-records.ts";
import { byReading } from "./list-query.ts";
import { functionalGroups } from "./tables/functional-groups.ts";

type Row = typeof functionalGroups.$inferSelect;

export interface FunctionalGroupFilters {
  status?: readonly Row["status"][] | undefined;
}

export const functionalGroupRecords = companyRecords({
  table: functionalGroups,
  label: functionalGroups.functional_group,
  sortable: {
    functional_group: byReading(functionalGroups.functional_group),
    code: byReading(functionalGroups.code),
    updatedAt: functionalGroups.updatedAt,
  },
  defaultSort: "functional_group",
  searchable: [functionalGroups.functional_group, functionalGroups.code, functionalGroups.description],
  matching: ({ status }: FunctionalGroupFilters) => [
    status?.length ? inArray(functionalGroups.status, [...status]) : ne(functionalGroups.status, "archived"),
  ],
  offered: eq(functionalGroups.status, "active"),
  offeredBy: [],
});
