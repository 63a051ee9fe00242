// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const invitePlatformUser = {
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  email: {"type":"string","required":true,"nullable":false,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;

export const updatePlatformMfaPolicy = {
  mfaPolicy: {"type":"string","required":true,"nullable":false,"enum":["optional","required"]},
} as const satisfies $Fields;

export const lockPlatformUser = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies $Fields;

export const removePlatformUserMfa = lockPlatformUser;

export const resendVerification = {
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"]},
} as const satisfies $Fields;
