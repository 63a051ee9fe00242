// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/designations.ts";
import * as $form from "../forms/designations.ts";
import * as $hook from "../hooks/designations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const designationsList = {
  sort: {"parameter":"sort","fields":["designation","code","grade","ssocCode","mom_survey_group_name","updatedAt"],"initial":"designation"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    gradeId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    mom_survey_group_id: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const designations = {
  tag: "designations",
  id: "designationId",
  scope: ["companyId"],
  operations: { list: "listDesignations", options: "listDesignationOptions", get: "getDesignation", create: "createDesignation", update: "updateDesignation", delete: "deleteDesignation", archive: "archiveDesignation", restore: "restoreDesignation", export: "exportDesignations", history: "listDesignationHistory" },
  abilities: { list: {"action":"read","subject":"designations"}, options: {"action":"read","subject":"designations"}, get: {"action":"read","subject":"designations"}, create: {"action":"create","subject":"designations"}, update: {"action":"update","subject":"designations"}, delete: {"action":"delete","subject":"designations"}, archive: {"action":"update","subject":"designations"}, restore: {"action":"update","subject":"designations"}, export: {"action":"export","subject":"designations"}, history: {"action":"read","subject":"designations"} },
  calls: { list: $hook.listDesignationsOptions, options: $hook.listDesignationOptionsOptions, get: $hook.getDesignationOptions, create: $hook.createDesignationMutation, update: $hook.updateDesignationMutation, delete: $hook.deleteDesignationMutation, archive: $hook.archiveDesignationMutation, restore: $hook.restoreDesignationMutation, export: $call.exportDesignations, history: $hook.listDesignationHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    designation: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    gradeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    grade: {"type":"string","required":true,"nullable":true},
    ssocCode: {"type":"string","required":true,"nullable":true},
    jobDescription: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    mom_survey_group_id: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    mom_survey_group_name: {"type":"string","required":true,"nullable":true},
    vacancies: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createDesignation,
  ...designationsList,
} as const satisfies $Resource;
