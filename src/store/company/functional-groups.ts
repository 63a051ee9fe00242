/** Functional groups of a company. */
import { sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { headShown } from "./shared/heads.ts";
import { functionalGroups } from "./tables/functional-groups.ts";

const leader = headShown(functionalGroups);

export const functionalGroupRecords = companyRecords({
  table: functionalGroups,
  label: functionalGroups.functional_group,
  shown: leader,
  sortable: {
    ...sortableColumns(functionalGroups, "functional_group", "code", "updatedAt"),
    head: sql`${leader.head} collate "und-x-icu"`,
  },
  defaultSort: "functional_group",
  searchable: [functionalGroups.functional_group, functionalGroups.code, functionalGroups.description],
  filters: { status: functionalGroups.status, headNotice: leader.headNotice },
});
