/** MOM survey groups of a company, and the designations they include. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { byReading } from "../shared/list-query.ts";
import { designations } from "./tables/designations.ts";
import { momSurveyGroups } from "./tables/mom-survey-groups.ts";
import type { Transaction } from "../database/transaction.ts";

const counted = sql<number>`(select count(*)::int from designations jobs where jobs.tenant_id = ${momSurveyGroups.tenantId}
  and jobs.mom_survey_group_id = ${momSurveyGroups.id} and jobs.status <> 'archived')`;

export const momSurveyGroupRecords = companyRecords({
  table: momSurveyGroups,
  label: momSurveyGroups.mom_survey_group_name,
  shown: { designations: counted },
  sortable: {
    ...sortableColumns(momSurveyGroups, "mom_survey_group_name", "code", "occupationalGroup", "updatedAt"),
    designations: counted,
  },
  defaultSort: "mom_survey_group_name",
  searchable: [momSurveyGroups.mom_survey_group_name, momSurveyGroups.code],
  filters: { status: momSurveyGroups.status, occupationalGroup: momSurveyGroups.occupationalGroup },
});

/** Designations in the group. */
export function designationsOfSurveyGroup(tx: Transaction, groupId: string) {
  return tx
    .select({ id: designations.id, name: designations.designation })
    .from(designations)
    .where(eq(designations.mom_survey_group_id, groupId))
    .orderBy(byReading(designations.designation))
    .limit(20);
}
