// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/mom-survey-groups.ts";
import * as $form from "../forms/mom-survey-groups.ts";
import * as $hook from "../hooks/mom-survey-groups.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const momSurveyGroupsList = {
  sort: {"parameter":"sort","fields":["mom_survey_group_name","code","occupationalGroup","designations","updatedAt"],"initial":"mom_survey_group_name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    occupationalGroup: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["PMET","clericalSalesService","productionTransportCleaner"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const momSurveyGroups = {
  tag: "mom-survey-groups",
  id: "momSurveyGroupId",
  scope: ["companyId"],
  operations: { list: "listMomSurveyGroups", options: "listMomSurveyGroupOptions", get: "getMomSurveyGroup", create: "createMomSurveyGroup", update: "updateMomSurveyGroup", delete: "deleteMomSurveyGroup", archive: "archiveMomSurveyGroup", restore: "restoreMomSurveyGroup", export: "exportMomSurveyGroups", history: "listMomSurveyGroupHistory" },
  abilities: { list: {"action":"read","subject":"mom-survey-groups"}, options: {"action":"read","subject":"mom-survey-groups"}, get: {"action":"read","subject":"mom-survey-groups"}, create: {"action":"create","subject":"mom-survey-groups"}, update: {"action":"update","subject":"mom-survey-groups"}, delete: {"action":"delete","subject":"mom-survey-groups"}, archive: {"action":"update","subject":"mom-survey-groups"}, restore: {"action":"update","subject":"mom-survey-groups"}, export: {"action":"export","subject":"mom-survey-groups"}, history: {"action":"read","subject":"mom-survey-groups"} },
  calls: { list: $hook.listMomSurveyGroupsOptions, options: $hook.listMomSurveyGroupOptionsOptions, get: $hook.getMomSurveyGroupOptions, create: $hook.createMomSurveyGroupMutation, update: $hook.updateMomSurveyGroupMutation, delete: $hook.deleteMomSurveyGroupMutation, archive: $hook.archiveMomSurveyGroupMutation, restore: $hook.restoreMomSurveyGroupMutation, export: $call.exportMomSurveyGroups, history: $hook.listMomSurveyGroupHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    mom_survey_group_name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    occupationalGroup: {"type":"string","required":true,"nullable":false,"enum":["PMET","clericalSalesService","productionTransportCleaner"]},
    designations: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createMomSurveyGroup,
  ...momSurveyGroupsList,
} as const satisfies $Resource;
