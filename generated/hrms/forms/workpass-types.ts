// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createWorkpassType = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  category: {"type":"string","required":true,"nullable":false,"enum":["professional","skilled","trainee","family","exempt"]},
  employerTied: {"type":"boolean","required":false,"nullable":false,"default":false},
  levyApplies: {"type":"boolean","required":false,"nullable":false,"default":false},
  quotaCounts: {"type":"boolean","required":false,"nullable":false,"default":false},
  cpfApplies: {"type":"boolean","required":false,"nullable":false,"default":false},
  minQualifyingSalary: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"effectiveFrom":{"type":"string","format":"date","required":true,"nullable":false},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"financialServices":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},"renewalsFrom":{"type":"string","format":"date","required":false,"nullable":true}}},"maxItems":40,"widget":"rows"},
  maxValidityMonths: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":120},
  renewLeadDays: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateWorkpassType = createWorkpassType;
