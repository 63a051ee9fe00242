// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createManualAttendance = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  date: {"type":"string","format":"date","required":true,"nullable":false},
  timeIn: {"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},
  timeOut: {"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},
  breakMin: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":720,"default":0},
  overtimeMin: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1440,"default":0},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
  fileId: {"type":"string","format":"uuid","required":false,"nullable":true},
} as const satisfies $Fields;

export const importManualAttendance = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":1000000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;
