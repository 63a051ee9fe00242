// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/custom-field-definitions.ts";
import * as $form from "../forms/custom-field-definitions.ts";
import * as $hook from "../hooks/custom-field-definitions.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const customFieldDefinitionsList = {
  sort: {"parameter":"sort","fields":["position","label","updatedAt"],"initial":"position"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const customFieldDefinitions = {
  tag: "custom-field-definitions",
  id: "customFieldDefinitionId",
  scope: ["companyId"],
  operations: { list: "listCustomFieldDefinitions", options: "listCustomFieldDefinitionOptions", get: "getCustomFieldDefinition", create: "createCustomFieldDefinition", update: "updateCustomFieldDefinition", delete: "deleteCustomFieldDefinition", archive: "archiveCustomFieldDefinition", restore: "restoreCustomFieldDefinition", export: "exportCustomFieldDefinitions", history: "listCustomFieldDefinitionHistory" },
  abilities: { list: {"action":"read","subject":"custom-field-definitions"}, options: {"action":"read","subject":"custom-field-definitions"}, get: {"action":"read","subject":"custom-field-definitions"}, create: {"action":"create","subject":"custom-field-definitions"}, update: {"action":"update","subject":"custom-field-definitions"}, delete: {"action":"delete","subject":"custom-field-definitions"}, archive: {"action":"update","subject":"custom-field-definitions"}, restore: {"action":"update","subject":"custom-field-definitions"}, export: {"action":"export","subject":"custom-field-definitions"}, history: {"action":"read","subject":"custom-field-definitions"} },
  calls: { list: $hook.listCustomFieldDefinitionsOptions, options: $hook.listCustomFieldDefinitionOptionsOptions, get: $hook.getCustomFieldDefinitionOptions, create: $hook.createCustomFieldDefinitionMutation, update: $hook.updateCustomFieldDefinitionMutation, delete: $hook.deleteCustomFieldDefinitionMutation, archive: $hook.archiveCustomFieldDefinitionMutation, restore: $hook.restoreCustomFieldDefinitionMutation, export: $call.exportCustomFieldDefinitions, history: $hook.listCustomFieldDefinitionHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["text","number","date","yesNo","choice"]},
    choices: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    required: {"type":"boolean","required":true,"nullable":false},
    position: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":999},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createCustomFieldDefinition,
  ...customFieldDefinitionsList,
} as const satisfies $Resource;
