/** Designations of a company. */
import { listGradeOptionsOptions } from "#generated/hrms/hooks/grades.ts";
import { listMomSurveyGroupOptionsOptions } from "#generated/hrms/hooks/mom-survey-groups.ts";
import { designations as resource } from "#generated/hrms/resources/designations.ts";
import { createDesignation as check } from "#generated/hrms/validators/designations.js";
import { area } from "../../../crud/area.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const designations = area("designations", {
  resource,
  check,
  columns: ["designation", "code", "grade", "mom_survey_group_name", "status"],
  moreColumns: ["vacancies", "updatedAt", "ssocCode", "jobDescription"],
  filters: ["status", "gradeId", "mom_survey_group_id"],
  references: {
    gradeId: { label: "grade", options: listGradeOptionsOptions, subject: "grades" },
    mom_survey_group_id: {
      label: "mom_survey_group_name",
      options: listMomSurveyGroupOptionsOptions,
      subject: "mom-survey-groups",
    },
  },
  panels: { people: peoplePart("designationId") },
  panelQueries: { people: firstPeople("designationId") },
  form: {
    basics: [["designation", "code"], ["gradeId"]],
    statistics: [["mom_survey_group_id", "ssocCode"], ["vacancies"]],
    duties: [["jobDescription"], ["status"]],
  },
});
