// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/clients.ts";
import * as $form from "../forms/clients.ts";
import * as $hook from "../hooks/clients.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const clientsList = {
  sort: {"parameter":"sort","fields":["name","code","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const clients = {
  tag: "clients",
  id: "clientId",
  scope: ["companyId"],
  operations: { list: "listClients", options: "listClientOptions", get: "getClient", create: "createClient", update: "updateClient", delete: "deleteClient", archive: "archiveClient", restore: "restoreClient", export: "exportClients", history: "listClientHistory" },
  abilities: { list: {"action":"read","subject":"clients"}, options: {"action":"read","subject":"clients"}, get: {"action":"read","subject":"clients"}, create: {"action":"create","subject":"clients"}, update: {"action":"update","subject":"clients"}, delete: {"action":"delete","subject":"clients"}, archive: {"action":"update","subject":"clients"}, restore: {"action":"update","subject":"clients"}, export: {"action":"export","subject":"clients"}, history: {"action":"read","subject":"clients"} },
  calls: { list: $hook.listClientsOptions, options: $hook.listClientOptionsOptions, get: $hook.getClientOptions, create: $hook.createClientMutation, update: $hook.updateClientMutation, delete: $hook.deleteClientMutation, archive: $hook.archiveClientMutation, restore: $hook.restoreClientMutation, export: $call.exportClients, history: $hook.listClientHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    uen: {"type":"string","required":true,"nullable":true},
    contacts: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"role":{"type":"string","required":false,"nullable":true,"maxLength":80},"email":{"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","required":false,"nullable":true,"maxLength":30,"pattern":"^\\+?[0-9 ()./-]{5,}$"}}},"widget":"rows"},
    billingAddress: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    billingEmail: {"type":"string","required":true,"nullable":true},
    billingCurrency: {"type":"string","required":true,"nullable":false},
    notes: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    projects: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createClient,
  ...clientsList,
} as const satisfies $Resource;
