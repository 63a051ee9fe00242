// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createSplitCompany = {
  leadCompanyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  paidBy: {"type":"string","required":false,"nullable":false,"enum":["lead","each"],"default":"lead"},
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":false,"nullable":true},
  legs: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"companyId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"percent":{"type":"number","required":true,"nullable":true,"minimum":0.0001,"maximum":1,"widget":"fraction"},"amount":{"type":"integer","required":true,"nullable":true,"minimum":1,"maximum":100000000000,"widget":"money"},"from":{"type":"string","format":"date","required":true,"nullable":false},"to":{"type":"string","format":"date","required":true,"nullable":true}}},"minItems":2,"maxItems":10,"widget":"rows"},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const updateSplitCompany = createSplitCompany;

export const endSplitCompany = {
  to: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;
