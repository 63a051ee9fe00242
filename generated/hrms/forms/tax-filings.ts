// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTaxFiling = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":2000,"maximum":2100},
} as const satisfies $Fields;

export const updateTaxFiling = {
  organisationIdType: {"type":"string","required":true,"nullable":false,"enum":["7","8","A","I","U"],"default":"8"},
  organisationId: {"type":"string","required":false,"nullable":true,"maxLength":12},
  source: {"type":"string","required":true,"nullable":false,"enum":["6","4","5","1","9"],"default":"6"},
  authorisedPerson: {"type":"string","required":false,"nullable":true,"maxLength":30},
  authorisedDesignation: {"type":"string","required":false,"nullable":true,"maxLength":30},
  phone: {"type":"string","required":false,"nullable":true,"maxLength":20},
  email: {"type":"string","required":false,"nullable":true,"maxLength":60},
  division: {"type":"string","required":false,"nullable":true,"maxLength":30},
  incomeRounding: {"type":"string","required":false,"nullable":false,"enum":["down","half-up"],"default":"down"},
  deductionRounding: {"type":"string","required":false,"nullable":false,"enum":["up","half-up"],"default":"up"},
  ir8sLastYear: {"type":"integer","required":false,"nullable":false,"minimum":2000,"maximum":2100,"default":2025},
  countryCodes: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"country":{"type":"string","required":true,"nullable":false,"pattern":"^[A-Z]{2}$","widget":"reference"},"code":{"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":3,"pattern":"^\\d{3}$"}}},"maxItems":100,"widget":"rows"},
} as const satisfies $Fields;

export const approveTaxFiling = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const returnTaxFiling = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const acknowledgeTaxFiling = {
  acknowledgement: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
  acknowledgedOn: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;
