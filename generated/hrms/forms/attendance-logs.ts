// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const approveAttendanceLogs = {
  ids: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":100},
  overtime: {"type":"string","required":false,"nullable":false,"enum":["all","none"],"default":"all"},
} as const satisfies $Fields;

export const recalculateAttendance = {
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":true,"nullable":false},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
} as const satisfies $Fields;

export const updateAttendanceLog = {
  approvedOvertimeMin: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":1440},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500},
} as const satisfies $Fields;
