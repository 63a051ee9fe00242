// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createInvitation = {
  email: {"type":"string","required":true,"nullable":false,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},
  roleIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":20,"widget":"references"},
  scope: {"type":"string","required":false,"nullable":false,"enum":["self","reports","department","location","company","tenant"],"default":"company"},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"]},
} as const satisfies $Fields;

export const inviteEmployees = {
  employeeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":500},
  roleIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":20},
  scope: {"type":"string","required":false,"nullable":false,"enum":["self","reports","department","location","company","tenant"],"default":"company"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"]},
} as const satisfies $Fields;

export const checkInvitation = {
  token: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
} as const satisfies $Fields;

export const acceptInvitation = {
  token: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":1,"maxLength":200},
} as const satisfies $Fields;

export const joinByInvitation = checkInvitation;
