// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const correctTaxForm = {
  box: {"type":"string","required":true,"nullable":false,"enum":["salary","bonus","directorsFees","commission","pension","transport","entertainment","otherAllowances","gratuity","compensation","retirementTo1992","retirementFrom1993","overseasFund","excessCpf","exempt","taxByEmployer","taxByEmployee","cpf","voluntaryCpf","donation","mbf","insurance","commissionBasis","commissionFrom","commissionTo","bonusDate","feeDate","approval","approvedOn","section45","cessationProvisions","taxBorne","remission","fundName","pensionFundName","bank","remark"]},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":99999999900,"widget":"money"},
  text: {"type":"string","required":false,"nullable":true,"maxLength":60},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const updateTaxFormBenefits = {
  address: {"type":"string","required":false,"nullable":true,"maxLength":92,"widget":"lines"},
  from: {"type":"string","format":"date","required":false,"nullable":true},
  to: {"type":"string","format":"date","required":false,"nullable":true},
  sharers: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":99},
  furnished: {"type":"string","required":false,"nullable":true,"enum":["P","F"]},
  annualValue: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  furniture: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  rentByEmployer: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  rentByEmployee: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  utilities: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  driver: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  servant: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  hotel: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  hotelByEmployee: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  homeLeave: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  interest: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  insurance: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  holidays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  education: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  awards: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  club: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  assetGains: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  carCost: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  carBenefit: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  other: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},
  remark: {"type":"string","required":false,"nullable":true,"maxLength":50},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const updateTaxFormGains = {
  gains: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"company":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},"plan":{"type":"string","required":true,"nullable":false,"enum":["option","award"],"default":"award"},"grantedOn":{"type":"string","format":"date","required":true,"nullable":false},"gainedOn":{"type":"string","format":"date","required":true,"nullable":false},"shares":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1000000000},"price":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"default":0},"marketValue":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000},"exempt":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":99999999900,"default":0,"widget":"money"}}},"maxItems":40,"widget":"rows"},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const excludeTaxForm = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
