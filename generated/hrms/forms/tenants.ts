// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTenant = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  country: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{2}$","default":"SG"},
  timeZone: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"default":"Asia/Singapore","widget":"time-zone"},
  locale: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
  currency: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$","default":"SGD"},
  billingEmail: {"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  billingCycle: {"type":"string","required":false,"nullable":false,"enum":["monthly","yearly"],"default":"monthly"},
  packageId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  ownerName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  ownerEmail: {"type":"string","required":true,"nullable":false,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"]},
} as const satisfies $Fields;

export const updateTenant = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  country: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{2}$","default":"SG"},
  timeZone: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"default":"Asia/Singapore","widget":"time-zone"},
  locale: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
  currency: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$","default":"SGD"},
  billingEmail: {"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  billingCycle: {"type":"string","required":false,"nullable":false,"enum":["monthly","yearly"],"default":"monthly"},
} as const satisfies $Fields;

export const activateTenant = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;

export const suspendTenant = activateTenant;

export const reactivateTenant = activateTenant;

export const closeTenant = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
  days: {"type":"integer","required":false,"nullable":false,"minimum":7,"maximum":90,"default":30},
} as const satisfies $Fields;

export const purgeTenant = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;

export const assignTenantPackage = {
  packageId: {"type":"string","format":"uuid","required":true,"nullable":false},
  from: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const resendTenantInvitation = {
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"]},
} as const satisfies $Fields;
