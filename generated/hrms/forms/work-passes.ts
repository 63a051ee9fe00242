// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createWorkPass = {
  typeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  occupationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  passNo: {"type":"string","required":false,"nullable":true,"maxLength":30},
  applicationDate: {"type":"string","format":"date","required":false,"nullable":true},
  issuedOn: {"type":"string","format":"date","required":false,"nullable":true},
  expiry: {"type":"string","format":"date","required":false,"nullable":true},
  levyRate: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  securityBond: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  quotaSector: {"type":"string","required":false,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
  status: {"type":"string","required":false,"nullable":false,"enum":["applied","approvedInPrinciple","issued"],"default":"applied"},
} as const satisfies $Fields;

export const updateWorkPass = createWorkPass;

export const moveWorkPass = {
  status: {"type":"string","required":true,"nullable":false,"enum":["approvedInPrinciple","issued","renewing","expired","cancelled"]},
  passNo: {"type":"string","required":false,"nullable":true,"maxLength":30},
  issuedOn: {"type":"string","format":"date","required":false,"nullable":true},
  expiry: {"type":"string","format":"date","required":false,"nullable":true},
  on: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;
