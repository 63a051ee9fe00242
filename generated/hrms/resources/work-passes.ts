// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/work-passes.ts";
import * as $hook from "../hooks/work-passes.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const workPassesList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const workPasses = {
  tag: "work-passes",
  id: "workPassId",
  scope: ["companyId","employeeId"],
  operations: { list: "listWorkPasses", get: "getWorkPass", create: "createWorkPass", update: "updateWorkPass", delete: "deleteWorkPass", history: "listWorkPassHistory" },
  abilities: { list: {"action":"read","subject":"work-passes"}, get: {"action":"read","subject":"work-passes"}, create: {"action":"update","subject":"work-passes"}, update: {"action":"update","subject":"work-passes"}, delete: {"action":"update","subject":"work-passes"}, history: {"action":"read","subject":"work-passes"} },
  calls: { list: $hook.listWorkPassesOptions, get: $hook.getWorkPassOptions, create: $hook.createWorkPassMutation, update: $hook.updateWorkPassMutation, delete: $hook.deleteWorkPassMutation, history: $hook.listWorkPassHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    typeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    type: {"type":"string","required":true,"nullable":false},
    occupationId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    occupation: {"type":"string","required":true,"nullable":true},
    passNo: {"type":"string","required":true,"nullable":true},
    applicationDate: {"type":"string","format":"date","required":true,"nullable":true},
    issuedOn: {"type":"string","format":"date","required":true,"nullable":true},
    expiry: {"type":"string","format":"date","required":true,"nullable":true},
    levyRate: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    securityBond: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    quotaSector: {"type":"string","required":true,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["applied","approvedInPrinciple","issued","renewing","expired","cancelled"]},
    cancelledOn: {"type":"string","format":"date","required":true,"nullable":true},
    daysLeft: {"type":"integer","required":true,"nullable":true},
    steps: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["applied","approvedInPrinciple","issued","renewing","expired","cancelled"]},"widget":"hidden"},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createWorkPass,
  ...workPassesList,
} as const satisfies $Resource;
