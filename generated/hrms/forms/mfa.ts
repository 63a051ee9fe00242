// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const verifyMfa = {
  challenge: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":4096},
  code: {"type":"string","required":false,"nullable":false,"pattern":"^[0-9]{6}$"},
  recoveryCode: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},
} as const satisfies $Fields;

export const stepUp = {
  code: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{6}$"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;

export const beginMfa = {
  password: {"type":"string","format":"password","required":false,"nullable":false,"minLength":1,"maxLength":200},
} as const satisfies $Fields;

export const confirmMfa = stepUp;

export const renewRecoveryCodes = stepUp;

export const disableMfa = {
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":1,"maxLength":200},
  code: {"type":"string","required":false,"nullable":false,"pattern":"^[0-9]{6}$"},
  recoveryCode: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;
