// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const addProjectMember = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
  role: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  startDate: {"type":"string","format":"date","required":true,"nullable":false},
  endDate: {"type":"string","format":"date","required":false,"nullable":true},
  rate: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000,"widget":"money"},
} as const satisfies $Fields;

export const updateProjectMember = addProjectMember;
