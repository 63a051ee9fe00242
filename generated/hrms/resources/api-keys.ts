// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/api-keys.ts";
import * as $form from "../forms/api-keys.ts";
import * as $hook from "../hooks/api-keys.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const apiKeysList = {
  sort: {"parameter":"sort","fields":["name","expiresOn","lastUsedAt","createdAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","orphaned","expired","revoked"]},"maxItems":4},
    roleIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    companyId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const apiKeys = {
  tag: "api-keys",
  id: "apiKeyId",
  scope: [],
  operations: { list: "listApiKeys", get: "getApiKey", create: "createApiKey", update: "updateApiKey", export: "exportApiKeys", history: "listApiKeyHistory" },
  abilities: { list: {"action":"read","subject":"api-keys"}, get: {"action":"read","subject":"api-keys"}, create: {"action":"create","subject":"api-keys"}, update: {"action":"update","subject":"api-keys"}, export: {"action":"export","subject":"api-keys"}, history: {"action":"read","subject":"api-keys"} },
  calls: { list: $hook.listApiKeysOptions, get: $hook.getApiKeyOptions, create: $hook.createApiKeyMutation, update: $hook.updateApiKeyMutation, export: $call.exportApiKeys, history: $hook.listApiKeyHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    prefix: {"type":"string","required":true,"nullable":false},
    roleIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    roles: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    companyIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    companies: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    scope: {"type":"string","required":true,"nullable":false,"enum":["company","tenant"],"default":"company"},
    mayManageAccess: {"type":"boolean","required":true,"nullable":false},
    expiresOn: {"type":"string","format":"date","required":true,"nullable":true},
    lastUsedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    revokedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    answeredBy: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","orphaned","expired","revoked"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createApiKey,
  ...apiKeysList,
} as const satisfies $Resource;
