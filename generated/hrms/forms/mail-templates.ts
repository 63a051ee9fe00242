// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateMailTemplate = {
  subject: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":150,"pattern":"\\S"},
  text: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":4000,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const sendTestMail = updateMailTemplate;
