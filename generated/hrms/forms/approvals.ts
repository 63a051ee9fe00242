// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const decideApprovals = {
  ids: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":50},
  decision: {"type":"string","required":true,"nullable":false,"enum":["approved","rejected"]},
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const approveApproval = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  replace: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const rejectApproval = {
  comment: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const cancelApproval = rejectApproval;
