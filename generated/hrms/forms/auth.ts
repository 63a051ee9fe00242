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

export const logout = refreshToken;

export const sendOtp = {
  email: {"type":"string","format":"email","required":true,"nullable":false,"maxLength":254},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;

export const generateOtp = {
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;

export const verifyOtp = {
  email: {"type":"string","format":"email","required":true,"nullable":false,"maxLength":254},
  code: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{6}$"},
} as const satisfies $Fields;

export const verifyEmail = {
  token: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
} as const satisfies $Fields;

export const requestPasswordReset = sendOtp;

export const checkPasswordReset = verifyEmail;

export const resetPassword = {
  token: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
  password: {"type":"string","format":"password","required":true,"nullable":false,"minLength":8,"maxLength":200},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
} as const satisfies $Fields;
