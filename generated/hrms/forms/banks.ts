// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createBank = {
  code: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{4}$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  swift: {"type":"string","required":false,"nullable":true,"pattern":"^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$"},
  branchRule: {"type":"string","required":false,"nullable":true,"maxLength":200},
  acctNoPattern: {"type":"string","required":false,"nullable":true,"maxLength":60,"pattern":"^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$"},
  giroFormat: {"type":"string","required":true,"nullable":false,"enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateBank = createBank;
