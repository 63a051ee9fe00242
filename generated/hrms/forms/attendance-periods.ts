// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createAttendancePeriod = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  startDate: {"type":"string","format":"date","required":true,"nullable":false},
  endDate: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;

export const updateAttendancePeriod = createAttendancePeriod;

export const lockAttendancePeriod = {
  force: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const unlockAttendancePeriod = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;
