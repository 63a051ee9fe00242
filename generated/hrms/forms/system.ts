// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createAdministrator = {
  fullName: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120},
  username: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60},
  email: {"type":"string","format":"email","required":true,"nullable":false,"maxLength":254},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":12,"maxLength":200},
} as const satisfies $Fields;
