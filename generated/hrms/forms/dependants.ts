// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDependant = {
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  relation: {"type":"string","required":true,"nullable":false,"enum":["spouse","child","stepchild","adoptedChild","parent","sibling","other"]},
  dateOfBirth: {"type":"string","format":"date","required":false,"nullable":true},
  citizenship: {"type":"string","required":false,"nullable":true,"enum":["citizen","pr","foreigner"]},
  birthCertNo: {"type":"string","required":false,"nullable":true,"maxLength":20},
} as const satisfies $Fields;

export const updateDependant = createDependant;
