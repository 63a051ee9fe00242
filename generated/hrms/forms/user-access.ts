// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createUserAccess = {
  userId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  companyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  roleIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":20,"widget":"references"},
  scope: {"type":"string","required":false,"nullable":false,"enum":["self","reports","department","location","company","tenant"],"default":"company"},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  validFrom: {"type":"string","format":"date","required":false,"nullable":true},
  validTo: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const updateUserAccess = createUserAccess;

export const removeUserMfa = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;

export const lockTenantUser = removeUserMfa;
