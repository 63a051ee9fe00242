// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employee-groups.ts";
import * as $form from "../forms/employee-groups.ts";
import * as $hook from "../hooks/employee-groups.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const employeeGroupsList = {
  sort: {"parameter":"sort","fields":["group_name","code","use","updatedAt"],"initial":"group_name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    use: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["leave","payroll","shift","notice"]},"maxItems":4},
    membership: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["list","rule"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const employeeGroups = {
  tag: "employee-groups",
  id: "employeeGroupId",
  scope: ["companyId"],
  operations: { list: "listEmployeeGroups", options: "listEmployeeGroupOptions", get: "getEmployeeGroup", create: "createEmployeeGroup", update: "updateEmployeeGroup", delete: "deleteEmployeeGroup", archive: "archiveEmployeeGroup", restore: "restoreEmployeeGroup", export: "exportEmployeeGroups", history: "listEmployeeGroupHistory" },
  abilities: { list: {"action":"read","subject":"employee-groups"}, options: {"action":"read","subject":"employee-groups"}, get: {"action":"read","subject":"employee-groups"}, create: {"action":"create","subject":"employee-groups"}, update: {"action":"update","subject":"employee-groups"}, delete: {"action":"delete","subject":"employee-groups"}, archive: {"action":"update","subject":"employee-groups"}, restore: {"action":"update","subject":"employee-groups"}, export: {"action":"export","subject":"employee-groups"}, history: {"action":"read","subject":"employee-groups"} },
  calls: { list: $hook.listEmployeeGroupsOptions, options: $hook.listEmployeeGroupOptionsOptions, get: $hook.getEmployeeGroupOptions, create: $hook.createEmployeeGroupMutation, update: $hook.updateEmployeeGroupMutation, delete: $hook.deleteEmployeeGroupMutation, archive: $hook.archiveEmployeeGroupMutation, restore: $hook.restoreEmployeeGroupMutation, export: $call.exportEmployeeGroups, history: $hook.listEmployeeGroupHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    group_name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    use: {"type":"string","required":true,"nullable":false,"enum":["leave","payroll","shift","notice"]},
    membership: {"type":"string","required":true,"nullable":false,"enum":["list","rule"]},
    rule: {"type":"object","required":true,"nullable":true,"fields":{"departmentIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"designationIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"gradeIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"classIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"functionalGroupIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"locationIds":{"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},"contractTypes":{"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]},"maxItems":5},"residencies":{"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]},"maxItems":3},"serviceMonthsFrom":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":720},"serviceMonthsTo":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":720}},"widget":"own"},
    ruleNames: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"id":{"type":"string","format":"uuid","required":true,"nullable":false},"label":{"type":"string","required":true,"nullable":false},"archived":{"type":"boolean","required":true,"nullable":false}}}},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createEmployeeGroup,
  ...employeeGroupsList,
} as const satisfies $Resource;
