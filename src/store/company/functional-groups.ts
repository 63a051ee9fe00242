/** Functional groups of a company. */
import { eq, inArray, sql } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { type HeadNotice, headShown } from "./shared/heads.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { functionalGroups } from "./tables/functional-groups.ts";

type Row = typeof functionalGroups.$inferSelect;

interface FunctionalGroupFilters {
  status?: readonly Row["status"][] | undefined;
  headNotice?: readonly HeadNotice[] | undefined;
}

const leader = headShown(functionalGroups);

export const functionalGroupRecords = companyRecords({
  table: functionalGroups,
  label: functionalGroups.functional_group,
  shown: leader,
  sortable: {
    functional_group: byReading(functionalGroups.functional_group),
    code: byReading(functionalGroups.code),
    head: sql`${leader.head} collate "und-x-icu"`,
    updatedAt: functionalGroups.updatedAt,
  },
  defaultSort: "functional_group",
  searchable: [functionalGroups.functional_group, functionalGroups.code, functionalGroups.description],
  matching: ({ status, headNotice }: FunctionalGroupFilters) => [
    ofStatus(functionalGroups.status, status),
    headNotice?.length ? inArray(leader.headNotice, [...headNotice]) : undefined,
  ],
  offered: eq(functionalGroups.status, "active"),
  offeredBy: [],
});
