// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDocumentType = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"maxLength":20},
  visibility: {"type":"string","required":false,"nullable":false,"enum":["personal","identity","pay","health"],"default":"personal"},
  expires: {"type":"boolean","required":false,"nullable":false,"default":false},
  reminderDays: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":366},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateDocumentType = createDocumentType;
