// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createRole = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":400,"widget":"lines"},
  grants: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"element":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60},"actions":{"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["view","create","edit","delete","approve","export","run","unmask"]},"minItems":1,"maxItems":8},"scope":{"type":"string","required":true,"nullable":false,"enum":["self","reports","department","location","company","tenant"]}}},"maxItems":300,"default":[]},
  fieldRights: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"class":{"type":"string","required":true,"nullable":false,"enum":["public","personal","identity","pay","health"]},"read":{"type":"boolean","required":true,"nullable":false},"write":{"type":"boolean","required":true,"nullable":false}}},"maxItems":5,"default":[]},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateRole = createRole;

export const cloneRole = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
} as const satisfies $Fields;
