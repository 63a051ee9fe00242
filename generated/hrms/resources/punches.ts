// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/punches.ts";
import * as $hook from "../hooks/punches.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const punchesList = {
  sort: {"parameter":"sort","fields":["at","fullName"],"initial":"-at"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
    source: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["web","kiosk","device","import","manual"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const punches = {
  tag: "punches",
  id: "punchId",
  scope: ["companyId"],
  operations: { list: "listPunches", get: "getPunch", export: "exportPunches" },
  abilities: { list: {"action":"read","subject":"punches"}, get: {"action":"read","subject":"punches"}, export: {"action":"export","subject":"punches"} },
  calls: { list: $hook.listPunchesOptions, get: $hook.getPunchOptions, export: $call.exportPunches },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    at: {"type":"string","format":"date-time","required":true,"nullable":false},
    tz: {"type":"string","required":true,"nullable":false},
    localDate: {"type":"string","format":"date","required":true,"nullable":false},
    localTime: {"type":"string","required":true,"nullable":false},
    direction: {"type":"string","required":true,"nullable":false,"enum":["in","out","auto"]},
    source: {"type":"string","required":true,"nullable":false,"enum":["web","kiosk","device","import","manual"]},
    locationId: {"type":"string","format":"uuid","required":true,"nullable":true},
    location: {"type":"string","required":true,"nullable":true},
    lat: {"type":"number","required":true,"nullable":true},
    lng: {"type":"number","required":true,"nullable":true},
    accuracyM: {"type":"integer","required":true,"nullable":true},
    distanceM: {"type":"integer","required":true,"nullable":true},
    device: {"type":"string","required":true,"nullable":true},
    rawId: {"type":"string","required":true,"nullable":true},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...punchesList,
} as const satisfies $Resource;
