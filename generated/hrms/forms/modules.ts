// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createModule = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  icon: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":40,"pattern":"^[a-z][a-z0-9-]*$"},
  order: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999,"default":0},
  dependsOn: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":20,"default":[],"widget":"references"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateModule = createModule;
