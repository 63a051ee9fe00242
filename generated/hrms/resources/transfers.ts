// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/transfers.ts";
import * as $hook from "../hooks/transfers.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const transfersList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const transfers = {
  tag: "transfers",
  id: "transferId",
  scope: ["companyId","employeeId"],
  operations: { list: "listTransfers", get: "getTransfer", create: "createTransfer", history: "listTransferHistory" },
  abilities: { list: {"action":"read","subject":"transfers"}, get: {"action":"read","subject":"transfers"}, create: {"action":"update","subject":"transfers"}, history: {"action":"read","subject":"transfers"} },
  calls: { list: $hook.listTransfersOptions, get: $hook.getTransferOptions, create: $hook.createTransferMutation, history: $hook.listTransferHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    toCompanyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    toCompany: {"type":"string","required":true,"nullable":false},
    effective: {"type":"string","format":"date","required":true,"nullable":false},
    keepService: {"type":"boolean","required":true,"nullable":false},
    leaveTransfer: {"type":"string","required":true,"nullable":false,"enum":["carry","encash","forfeit"]},
    passAction: {"type":"string","required":true,"nullable":false,"enum":["none","transfer","newPass"]},
    newEmployeeNo: {"type":"string","required":true,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    department: {"type":"string","required":true,"nullable":true},
    designationId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    designation: {"type":"string","required":true,"nullable":true},
    locationId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    location: {"type":"string","required":true,"nullable":true},
    managerId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    manager: {"type":"string","required":true,"nullable":true},
    basic: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    successorId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    successor: {"type":"string","required":true,"nullable":true},
    cpfRelatedApprovalRef: {"type":"string","required":true,"nullable":true},
    note: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["requested","approved","rejected","withdrawn","executed"]},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    newEmployeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"hidden"},
    own: {"type":"boolean","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createTransfer,
  ...transfersList,
} as const satisfies $Resource;

export const companiesList = {
  sort: null,
  filters: {},
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const companies = {
  tag: "transfers",
  id: null,
  scope: ["companyId","employeeId"],
  operations: { list: "listCompaniesToMoveTo" },
  abilities: { list: {"action":"read","subject":"transfers"} },
  calls: { list: $hook.listCompaniesToMoveToOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...companiesList,
} as const satisfies $Resource;
