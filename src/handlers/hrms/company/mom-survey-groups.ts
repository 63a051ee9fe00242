/** MOM survey groups of a company. */
import type { MomSurveyGroupInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { designationsOfSurveyGroup, momSurveyGroupRecords } from "#src/store/company/mom-survey-groups.ts";
import type { HrmsContext } from "../context.ts";
import { crud } from "../crud.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";

const momSurveyGroups = crud({
  subject: "mom-survey-groups",
  records: momSurveyGroupRecords,
  idName: "momSurveyGroupId",
  nameOf: (row) => row.mom_survey_group_name,
  derived: ["designations"],
  unique: { mom_survey_groups_name: "mom_survey_group_name", mom_survey_groups_code: "code" },
  toFields(body: MomSurveyGroupInput) {
    return {
      mom_survey_group_name: lineOf("mom_survey_group_name", body.mom_survey_group_name),
      code: lineOrNull("code", body.code),
      occupationalGroup: body.occupationalGroup,
      status: body.status ?? ("active" as const),
    };
  },
  usages: async (ctx, groupId) =>
    (await designationsOfSurveyGroup(ctx.db, groupId)).map((job) => ({ subject: "designations", ...job })),
});

export const momSurveyGroupsHandlers: Handlers<operations, HrmsContext> = {
  listMomSurveyGroups: momSurveyGroups.list,
  listMomSurveyGroupOptions: momSurveyGroups.options,
  getMomSurveyGroup: momSurveyGroups.get,
  createMomSurveyGroup: momSurveyGroups.create,
  updateMomSurveyGroup: momSurveyGroups.update,
  archiveMomSurveyGroup: momSurveyGroups.archive,
  restoreMomSurveyGroup: momSurveyGroups.restore,
  deleteMomSurveyGroup: momSurveyGroups.remove,
  listMomSurveyGroupHistory: momSurveyGroups.history,
  exportMomSurveyGroups: momSurveyGroups.file({
    mom_survey_group_name: ({ mom_survey_group_name: name }) => name,
    code: ({ code }) => code,
    occupationalGroup: ({ occupationalGroup }) => occupationalGroup,
    designations: ({ designations }) => designations,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};
