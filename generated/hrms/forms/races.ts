// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createRace = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  shgFund: {"type":"string","required":true,"nullable":false,"enum":["CDAC","SINDA","ECF","none"]},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateRace = createRace;
