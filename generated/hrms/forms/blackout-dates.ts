// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createBlackoutDate = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  start: {"type":"string","format":"date","required":true,"nullable":false},
  end: {"type":"string","format":"date","required":false,"nullable":true},
  departmentId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateBlackoutDate = createBlackoutDate;
