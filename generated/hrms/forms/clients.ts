// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createClient = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  uen: {"type":"string","required":false,"nullable":true,"minLength":9,"maxLength":12},
  contacts: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"role":{"type":"string","required":false,"nullable":true,"maxLength":80},"email":{"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":"string","required":false,"nullable":true,"maxLength":30,"pattern":"^\\+?[0-9 ()./-]{5,}$"}}},"maxItems":20,"default":[],"widget":"rows"},
  billingAddress: {"type":"string","required":false,"nullable":true,"maxLength":300,"widget":"lines"},
  billingEmail: {"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  billingCurrency: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$","default":"SGD"},
  notes: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateClient = createClient;
