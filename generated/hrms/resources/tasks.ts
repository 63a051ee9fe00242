// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/tasks.ts";
import * as $hook from "../hooks/tasks.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const tasksList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const tasks = {
  tag: "tasks",
  id: "taskId",
  scope: ["companyId","employeeId"],
  operations: { list: "listEmployeeTasks", get: "getEmployeeTask", create: "createEmployeeTask", update: "updateEmployeeTask", delete: "deleteEmployeeTask", history: "listEmployeeTaskHistory" },
  abilities: { list: {"action":"read","subject":"tasks"}, get: {"action":"read","subject":"tasks"}, create: {"action":"update","subject":"tasks"}, update: {"action":"update","subject":"tasks"}, delete: {"action":"update","subject":"tasks"}, history: {"action":"read","subject":"tasks"} },
  calls: { list: $hook.listEmployeeTasksOptions, get: $hook.getEmployeeTaskOptions, create: $hook.createEmployeeTaskMutation, update: $hook.updateEmployeeTaskMutation, delete: $hook.deleteEmployeeTaskMutation, history: $hook.listEmployeeTaskHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["onboarding","offboarding"]},
    owner: {"type":"string","required":true,"nullable":false,"enum":["hr","manager","employee","it","payroll"]},
    dueOn: {"type":"string","format":"date","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    templateId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"hidden"},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","inProgress","done","skipped"]},
    doneAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    doneBy: {"type":"string","required":true,"nullable":true},
    overdue: {"type":"boolean","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createEmployeeTask,
  ...tasksList,
} as const satisfies $Resource;
