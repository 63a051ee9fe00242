// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTenantExport = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;

export const downloadTenantExport = {
  part: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":100000},
} as const satisfies $Fields;
