// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPreviousEmployment = {
  employer: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  title: {"type":"string","required":false,"nullable":true,"maxLength":120},
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":false,"nullable":true},
  lastSalary: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  leavingReason: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  fileId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"file"},
} as const satisfies $Fields;

export const updatePreviousEmployment = createPreviousEmployment;
