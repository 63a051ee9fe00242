/** MOM survey groups of a company, and the designations that they count. */
import { eq, inArray, sql } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { designations } from "./tables/designations.ts";
import { momSurveyGroups } from "./tables/mom-survey-groups.ts";
import type { Transaction } from "../database/transaction.ts";

type Row = typeof momSurveyGroups.$inferSelect;

interface MomSurveyGroupFilters {
  status?: readonly Row["status"][] | undefined;
  occupationalGroup?: readonly Row["occupationalGroup"][] | undefined;
}

const counted = sql<number>`(select count(*)::int from designations jobs where jobs.tenant_id = ${momSurveyGroups.tenantId}
  and jobs.mom_survey_group_id = ${momSurveyGroups.id} and jobs.status <> 'archived')`;

export const momSurveyGroupRecords = companyRecords({
  table: momSurveyGroups,
  label: momSurveyGroups.mom_survey_group_name,
  shown: { designations: counted },
  sortable: {
    mom_survey_group_name: byReading(momSurveyGroups.mom_survey_group_name),
    code: byReading(momSurveyGroups.code),
    occupationalGroup: momSurveyGroups.occupationalGroup,
    designations: counted,
    updatedAt: momSurveyGroups.updatedAt,
  },
  defaultSort: "mom_survey_group_name",
  searchable: [momSurveyGroups.mom_survey_group_name, momSurveyGroups.code],
  matching: ({ status, occupationalGroup }: MomSurveyGroupFilters) => [
    ofStatus(momSurveyGroups.status, status),
    occupationalGroup?.length ? inArray(momSurveyGroups.occupationalGroup, [...occupationalGroup]) : undefined,
  ],
  offered: eq(momSurveyGroups.status, "active"),
  offeredBy: [],
});

/** Designations that the group counts. */
export function designationsOfSurveyGroup(tx: Transaction, groupId: string) {
  return tx
    .select({ id: designations.id, name: designations.designation })
    .from(designations)
    .where(eq(designations.mom_survey_group_id, groupId))
    .orderBy(byReading(designations.designation))
    .limit(20);
}
