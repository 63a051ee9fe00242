// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/platform-timesheets.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const timesheetsList = {
  sort: {"parameter":"sort","fields":["tenant"],"initial":"tenant"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const timesheets = {
  tag: "platform-timesheets",
  id: null,
  scope: [],
  operations: { list: "listPlatformTimesheets" },
  abilities: { list: {"action":"read","subject":"platform-timesheets"} },
  calls: { list: $hook.listPlatformTimesheetsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    tenant: {"type":"string","required":true,"nullable":false},
    people: {"type":"integer","required":true,"nullable":false,"minimum":0},
    open: {"type":"integer","required":true,"nullable":false,"minimum":0},
    submitted: {"type":"integer","required":true,"nullable":false,"minimum":0},
    approved: {"type":"integer","required":true,"nullable":false,"minimum":0},
    rejected: {"type":"integer","required":true,"nullable":false,"minimum":0},
    locked: {"type":"integer","required":true,"nullable":false,"minimum":0},
    minutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    billableMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    waitingSince: {"type":"string","format":"date","required":true,"nullable":true},
  },
  input: {},
  ...timesheetsList,
} as const satisfies $Resource;
