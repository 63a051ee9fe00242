// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const saveVariablePay = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$"},
  cells: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"employeeId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"itemId":{"type":"string","format":"uuid","required":true,"nullable":false},"amount":{"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"}}},"minItems":1,"maxItems":3000},
} as const satisfies $Fields;
