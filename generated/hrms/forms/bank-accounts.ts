// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createBankAccount = {
  bankId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  branch: {"type":"string","required":false,"nullable":true,"maxLength":20},
  accountName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  accountNo: {"type":"string","required":false,"nullable":true,"maxLength":34},
  method: {"type":"string","required":false,"nullable":false,"enum":["giro","fast","paynow","cheque","cash"],"default":"giro"},
  shareKind: {"type":"string","required":false,"nullable":false,"enum":["remainder","percent","amount"],"default":"remainder"},
  sharePercent: {"type":"number","required":false,"nullable":true,"minimum":0.0001,"maximum":1,"widget":"fraction"},
  shareAmount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  replacesId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
} as const satisfies $Fields;

export const updateBankAccount = createBankAccount;

export const rejectBankAccount = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;
