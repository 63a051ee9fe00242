// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createRosterPattern = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  days: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["work","off","rest"],"default":"work"},"shiftId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"}}},"minItems":1,"maxItems":56,"widget":"rows"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateRosterPattern = createRosterPattern;
