// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const previewPayItem = {
  itemId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20},
  calculation: {"type":"string","required":true,"nullable":false,"enum":["fixed","per-day","per-hour","percentage","formula"]},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  days: {"type":"string","required":false,"nullable":true,"enum":["working","worked","paid","no-pay","calendar"]},
  hours: {"type":"string","required":false,"nullable":true,"enum":["normal","overtime","rest-day","holiday"]},
  rate: {"type":"number","required":false,"nullable":true,"minimum":0,"maximum":1,"widget":"fraction"},
  base: {"type":"string","required":false,"nullable":true,"enum":["basic","gross"]},
  formula: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;
