/** MOM survey groups of a company. */
import type { MomSurveyGroupInput } from "#generated/hrms/schema.ts";
import { designationsOfSurveyGroup, momSurveyGroupRecords } from "#src/store/company/mom-survey-groups.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

export const momSurveyGroupsHandlers = crud({
  subject: "mom-survey-groups",
  records: momSurveyGroupRecords,
  nameOf: (row) => row.mom_survey_group_name,
  unaudited: ["designations"],
  unique: { mom_survey_groups_name: "mom_survey_group_name", mom_survey_groups_code: "code" },
  toFields: (body: MomSurveyGroupInput) => cleanFields("mom-survey-groups", body),
  usages: async (ctx, groupId) =>
    (await designationsOfSurveyGroup(ctx.db, groupId)).map((job) => ({ subject: "designations", ...job })),
}).handlers;
