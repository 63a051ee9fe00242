// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createYearSetting = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"},
  start: {"type":"string","format":"date","required":false,"nullable":true},
  end: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateYearSetting = createYearSetting;

export const closeLeaveYear = {
  encash: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const reopenLeaveYear = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
