/** Designations of a company, each with the names of its grade and survey group. */
import { sql } from "drizzle-orm";
import { sortableColumns } from "../../shared/records/filters.ts";
import { companyRecords } from "../../shared/records/company-records.ts";
import { byReading } from "../../shared/list-query.ts";
import { designations } from "../tables/designations.ts";

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
    ...sortableColumns(designations, "code", "updatedAt"),
    designation: byReading(designations.designation),
    grade: sql`${grade} collate "und-x-icu"`,
    ssocCode: designations.ssocCode,
    mom_survey_group_name: sql`${surveyGroup} collate "und-x-icu"`,
  },
  defaultSort: "designation",
  searchable: [designations.designation, designations.code, designations.ssocCode],
  filters: {
    status: designations.status,
    gradeId: designations.gradeId,
    mom_survey_group_id: designations.mom_survey_group_id,
  },
});
