// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createManualLeave = {
  employeeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":200,"widget":"references"},
  leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  mode: {"type":"string","required":true,"nullable":false,"enum":["take","grant","adjust","encash"]},
  units: {"type":"number","required":false,"nullable":true,"minimum":-400,"maximum":400},
  from: {"type":"string","format":"date","required":false,"nullable":true},
  to: {"type":"string","format":"date","required":false,"nullable":true},
  startHalf: {"type":"string","required":false,"nullable":false,"enum":["am","pm"],"default":"am"},
  endHalf: {"type":"string","required":false,"nullable":false,"enum":["am","pm"],"default":"pm"},
  expiresOn: {"type":"string","format":"date","required":false,"nullable":true},
  reason: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const importManualLeave = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":1000000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;

export const reverseManualLeave = {
  comment: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
