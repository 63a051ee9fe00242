// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/expiries.ts";
import * as $hook from "../hooks/expiries.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const expiriesList = {
  sort: {"parameter":"sort","fields":["expiry","fullName"],"initial":"expiry"},
  filters: {
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["pass","passport","document"]},"maxItems":3},
    band: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["expired","days30","days60","days90","later"]},"maxItems":5},
    withinDays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":366,"default":90},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const expiries = {
  tag: "expiries",
  id: null,
  scope: ["companyId"],
  operations: { list: "listExpiries", export: "exportExpiries" },
  abilities: { list: {"action":"read","subject":"expiries"}, export: {"action":"export","subject":"expiries"} },
  calls: { list: $hook.listExpiriesOptions, export: $call.exportExpiries },
  fields: {
    id: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["pass","passport","document"]},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":true},
    expiry: {"type":"string","format":"date","required":true,"nullable":false},
    daysLeft: {"type":"integer","required":true,"nullable":false},
    band: {"type":"string","required":true,"nullable":false,"enum":["expired","days30","days60","days90","later"]},
  },
  input: {},
  ...expiriesList,
} as const satisfies $Resource;
