// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createElement = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["page","action","fieldGroup","report","api"]},
  contractOps: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":20,"default":[]},
  actions: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["view","create","edit","delete","approve","export","run","unmask"]},"minItems":1,"maxItems":8},
  sensitivity: {"type":"string","required":true,"nullable":false,"enum":["public","personal","identity","pay","health"]},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateElement = createElement;
