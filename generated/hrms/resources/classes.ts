// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/classes.ts";
import * as $form from "../forms/classes.ts";
import * as $hook from "../hooks/classes.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const classesList = {
  sort: {"parameter":"sort","fields":["class","code","eaCategory","updatedAt"],"initial":"class"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    eaCategory: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["workman","nonWorkman","managerExecutive"]},"maxItems":3},
    otEligibleDefault: {"type":"boolean","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const classes = {
  tag: "classes",
  id: "classId",
  scope: ["companyId"],
  operations: { list: "listClasses", options: "listClassOptions", get: "getClass", create: "createClass", update: "updateClass", delete: "deleteClass", archive: "archiveClass", restore: "restoreClass", export: "exportClasses", history: "listClassHistory" },
  abilities: { list: {"action":"read","subject":"classes"}, options: {"action":"read","subject":"classes"}, get: {"action":"read","subject":"classes"}, create: {"action":"create","subject":"classes"}, update: {"action":"update","subject":"classes"}, delete: {"action":"delete","subject":"classes"}, archive: {"action":"update","subject":"classes"}, restore: {"action":"update","subject":"classes"}, export: {"action":"export","subject":"classes"}, history: {"action":"read","subject":"classes"} },
  calls: { list: $hook.listClassesOptions, options: $hook.listClassOptionsOptions, get: $hook.getClassOptions, create: $hook.createClassMutation, update: $hook.updateClassMutation, delete: $hook.deleteClassMutation, archive: $hook.archiveClassMutation, restore: $hook.restoreClassMutation, export: $call.exportClasses, history: $hook.listClassHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    class: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    eaCategory: {"type":"string","required":true,"nullable":false,"enum":["workman","nonWorkman","managerExecutive"]},
    otEligibleDefault: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createClass,
  ...classesList,
} as const satisfies $Resource;
