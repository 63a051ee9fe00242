/** MOM survey groups of a company. */
import { momSurveyGroups as resource } from "#generated/hrms/resources/mom-survey-groups.ts";
import { createMomSurveyGroup as check } from "#generated/hrms/validators/mom-survey-groups.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const momSurveyGroups = area("mom-survey-groups", {
  resource,
  check,
  columns: ["mom_survey_group_name", "code", "occupationalGroup", "designations", "status"],
  moreColumns: ["updatedAt"],
  filters: ["status", "occupationalGroup"],
  offers: part(async () => (await import("./report-link.tsx")).ReportLink, "mom-survey-groups"),
  form: {
    basics: [["mom_survey_group_name", "code"]],
    survey: [["occupationalGroup"], ["status"]],
  },
});
