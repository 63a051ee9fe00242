// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPackage = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  priceMonthly: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000,"widget":"money"},
  priceYearly: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000,"widget":"money"},
  seatLimit: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":1000000},
  companyLimit: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":1000000},
  trialDays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365,"default":0},
  popular: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const updatePackage = createPackage;

export const clonePackage = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
} as const satisfies $Fields;
