// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/platform-support.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const supportGrantsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const supportGrants = {
  tag: "platform-support",
  id: null,
  scope: [],
  operations: { list: "listSupportOffers" },
  abilities: { list: {"action":"read","subject":"platform-support"} },
  calls: { list: $hook.listSupportOffersOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    tenantId: {"type":"string","format":"uuid","required":true,"nullable":false},
    tenant: {"type":"string","required":true,"nullable":false},
    reason: {"type":"string","required":true,"nullable":false},
    role: {"type":"string","required":true,"nullable":false},
    companies: {"type":"integer","required":true,"nullable":false,"minimum":1},
    endsAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    grantedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    enteredAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: {},
  ...supportGrantsList,
} as const satisfies $Resource;
