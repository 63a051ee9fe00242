// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDeduction = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":true,"nullable":false,"minLength":2,"maxLength":20,"pattern":"^\\s*[A-Za-z][A-Za-z0-9_]*\\s*$"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  calculation: {"type":"string","required":false,"nullable":false,"enum":["fixed","per-day","per-hour","percentage","formula"],"default":"fixed"},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  days: {"type":"string","required":false,"nullable":true,"enum":["working","worked","paid","no-pay","calendar"]},
  hours: {"type":"string","required":false,"nullable":true,"enum":["normal","overtime","rest-day","holiday"]},
  rate: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},
  base: {"type":"string","required":false,"nullable":true,"enum":["basic","gross"]},
  formula: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  ground: {"type":"string","required":false,"nullable":false,"enum":["absence","damage","accommodation","advance","loan","other"],"default":"other"},
  consentRequired: {"type":"boolean","required":false,"nullable":false,"default":false},
  maxShare: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},
  priority: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":99,"default":50},
  ledgerAccountId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  effectiveFrom: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateDeduction = createDeduction;
