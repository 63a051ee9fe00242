// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roster.ts";
import * as $hook from "../hooks/roster.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const rosterList = {
  sort: null,
  filters: {
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const roster = {
  tag: "roster",
  id: null,
  scope: ["companyId"],
  operations: { list: "getRoster", export: "exportRoster" },
  abilities: { list: {"action":"read","subject":"roster"}, export: {"action":"export","subject":"roster"} },
  calls: { list: $hook.getRosterOptions, export: $call.exportRoster },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    minutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    days: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false},"kind":{"type":"string","required":true,"nullable":false,"enum":["work","rest","off","holiday","leave"]},"shiftId":{"type":"string","format":"uuid","required":true,"nullable":true},"locationId":{"type":"string","format":"uuid","required":true,"nullable":true},"leave":{"type":"string","required":true,"nullable":true,"enum":["am","pm","day"]},"state":{"type":"string","required":true,"nullable":false,"enum":["usual","draft","changed","published"]},"locked":{"type":"boolean","required":true,"nullable":false}}},"maxItems":42},
    warnings: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"code":{"type":"string","required":true,"nullable":false,"enum":["day-hours","week-hours","month-overtime","no-rest-day","leave","holiday","overlap"]},"date":{"type":"string","format":"date","required":true,"nullable":false},"minutes":{"type":"integer","required":true,"nullable":true},"limit":{"type":"integer","required":true,"nullable":true}}},"maxItems":200},
  },
  input: {},
  ...rosterList,
} as const satisfies $Resource;
