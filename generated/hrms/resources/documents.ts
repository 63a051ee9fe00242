// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/documents.ts";
import * as $hook from "../hooks/documents.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const documentsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const documents = {
  tag: "documents",
  id: "documentId",
  scope: ["companyId","employeeId"],
  operations: { list: "listEmployeeDocuments", get: "getEmployeeDocument", create: "createEmployeeDocument", update: "updateEmployeeDocument", delete: "deleteEmployeeDocument", history: "listEmployeeDocumentHistory" },
  abilities: { list: {"action":"read","subject":"documents"}, get: {"action":"read","subject":"documents"}, create: {"action":"update","subject":"documents"}, update: {"action":"update","subject":"documents"}, delete: {"action":"update","subject":"documents"}, history: {"action":"read","subject":"documents"} },
  calls: { list: $hook.listEmployeeDocumentsOptions, get: $hook.getEmployeeDocumentOptions, create: $hook.createEmployeeDocumentMutation, update: $hook.updateEmployeeDocumentMutation, delete: $hook.deleteEmployeeDocumentMutation, history: $hook.listEmployeeDocumentHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    typeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    type: {"type":"string","required":true,"nullable":false},
    number: {"type":"string","required":true,"nullable":true},
    issuedOn: {"type":"string","format":"date","required":true,"nullable":true},
    expiry: {"type":"string","format":"date","required":true,"nullable":true},
    visibility: {"type":"string","required":true,"nullable":false,"enum":["personal","identity","pay","health"]},
    note: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"file"},
    fileName: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["requested","submitted","verified","expired"]},
    daysLeft: {"type":"integer","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createEmployeeDocument,
  ...documentsList,
} as const satisfies $Resource;
