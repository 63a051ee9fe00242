// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPassport = {
  countryId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  number: {"type":"string","required":false,"nullable":true,"maxLength":20},
  issueDate: {"type":"string","format":"date","required":false,"nullable":true},
  expiry: {"type":"string","format":"date","required":true,"nullable":false},
  reminderDays: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":366,"default":90},
  fileId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"file"},
} as const satisfies $Fields;

export const updatePassport = createPassport;
