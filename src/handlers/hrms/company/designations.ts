/** Designations of a company: job titles with grade, duties and survey group. */
import type { DesignationInput } from "#generated/hrms/schema.ts";
import { designationRecords } from "#src/store/company/shared/designations.ts";
import { gradeRecords } from "#src/store/company/shared/grades.ts";
import { momSurveyGroupRecords } from "#src/store/company/mom-survey-groups.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";
import { checkReference } from "../shared/references.ts";

export const designationsHandlers = crud({
  subject: "designations",
  records: designationRecords,
  nameOf: (row) => row.designation,
  unique: { designations_name: "designation", designations_code: "code" },
  async toFields(body: DesignationInput, ctx, before, companyId) {
    const gradeId = body.gradeId ?? null;
    const groupId = body.mom_survey_group_id ?? null;
    await checkReference("gradeId", gradeId, before?.gradeId, (id) => gradeRecords.find(ctx.db, companyId, id));
    await checkReference("mom_survey_group_id", groupId, before?.mom_survey_group_id, (id) =>
      momSurveyGroupRecords.find(ctx.db, companyId, id),
    );
    return cleanFields("designations", body);
  },
  usages: (ctx, id) => jobUsages(ctx, "designations", id),
}).handlers;
