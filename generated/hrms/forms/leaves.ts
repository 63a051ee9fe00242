// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLeave = {
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":true},
  leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":false,"nullable":true},
  startHalf: {"type":"string","required":false,"nullable":false,"enum":["am","pm"],"default":"am"},
  endHalf: {"type":"string","required":false,"nullable":false,"enum":["am","pm"],"default":"pm"},
  minutes: {"type":"integer","required":false,"nullable":true,"minimum":15,"maximum":1440},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  fileIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"fields":{},"maxItems":5,"widget":"own"},
  dependantId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  handoverToId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
} as const satisfies $Fields;

export const previewLeave = createLeave;

export const approveLeave = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const rejectLeave = {
  comment: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const cancelLeave = rejectLeave;

export const recallLeave = {
  from: {"type":"string","format":"date","required":true,"nullable":false},
  comment: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
