// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const acceptParallelDifference = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"hidden"},
  code: {"type":"string","required":true,"nullable":false,"minLength":2,"maxLength":40,"pattern":"^[A-Z][A-Z0-9_]*$","widget":"hidden"},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const reopenParallelDifference = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"hidden"},
  code: {"type":"string","required":true,"nullable":false,"minLength":2,"maxLength":40,"pattern":"^[A-Z][A-Z0-9_]*$","widget":"hidden"},
} as const satisfies $Fields;
