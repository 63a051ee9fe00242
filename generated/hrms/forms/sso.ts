// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const startSso = {
  email: {"type":"string","format":"email","required":true,"nullable":false,"maxLength":254},
} as const satisfies $Fields;

export const finishSso = {
  state: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":4000},
  iss: {"type":"string","required":false,"nullable":false,"maxLength":500},
} as const satisfies $Fields;

export const updateSso = {
  issuer: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500},
  clientId: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200},
  clientSecret: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":500},
  domains: {"type":"array","required":true,"nullable":false,"items":{"type":"string"},"minItems":1,"maxItems":20},
  passwordAllowed: {"type":"boolean","required":true,"nullable":false},
  active: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const testSso = {
  issuer: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500},
} as const satisfies $Fields;
