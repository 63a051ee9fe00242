// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateMyProfile = {
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120},
  phone: {"type":"string","required":false,"nullable":true,"maxLength":40,"pattern":"^[+]?[0-9 ()/.-]*$"},
  locale: {"type":"string","required":false,"nullable":true,"enum":["en","de","fr","pt"]},
  timeZone: {"type":"string","required":false,"nullable":true,"maxLength":60},
} as const satisfies $Fields;

export const updateMyPicture = {
  picture: {"type":"string","required":true,"nullable":true,"maxLength":40960,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},
} as const satisfies $Fields;

export const updateMyMailTopics = {
  mailTopics: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["expiries","requests","decisions","payslips"]},"maxItems":10},
} as const satisfies $Fields;

export const updateMyPassword = {
  currentPassword: {"type":"string","format":"password","required":true,"nullable":false,"minLength":1,"maxLength":200},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":8,"maxLength":200},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;
