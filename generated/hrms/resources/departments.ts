// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/departments.ts";
import * as $form from "../forms/departments.ts";
import * as $hook from "../hooks/departments.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const departmentsList = {
  sort: {"parameter":"sort","fields":["department","code","parent","head","costCentre","updatedAt"],"initial":"department"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    parentId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    headNotice: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["leaving","left"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const departments = {
  tag: "departments",
  id: "departmentId",
  scope: ["companyId"],
  operations: { list: "listDepartments", options: "listDepartmentOptions", get: "getDepartment", create: "createDepartment", update: "updateDepartment", delete: "deleteDepartment", archive: "archiveDepartment", restore: "restoreDepartment", export: "exportDepartments", history: "listDepartmentHistory" },
  abilities: { list: {"action":"read","subject":"departments"}, options: {"action":"read","subject":"departments"}, get: {"action":"read","subject":"departments"}, create: {"action":"create","subject":"departments"}, update: {"action":"update","subject":"departments"}, delete: {"action":"delete","subject":"departments"}, archive: {"action":"update","subject":"departments"}, restore: {"action":"update","subject":"departments"}, export: {"action":"export","subject":"departments"}, history: {"action":"read","subject":"departments"} },
  calls: { list: $hook.listDepartmentsOptions, options: $hook.listDepartmentOptionsOptions, get: $hook.getDepartmentOptions, create: $hook.createDepartmentMutation, update: $hook.updateDepartmentMutation, delete: $hook.deleteDepartmentMutation, archive: $hook.archiveDepartmentMutation, restore: $hook.restoreDepartmentMutation, export: $call.exportDepartments, history: $hook.listDepartmentHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    parentId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    parent: {"type":"string","required":true,"nullable":true},
    headEmployeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    head: {"type":"string","required":true,"nullable":true},
    headNotice: {"type":"string","required":true,"nullable":true,"enum":["leaving","left"]},
    costCentre: {"type":"string","required":true,"nullable":true},
    children: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createDepartment,
  ...departmentsList,
} as const satisfies $Resource;
