// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createCompanyBankAccount = {
  bankId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  accountName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  accountNo: {"type":"string","required":false,"nullable":true,"maxLength":34,"pattern":"^[0-9A-Za-z -]*$"},
  orgId: {"type":"string","required":false,"nullable":true,"maxLength":20,"pattern":"^[0-9A-Za-z]*$"},
  format: {"type":"string","required":false,"nullable":true,"enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},
  primary: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const updateCompanyBankAccount = createCompanyBankAccount;
