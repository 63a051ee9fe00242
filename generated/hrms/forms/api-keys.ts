// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createApiKey = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  companyIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":100,"widget":"references"},
  roleIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":20,"widget":"references"},
  scope: {"type":"string","required":false,"nullable":false,"enum":["company","tenant"],"default":"company"},
  mayManageAccess: {"type":"boolean","required":false,"nullable":false,"default":false},
  expiresOn: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const updateApiKey = createApiKey;
