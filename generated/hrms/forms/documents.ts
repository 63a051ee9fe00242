// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createEmployeeDocument = {
  typeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  number: {"type":"string","required":false,"nullable":true,"maxLength":60},
  issuedOn: {"type":"string","format":"date","required":false,"nullable":true},
  expiry: {"type":"string","format":"date","required":false,"nullable":true},
  visibility: {"type":"string","required":false,"nullable":true,"enum":["personal","identity","pay","health"]},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  fileId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"file"},
} as const satisfies $Fields;

export const updateEmployeeDocument = createEmployeeDocument;

export const submitEmployeeDocument = {
  fileId: {"type":"string","format":"uuid","required":true,"nullable":false},
} as const satisfies $Fields;
