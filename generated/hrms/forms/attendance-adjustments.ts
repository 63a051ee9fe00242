// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createAttendanceAdjustment = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  date: {"type":"string","format":"date","required":true,"nullable":false},
  workedMin: {"type":"integer","required":true,"nullable":false,"minimum":-1440,"maximum":1440},
  overtimeMin: {"type":"integer","required":true,"nullable":false,"minimum":-1440,"maximum":1440},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const dismissAttendanceAdjustment = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
