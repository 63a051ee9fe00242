// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/document-types.ts";
import * as $form from "../forms/document-types.ts";
import * as $hook from "../hooks/document-types.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const documentTypesList = {
  sort: {"parameter":"sort","fields":["name","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const documentTypes = {
  tag: "document-types",
  id: "documentTypeId",
  scope: ["companyId"],
  operations: { list: "listDocumentTypes", options: "listDocumentTypeOptions", get: "getDocumentType", create: "createDocumentType", update: "updateDocumentType", delete: "deleteDocumentType", archive: "archiveDocumentType", restore: "restoreDocumentType", export: "exportDocumentTypes", history: "listDocumentTypeHistory" },
  abilities: { list: {"action":"read","subject":"document-types"}, options: {"action":"read","subject":"document-types"}, get: {"action":"read","subject":"document-types"}, create: {"action":"create","subject":"document-types"}, update: {"action":"update","subject":"document-types"}, delete: {"action":"delete","subject":"document-types"}, archive: {"action":"update","subject":"document-types"}, restore: {"action":"update","subject":"document-types"}, export: {"action":"export","subject":"document-types"}, history: {"action":"read","subject":"document-types"} },
  calls: { list: $hook.listDocumentTypesOptions, options: $hook.listDocumentTypeOptionsOptions, get: $hook.getDocumentTypeOptions, create: $hook.createDocumentTypeMutation, update: $hook.updateDocumentTypeMutation, delete: $hook.deleteDocumentTypeMutation, archive: $hook.archiveDocumentTypeMutation, restore: $hook.restoreDocumentTypeMutation, export: $call.exportDocumentTypes, history: $hook.listDocumentTypeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    visibility: {"type":"string","required":true,"nullable":false,"enum":["personal","identity","pay","health"]},
    expires: {"type":"boolean","required":true,"nullable":false},
    reminderDays: {"type":"integer","required":true,"nullable":true,"minimum":1,"maximum":366},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createDocumentType,
  ...documentTypesList,
} as const satisfies $Resource;
