// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLeaveIncrement = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  basis: {"type":"string","required":false,"nullable":false,"enum":["anniversary","year-start"],"default":"anniversary"},
  rows: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"serviceYears":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":60},"extra":{"type":"number","required":true,"nullable":false,"minimum":0,"maximum":366}}},"minItems":1,"maxItems":40,"widget":"rows"},
  cap: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":9999},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateLeaveIncrement = createLeaveIncrement;
