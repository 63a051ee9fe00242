// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createStaffingNeed = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  shiftId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  weekdays: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"]},"minItems":1,"maxItems":7},
  people: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":500},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateStaffingNeed = createStaffingNeed;
