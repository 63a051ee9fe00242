// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createKet = {
  employer: {"type":"string","required":false,"nullable":true,"maxLength":160},
  jobTitle: {"type":"string","required":false,"nullable":true,"maxLength":120},
  duties: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  duration: {"type":"string","required":false,"nullable":true,"maxLength":200},
  workingArrangement: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  salaryPeriod: {"type":"string","required":false,"nullable":true,"maxLength":200},
  fixedAllowances: {"type":"string","required":false,"nullable":true,"maxLength":1000,"widget":"lines"},
  fixedDeductions: {"type":"string","required":false,"nullable":true,"maxLength":1000,"widget":"lines"},
  overtimePeriod: {"type":"string","required":false,"nullable":true,"maxLength":200},
  overtimeRate: {"type":"string","required":false,"nullable":true,"maxLength":200},
  otherPay: {"type":"string","required":false,"nullable":true,"maxLength":1000,"widget":"lines"},
  leave: {"type":"string","required":false,"nullable":true,"maxLength":1000,"widget":"lines"},
  medical: {"type":"string","required":false,"nullable":true,"maxLength":1000,"widget":"lines"},
  probation: {"type":"string","required":false,"nullable":true,"maxLength":200},
  notice: {"type":"string","required":false,"nullable":true,"maxLength":200},
  placeOfWork: {"type":"string","required":false,"nullable":true,"maxLength":300},
} as const satisfies $Fields;

export const updateKet = createKet;
