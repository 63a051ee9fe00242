// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createExpenseClaim = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  allowanceId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  spentOn: {"type":"string","format":"date","required":true,"nullable":false},
  amount: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10000000000,"widget":"money"},
  tax: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  description: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
  projectId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  fileIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"fields":{},"maxItems":5,"default":[],"widget":"own"},
} as const satisfies $Fields;
