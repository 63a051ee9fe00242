// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/retention.ts";
import * as $hook from "../hooks/retention.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leaversList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leavers = {
  tag: "retention",
  id: null,
  scope: [],
  operations: { list: "listDueLeavers", export: "exportDueLeavers" },
  abilities: { list: {"action":"update","subject":"settings"}, export: {"action":"update","subject":"settings"} },
  calls: { list: $hook.listDueLeaversOptions, export: $call.exportDueLeavers },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    company: {"type":"string","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    lastDay: {"type":"string","format":"date","required":true,"nullable":false},
  },
  input: {},
  ...leaversList,
} as const satisfies $Resource;
