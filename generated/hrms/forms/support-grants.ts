// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createSupportGrant = {
  administratorId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
  roleId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  companyIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":100,"widget":"references"},
  hours: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":168},
} as const satisfies $Fields;
