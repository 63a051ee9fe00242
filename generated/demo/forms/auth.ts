// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const login = {
  email: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":254},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":1,"maxLength":200},
} as const satisfies $Fields;

export const register = {
  email: {"type":"string","format":"email","required":true,"nullable":false,"maxLength":254},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":1,"maxLength":200},
  username: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60},
  company_name: {"type":"string","required":false,"nullable":true,"maxLength":120},
  package: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},
  billingCycle: {"type":"string","required":false,"nullable":false,"enum":["monthly","yearly"],"default":"monthly"},
  consent: {"type":"boolean","required":false,"nullable":false},
} as const satisfies $Fields;

export const refreshToken = {
  refreshToken: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":4096},
} as const satisfies $Fields;
