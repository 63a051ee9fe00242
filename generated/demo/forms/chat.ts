// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateChatProfile = {
  about: {"type":"string","required":false,"nullable":false,"maxLength":120},
  status: {"type":"string","required":false,"nullable":false,"enum":["online","offline","busy","away"]},
  settings: {"type":"object","required":false,"nullable":false,"fields":{"isTwoStepAuthVerificationEnabled":{"type":"boolean","required":false,"nullable":false},"isNotificationsOn":{"type":"boolean","required":false,"nullable":false}}},
} as const satisfies $Fields;

export const sendChatMessage = {
  obj: {"type":"object","required":true,"nullable":false,"fields":{"message":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":4000,"pattern":"\\S"},"contact":{"type":"object","required":true,"nullable":false,"fields":{"id":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647}}}}},
} as const satisfies $Fields;
