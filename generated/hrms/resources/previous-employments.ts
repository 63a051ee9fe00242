// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/previous-employments.ts";
import * as $hook from "../hooks/previous-employments.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const previousEmploymentsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const previousEmployments = {
  tag: "previous-employments",
  id: "previousEmploymentId",
  scope: ["companyId","employeeId"],
  operations: { list: "listPreviousEmployments", get: "getPreviousEmployment", create: "createPreviousEmployment", update: "updatePreviousEmployment", delete: "deletePreviousEmployment", history: "listPreviousEmploymentHistory" },
  abilities: { list: {"action":"read","subject":"previous-employments"}, get: {"action":"read","subject":"previous-employments"}, create: {"action":"update","subject":"previous-employments"}, update: {"action":"update","subject":"previous-employments"}, delete: {"action":"update","subject":"previous-employments"}, history: {"action":"read","subject":"previous-employments"} },
  calls: { list: $hook.listPreviousEmploymentsOptions, get: $hook.getPreviousEmploymentOptions, create: $hook.createPreviousEmploymentMutation, update: $hook.updatePreviousEmploymentMutation, delete: $hook.deletePreviousEmploymentMutation, history: $hook.listPreviousEmploymentHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employer: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":true},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":true},
    lastSalary: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    leavingReason: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"file"},
    fileName: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createPreviousEmployment,
  ...previousEmploymentsList,
} as const satisfies $Resource;
