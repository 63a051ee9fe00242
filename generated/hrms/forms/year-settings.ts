// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createYearSetting = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"},
  start: {"type":"string","format":"date","required":false,"nullable":true},
  end: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateYearSetting = createYearSetting;
