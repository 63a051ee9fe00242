// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createAllowance = {
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
  cpfClass: {"type":"string","required":false,"nullable":false,"enum":["ordinary","additional","none"],"default":"ordinary"},
  sdlLiable: {"type":"boolean","required":false,"nullable":false,"default":true},
  fundLiable: {"type":"boolean","required":false,"nullable":false,"default":true},
  grossRate: {"type":"boolean","required":false,"nullable":false,"default":true},
  prorated: {"type":"boolean","required":false,"nullable":false,"default":true},
  taxBox: {"type":"string","required":false,"nullable":false,"enum":["salary","bonus","director-fees","transport-allowance","entertainment-allowance","other-allowance","commission","pension","gratuity","benefit-in-kind","not-taxed"],"default":"other-allowance"},
  ledgerAccountId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  claimable: {"type":"boolean","required":false,"nullable":false,"default":false},
  effectiveFrom: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateAllowance = createAllowance;
