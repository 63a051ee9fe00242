// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createMyPunch = {
  direction: {"type":"string","required":true,"nullable":false,"enum":["in","out"]},
  lat: {"type":"number","required":false,"nullable":false,"minimum":-90,"maximum":90},
  lng: {"type":"number","required":false,"nullable":false,"minimum":-180,"maximum":180},
  accuracyM: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":100000},
  kioskCode: {"type":"string","required":false,"nullable":false,"maxLength":60,"widget":"hidden"},
} as const satisfies $Fields;

export const updateMyKioskPin = {
  pin: {"type":"string","format":"password","required":true,"nullable":false,"pattern":"^\\d{4,6}$"},
} as const satisfies $Fields;
