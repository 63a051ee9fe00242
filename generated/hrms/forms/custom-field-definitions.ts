// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createCustomFieldDefinition = {
  code: {"type":"string","required":true,"nullable":false,"pattern":"^[a-z0-9][a-zA-Z0-9]{0,39}$"},
  label: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["text","number","date","yesNo","choice"]},
  choices: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":50},
  required: {"type":"boolean","required":false,"nullable":false,"default":false},
  position: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999,"default":0},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateCustomFieldDefinition = createCustomFieldDefinition;
