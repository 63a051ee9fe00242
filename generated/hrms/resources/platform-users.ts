// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-users.ts";
import * as $form from "../forms/platform-users.ts";
import * as $hook from "../hooks/platform-users.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const usersList = {
  sort: {"parameter":"sort","fields":["tenant","lastSignInAt","createdAt"],"initial":"tenant"},
  filters: {
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["tenant","platform"]},"maxItems":2},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["invited","active","locked","removed"]},"maxItems":4},
    tenantId: {"type":"string","format":"uuid","required":false,"nullable":false},
    seenFrom: {"type":"string","format":"date","required":false,"nullable":false},
    seenTo: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const users = {
  tag: "platform-users",
  id: "userId",
  scope: [],
  operations: { list: "listPlatformUsers", get: "getPlatformUser", create: "invitePlatformUser", delete: "removePlatformUser", export: "exportPlatformUsers", history: "listPlatformUserHistory" },
  abilities: { list: {"action":"read","subject":"platform-users"}, get: {"action":"read","subject":"platform-users"}, create: {"action":"create","subject":"platform-users"}, delete: {"action":"delete","subject":"platform-users"}, export: {"action":"export","subject":"platform-users"}, history: {"action":"read","subject":"platform-users"} },
  calls: { list: $hook.listPlatformUsersOptions, get: $hook.getPlatformUserOptions, create: $hook.invitePlatformUserMutation, delete: $hook.removePlatformUserMutation, export: $call.exportPlatformUsers, history: $hook.listPlatformUserHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":true},
    email: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["tenant","platform"]},
    tenantId: {"type":"string","format":"uuid","required":true,"nullable":true},
    tenant: {"type":"string","required":true,"nullable":true},
    role: {"type":"string","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["invited","active","locked","removed"]},
    lockReason: {"type":"string","required":true,"nullable":true},
    emailVerified: {"type":"boolean","required":true,"nullable":false},
    lastSignInAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    sessions: {"type":"integer","required":true,"nullable":false,"minimum":0},
    mfa: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: $form.invitePlatformUser,
  ...usersList,
} as const satisfies $Resource;
