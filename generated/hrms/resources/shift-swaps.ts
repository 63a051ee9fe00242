// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/shift-swaps.ts";
import * as $hook from "../hooks/shift-swaps.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const shiftSwapOptionsList = {
  sort: null,
  filters: {
    day: {"type":"string","format":"date","required":true,"nullable":false},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const shiftSwapOptions = {
  tag: "shift-swaps",
  id: null,
  scope: ["companyId"],
  operations: { list: "listShiftSwapOptions" },
  abilities: { list: {"action":"read","subject":"shift-swaps"} },
  calls: { list: $hook.listShiftSwapOptionsOptions },
  fields: {
    colleagueId: {"type":"string","format":"uuid","required":true,"nullable":false},
    colleague: {"type":"string","required":true,"nullable":false},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    shift: {"type":"string","required":true,"nullable":false},
    start: {"type":"string","required":true,"nullable":false,"widget":"time"},
    end: {"type":"string","required":true,"nullable":false,"widget":"time"},
  },
  input: {},
  ...shiftSwapOptionsList,
} as const satisfies $Resource;

export const shiftSwapsList = {
  sort: {"parameter":"sort","fields":["date","fullName","createdAt"],"initial":"-createdAt"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["asked","declined","submitted","approved","rejected","withdrawn"]},"maxItems":6},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const shiftSwaps = {
  tag: "shift-swaps",
  id: "shiftSwapId",
  scope: ["companyId"],
  operations: { list: "listShiftSwaps", get: "getShiftSwap", export: "exportShiftSwaps", history: "listShiftSwapHistory" },
  abilities: { list: {"action":"read","subject":"shift-swaps"}, get: {"action":"read","subject":"shift-swaps"}, export: {"action":"export","subject":"shift-swaps"}, history: {"action":"read","subject":"shift-swaps"} },
  calls: { list: $hook.listShiftSwapsOptions, get: $hook.getShiftSwapOptions, export: $call.exportShiftSwaps, history: $hook.listShiftSwapHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    fullName: {"type":"string","required":true,"nullable":false},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    shift: {"type":"string","required":true,"nullable":true},
    colleagueId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    colleague: {"type":"string","required":true,"nullable":false},
    colleagueDate: {"type":"string","format":"date","required":true,"nullable":false},
    colleagueShift: {"type":"string","required":true,"nullable":true},
    note: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["asked","declined","submitted","approved","rejected","withdrawn"]},
    own: {"type":"boolean","required":true,"nullable":false},
    mayAnswer: {"type":"boolean","required":true,"nullable":false},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    warnings: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"fullName":{"type":"string","required":true,"nullable":false},"code":{"type":"string","required":true,"nullable":false,"enum":["day-hours","week-hours","month-overtime","no-rest-day","leave","holiday","overlap"]},"date":{"type":"string","format":"date","required":true,"nullable":false},"minutes":{"type":"integer","required":true,"nullable":true},"limit":{"type":"integer","required":true,"nullable":true}}}},
    answeredAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...shiftSwapsList,
} as const satisfies $Resource;
