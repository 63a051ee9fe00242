/** Designations of a company, each with the names of its grade and survey group. */
import { eq, inArray, sql } from "drizzle-orm";
import { companyRecords } from "../../shared/company-records.ts";
import { byReading, ofStatus } from "../../shared/list-query.ts";
import { designations } from "../tables/designations.ts";

interface DesignationFilters {
  status?: readonly (typeof designations.$inferSelect)["status"][] | undefined;
  gradeId?: readonly string[] | undefined;
  mom_survey_group_id?: readonly string[] | undefined;
}

const grade = sql<
  string | null
>`(select grades.name from grades where grades.tenant_id = ${designations.tenantId} and grades.id = ${designations.gradeId})`;
const surveyGroup = sql<string | null>`(select groups.mom_survey_group_name from mom_survey_groups groups
  where groups.tenant_id = ${designations.tenantId} and groups.id = ${designations.mom_survey_group_id})`;

export const designationRecords = companyRecords({
  table: designations,
  label: designations.designation,
  shown: { grade, mom_survey_group_name: surveyGroup },
  sortable: {
    designation: byReading(designations.designation),
    code: byReading(designations.code),
    grade: sql`${grade} collate "und-x-icu"`,
    ssocCode: designations.ssocCode,
    mom_survey_group_name: sql`${surveyGroup} collate "und-x-icu"`,
    updatedAt: designations.updatedAt,
  },
  defaultSort: "designation",
  searchable: [designations.designation, designations.code, designations.ssocCode],
  matching: ({ status, gradeId, mom_survey_group_id: groupId }: DesignationFilters) => [
    ofStatus(designations.status, status),
    gradeId?.length ? inArray(designations.gradeId, [...gradeId]) : undefined,
    groupId?.length ? inArray(designations.mom_survey_group_id, [...groupId]) : undefined,
  ],
  offered: eq(designations.status, "active"),
  offeredBy: [],
});
