// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createFunctionalGroup = {
  functional_group: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  headEmployeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateFunctionalGroup = createFunctionalGroup;
