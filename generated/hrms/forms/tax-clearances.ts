// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTaxClearance = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
} as const satisfies $Fields;

export const updateTaxClearance = {
  event: {"type":"string","required":true,"nullable":false,"enum":["ends","posted-overseas","away-three-months"]},
  undertaking: {"type":"boolean","required":false,"nullable":false,"default":false},
  professional: {"type":"boolean","required":false,"nullable":false,"default":false},
  hadEmployerBefore: {"type":"boolean","required":false,"nullable":false,"default":false},
  noticeOn: {"type":"string","format":"date","required":true,"nullable":false},
  ceasesOn: {"type":"string","format":"date","required":true,"nullable":false},
  departsOn: {"type":"string","format":"date","required":false,"nullable":true},
  arrivedOn: {"type":"string","format":"date","required":false,"nullable":true},
  maritalStatus: {"type":"string","required":false,"nullable":true,"enum":["single","married","divorced","widowed"]},
  shortNotice: {"type":"string","required":false,"nullable":true,"enum":["absconded","immediate","overseas","other"]},
  withheldReason: {"type":"string","required":false,"nullable":true,"maxLength":200,"widget":"lines"},
  newEmployer: {"type":"string","required":false,"nullable":true,"maxLength":120},
} as const satisfies $Fields;

export const correctTaxClearance = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":2000,"maximum":2100},
  box: {"type":"string","required":true,"nullable":false,"enum":["salary","bonus","directorsFees","commission","pension","transport","entertainment","otherAllowances","gratuity","compensation","overseasFund","cpf","donation","mbf"]},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":99999999999,"widget":"money"},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const approveTaxClearance = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const returnTaxClearance = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const acknowledgeTaxClearance = {
  acknowledgement: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
  acknowledgedOn: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;

export const recordTaxDirective = {
  directiveOn: {"type":"string","format":"date","required":true,"nullable":false},
  tax: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":99999999999,"widget":"money"},
} as const satisfies $Fields;

export const settleTaxClearance = {
  paidOn: {"type":"string","format":"date","required":false,"nullable":true},
  releasedOn: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const amendTaxClearance = {
  kind: {"type":"string","required":true,"nullable":false,"enum":["additional","amended"]},
} as const satisfies $Fields;

export const cancelTaxClearance = returnTaxClearance;
