// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateRosterEntries = {
  entries: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"employeeId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"date":{"type":"string","format":"date","required":true,"nullable":false},"kind":{"type":"string","required":false,"nullable":true,"enum":["work","off","rest"]},"shiftId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"locationId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"}}},"minItems":1,"maxItems":500,"widget":"rows"},
} as const satisfies $Fields;

export const importRoster = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":1000000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;

export const copyRoster = {
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":true,"nullable":false},
  weeks: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":12,"default":1},
  employeeIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":500,"widget":"references"},
} as const satisfies $Fields;

export const applyRosterPattern = {
  patternId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  employeeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":200,"widget":"references"},
  start: {"type":"string","format":"date","required":true,"nullable":false},
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;

export const publishRoster = {
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;

export const createOpenShift = {
  date: {"type":"string","format":"date","required":true,"nullable":false},
  shiftId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  people: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":20,"default":1},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  note: {"type":"string","required":false,"nullable":true,"maxLength":200},
} as const satisfies $Fields;
