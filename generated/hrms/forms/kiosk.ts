// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createKioskPunch = {
  employeeNo: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40},
  pin: {"type":"string","format":"password","required":true,"nullable":false,"pattern":"^\\d{4,6}$"},
  direction: {"type":"string","required":false,"nullable":false,"enum":["in","out"]},
} as const satisfies $Fields;

export const updateKioskPin = {
  pin: {"type":"string","format":"password","required":true,"nullable":false,"pattern":"^\\d{4,6}$"},
} as const satisfies $Fields;
