// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createSettlement = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
} as const satisfies $Fields;

export const updateSettlement = {
  how: {"type":"string","required":true,"nullable":false,"enum":["notice-served","dismissed","no-notice"]},
  noticeBy: {"type":"string","required":false,"nullable":true,"enum":["employer","employee"]},
  noticeFrom: {"type":"string","format":"date","required":false,"nullable":true},
  noticeTo: {"type":"string","format":"date","required":false,"nullable":true},
  noticeCount: {"type":"string","required":true,"nullable":false,"enum":["working-days","whole-months"],"default":"working-days"},
  awsMethod: {"type":"string","required":false,"nullable":true,"enum":["completed-months","calendar-days"]},
  awsUnpaidDays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":366,"default":0},
  retrenchment: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":99999999999,"default":0,"widget":"money"},
  encashLeave: {"type":"boolean","required":false,"nullable":false,"default":true},
  recoverLoans: {"type":"boolean","required":false,"nullable":false,"default":true},
  limitLoans: {"type":"boolean","required":false,"nullable":false,"default":false},
  recoveries: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"deductionId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"amount":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":99999999999,"widget":"money"}}},"maxItems":20,"widget":"rows"},
  withholdTax: {"type":"boolean","required":false,"nullable":false,"default":false},
  note: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
} as const satisfies $Fields;

export const cancelSettlement = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
