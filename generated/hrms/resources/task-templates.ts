// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/task-templates.ts";
import * as $form from "../forms/task-templates.ts";
import * as $hook from "../hooks/task-templates.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const taskTemplatesList = {
  sort: {"parameter":"sort","fields":["name","kind","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    kind: {"type":"string","required":false,"nullable":false,"enum":["onboarding","offboarding"]},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const taskTemplates = {
  tag: "task-templates",
  id: "taskTemplateId",
  scope: ["companyId"],
  operations: { list: "listTaskTemplates", options: "listTaskTemplateOptions", get: "getTaskTemplate", create: "createTaskTemplate", update: "updateTaskTemplate", delete: "deleteTaskTemplate", archive: "archiveTaskTemplate", restore: "restoreTaskTemplate", export: "exportTaskTemplates", history: "listTaskTemplateHistory" },
  abilities: { list: {"action":"read","subject":"task-templates"}, options: {"action":"read","subject":"task-templates"}, get: {"action":"read","subject":"task-templates"}, create: {"action":"create","subject":"task-templates"}, update: {"action":"update","subject":"task-templates"}, delete: {"action":"delete","subject":"task-templates"}, archive: {"action":"update","subject":"task-templates"}, restore: {"action":"update","subject":"task-templates"}, export: {"action":"export","subject":"task-templates"}, history: {"action":"read","subject":"task-templates"} },
  calls: { list: $hook.listTaskTemplatesOptions, options: $hook.listTaskTemplateOptionsOptions, get: $hook.getTaskTemplateOptions, create: $hook.createTaskTemplateMutation, update: $hook.updateTaskTemplateMutation, delete: $hook.deleteTaskTemplateMutation, archive: $hook.archiveTaskTemplateMutation, restore: $hook.restoreTaskTemplateMutation, export: $call.exportTaskTemplates, history: $hook.listTaskTemplateHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["onboarding","offboarding"]},
    automatic: {"type":"boolean","required":true,"nullable":false},
    contractTypes: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]}},
    residencies: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]}},
    workpassTypeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    workpassTypes: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    tasks: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"title":{"type":"string","required":true,"nullable":false},"owner":{"type":"string","required":true,"nullable":false,"enum":["hr","manager","employee","it","payroll"]},"dueOffset":{"type":"integer","required":true,"nullable":false,"minimum":-90,"maximum":365},"openFor":{"type":"string","required":true,"nullable":false,"enum":["everybody","nonCitizens","foreigners"]},"documentTypeId":{"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},"documentType":{"type":"string","required":true,"nullable":true}}},"widget":"rows"},
    taskCount: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":50},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createTaskTemplate,
  ...taskTemplatesList,
} as const satisfies $Resource;
