// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDepartment = {
  department: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  parentId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  headEmployeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  costCentre: {"type":"string","required":false,"nullable":true,"maxLength":40},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateDepartment = createDepartment;

export const moveDepartment = {
  parentId: {"type":"string","format":"uuid","required":true,"nullable":true},
} as const satisfies $Fields;

export const mergeDepartment = {
  intoId: {"type":"string","format":"uuid","required":true,"nullable":false},
} as const satisfies $Fields;
