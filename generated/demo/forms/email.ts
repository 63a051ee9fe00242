// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateEmails = {
  emailIds: {"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":1,"maximum":2147483647},"minItems":1,"maxItems":1000},
  dataToUpdate: {"type":"object","required":true,"nullable":false,"fields":{"folder":{"type":"string","required":false,"nullable":false,"enum":["inbox","spam","trash","draft","sent"]},"isRead":{"type":"boolean","required":false,"nullable":false},"isStarred":{"type":"boolean","required":false,"nullable":false},"isDeleted":{"type":"boolean","required":false,"nullable":false}}},
} as const satisfies $Fields;

export const updateEmailsLabel = {
  emailIds: {"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":1,"maximum":2147483647},"minItems":1,"maxItems":1000},
  label: {"type":"string","required":true,"nullable":false,"enum":["private","company","important","personal"]},
} as const satisfies $Fields;

export const sendEmail = {
  id: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":2147483647},
  to: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":false,"nullable":false,"maxLength":100},"email":{"type":"string","format":"email","required":true,"nullable":false,"maxLength":254}}},"maxItems":50},
  cc: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":false,"nullable":false,"maxLength":100},"email":{"type":"string","format":"email","required":true,"nullable":false,"maxLength":254}}},"maxItems":50},
  bcc: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":false,"nullable":false,"maxLength":100},"email":{"type":"string","format":"email","required":true,"nullable":false,"maxLength":254}}},"maxItems":50},
  subject: {"type":"string","required":true,"nullable":false,"maxLength":300},
  message: {"type":"string","required":true,"nullable":false,"maxLength":100000},
  attachments: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fileName":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200,"pattern":"\\S"},"size":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000},"url":{"type":"string","required":false,"nullable":false,"maxLength":140000,"pattern":"^data:"}}},"maxItems":5},
  inReplyTo: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":2147483647},
  draft: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;
