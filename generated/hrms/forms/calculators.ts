// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const calculateCpfMonth = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  birthDate: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  residency: {"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},
  prSince: {"type":"string","format":"date","required":false,"nullable":true},
  prOption: {"type":"string","required":false,"nullable":false,"enum":["GG","FG","FF"],"default":"GG"},
  ordinaryWages: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  additionalWages: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"default":0,"widget":"money"},
  additionalRoom: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  additionalPayableOn: {"type":"string","format":"date","required":false,"nullable":true},
  daysPerWeek: {"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},
  pass: {"type":"string","required":false,"nullable":false,"enum":["employment-pass","levy-paying","other"]},
  raceFund: {"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},
  secondRaceFund: {"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},
  muslim: {"type":"boolean","required":false,"nullable":false,"default":false},
  choices: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000,"widget":"money"}}},"maxItems":4},
  sindaPasses: {"type":"string","required":false,"nullable":false,"enum":["employment-pass","every-pass"],"default":"employment-pass"},
  mbmfLowWages: {"type":"string","required":false,"nullable":false,"enum":["contribute","free-up-to-200"],"default":"contribute"},
  sdlRounding: {"type":"string","required":false,"nullable":false,"enum":["sdlHalfUp","sdlDown","sdlUp"],"default":"sdlHalfUp"},
  conversionMonth: {"type":"string","required":false,"nullable":false,"enum":["working-days","calendar-days","whole-month"],"default":"working-days"},
} as const satisfies $Fields;

export const calculateCpfMonthBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"birthDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"residency":{"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},"prSince":{"type":"string","format":"date","required":false,"nullable":true},"prOption":{"type":"string","required":false,"nullable":false,"enum":["GG","FG","FF"],"default":"GG"},"ordinaryWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"additionalWages":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"default":0,"widget":"money"},"additionalRoom":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},"additionalPayableOn":{"type":"string","format":"date","required":false,"nullable":true},"daysPerWeek":{"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},"pass":{"type":"string","required":false,"nullable":false,"enum":["employment-pass","levy-paying","other"]},"raceFund":{"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},"secondRaceFund":{"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},"muslim":{"type":"boolean","required":false,"nullable":false,"default":false},"choices":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000,"widget":"money"}}},"maxItems":4},"sindaPasses":{"type":"string","required":false,"nullable":false,"enum":["employment-pass","every-pass"],"default":"employment-pass"},"mbmfLowWages":{"type":"string","required":false,"nullable":false,"enum":["contribute","free-up-to-200"],"default":"contribute"},"sdlRounding":{"type":"string","required":false,"nullable":false,"enum":["sdlHalfUp","sdlDown","sdlUp"],"default":"sdlHalfUp"},"conversionMonth":{"type":"string","required":false,"nullable":false,"enum":["working-days","calendar-days","whole-month"],"default":"working-days"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateSelfHelpFunds = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  wages: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  residency: {"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},
  pass: {"type":"string","required":false,"nullable":false,"enum":["employment-pass","levy-paying","other"]},
  raceFund: {"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},
  secondRaceFund: {"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},
  muslim: {"type":"boolean","required":false,"nullable":false,"default":false},
  choices: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000,"widget":"money"}}},"maxItems":4},
  sindaPasses: {"type":"string","required":false,"nullable":false,"enum":["employment-pass","every-pass"],"default":"employment-pass"},
  mbmfLowWages: {"type":"string","required":false,"nullable":false,"enum":["contribute","free-up-to-200"],"default":"contribute"},
} as const satisfies $Fields;

export const calculateSelfHelpFundsBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"wages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"residency":{"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},"pass":{"type":"string","required":false,"nullable":false,"enum":["employment-pass","levy-paying","other"]},"raceFund":{"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},"secondRaceFund":{"type":"string","required":false,"nullable":true,"enum":["CDAC","ECF","SINDA"]},"muslim":{"type":"boolean","required":false,"nullable":false,"default":false},"choices":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"fund":{"type":"string","required":true,"nullable":false,"enum":["CDAC","ECF","MBMF","SINDA"]},"amount":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000,"widget":"money"}}},"maxItems":4},"sindaPasses":{"type":"string","required":false,"nullable":false,"enum":["employment-pass","every-pass"],"default":"employment-pass"},"mbmfLowWages":{"type":"string","required":false,"nullable":false,"enum":["contribute","free-up-to-200"],"default":"contribute"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateCpfYear = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099},
  birthDate: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  residency: {"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},
  prSince: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  prOption: {"type":"string","required":false,"nullable":false,"enum":["GG","FG","FF"],"default":"GG"},
  months: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"ordinaryWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"additionalWages":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"minItems":1,"maxItems":12},
  lastMonth: {"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  expectedLastMonth: {"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  method: {"type":"string","required":false,"nullable":false,"enum":["carry-forward","declared"],"default":"carry-forward"},
  declared: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
} as const satisfies $Fields;

export const calculateCpfYearBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"year":{"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099},"birthDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"residency":{"type":"string","required":true,"nullable":false,"enum":["citizen","pr","foreigner"]},"prSince":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"prOption":{"type":"string","required":false,"nullable":false,"enum":["GG","FG","FF"],"default":"GG"},"months":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"ordinaryWages":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"additionalWages":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"minItems":1,"maxItems":12},"lastMonth":{"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"expectedLastMonth":{"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"method":{"type":"string","required":false,"nullable":false,"enum":["carry-forward","declared"],"default":"carry-forward"},"declared":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateLateInterest = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  amount: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  paidOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  holidays: {"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62},
} as const satisfies $Fields;

export const calculateLateInterestBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"paidOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"holidays":{"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateAnnualLimit = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099},
  mandatory: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  voluntary: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
} as const satisfies $Fields;

export const calculateAnnualLimitBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"year":{"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099},"mandatory":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"voluntary":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateWageClass = {
  forMonth: {"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  payableOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
} as const satisfies $Fields;

export const calculateWageClassBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"forMonth":{"type":"string","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"payableOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateShareRecovery = {
  payDate: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  recoverOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  employerError: {"type":"boolean","required":true,"nullable":false},
  paidToBoard: {"type":"boolean","required":true,"nullable":false},
  consent: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const calculateShareRecoveryBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"payDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"recoverOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"employerError":{"type":"boolean","required":true,"nullable":false},"paidToBoard":{"type":"boolean","required":true,"nullable":false},"consent":{"type":"boolean","required":true,"nullable":false}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateSdl = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  wages: {"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":0,"maximum":10000000000},"minItems":1,"maxItems":1000},
  sdlRounding: {"type":"string","required":false,"nullable":false,"enum":["sdlHalfUp","sdlDown","sdlUp"],"default":"sdlHalfUp"},
} as const satisfies $Fields;

export const calculateSdlBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"wages":{"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":0,"maximum":10000000000},"minItems":1,"maxItems":1000},"sdlRounding":{"type":"string","required":false,"nullable":false,"enum":["sdlHalfUp","sdlDown","sdlUp"],"default":"sdlHalfUp"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateForeignWorkerLevy = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["s-pass","work-permit"]},
  tier: {"type":"integer","required":false,"nullable":false,"enum":[1,2],"default":1},
  sector: {"type":"string","required":false,"nullable":false,"enum":["services","manufacturing","construction","process","marine-shipyard"]},
  group: {"type":"string","required":false,"nullable":false,"enum":["tier-1","tier-2","tier-3","non-traditional-source","malaysia-north-asia-prc","off-site","no-certificate","all"]},
  skill: {"type":"string","required":false,"nullable":false,"enum":["higher","basic"],"default":"higher"},
  issuedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  cancelledOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
} as const satisfies $Fields;

export const calculateForeignWorkerLevyBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"kind":{"type":"string","required":true,"nullable":false,"enum":["s-pass","work-permit"]},"tier":{"type":"integer","required":false,"nullable":false,"enum":[1,2],"default":1},"sector":{"type":"string","required":false,"nullable":false,"enum":["services","manufacturing","construction","process","marine-shipyard"]},"group":{"type":"string","required":false,"nullable":false,"enum":["tier-1","tier-2","tier-3","non-traditional-source","malaysia-north-asia-prc","off-site","no-certificate","all"]},"skill":{"type":"string","required":false,"nullable":false,"enum":["higher","basic"],"default":"higher"},"issuedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"cancelledOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePrivateProvidentFund = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  birthDate: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  gross: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  scheme: {"type":"object","required":false,"nullable":false,"fields":{"base":{"type":"string","required":true,"nullable":false,"enum":["basic","gross"]},"ceiling":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},"rounding":{"type":"string","required":false,"nullable":false,"enum":["fundCent","fundDollar"],"default":"fundCent"},"cells":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"ageFrom":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":120},"serviceFrom":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":80},"employer":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000},"employee":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000}}},"minItems":1,"maxItems":50}}},
} as const satisfies $Fields;

export const calculatePrivateProvidentFundBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"birthDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"gross":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"scheme":{"type":"object","required":false,"nullable":false,"fields":{"base":{"type":"string","required":true,"nullable":false,"enum":["basic","gross"]},"ceiling":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},"rounding":{"type":"string","required":false,"nullable":false,"enum":["fundCent","fundDollar"],"default":"fundCent"},"cells":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"ageFrom":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":120},"serviceFrom":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":80},"employer":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000},"employee":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000}}},"minItems":1,"maxItems":50}}}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePayRates = {
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  category: {"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  gross: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  normalMinutes: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},
} as const satisfies $Fields;

export const calculatePayRatesBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"category":{"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"gross":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"normalMinutes":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateOvertime = {
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  category: {"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},
  normalMinutes: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},
  byContract: {"type":"boolean","required":false,"nullable":false,"default":false},
  minutes: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":44640},
  multiple: {"type":"integer","required":false,"nullable":false,"minimum":100,"maximum":1000,"default":150},
  overtimeCap: {"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"},
} as const satisfies $Fields;

export const calculateOvertimeBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"category":{"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},"normalMinutes":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},"byContract":{"type":"boolean","required":false,"nullable":false,"default":false},"minutes":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":44640},"multiple":{"type":"integer","required":false,"nullable":false,"minimum":100,"maximum":1000,"default":150},"overtimeCap":{"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateRestDay = {
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  category: {"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  byContract: {"type":"boolean","required":false,"nullable":false,"default":false},
  workedMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1440},
  normalMinutes: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},
  overtimeCap: {"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"},
  askedBy: {"type":"string","required":true,"nullable":false,"enum":["employee","employer"]},
} as const satisfies $Fields;

export const calculateRestDayBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"category":{"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"byContract":{"type":"boolean","required":false,"nullable":false,"default":false},"workedMinutes":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1440},"normalMinutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},"overtimeCap":{"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"},"askedBy":{"type":"string","required":true,"nullable":false,"enum":["employee","employer"]}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePublicHolidayWork = {
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  category: {"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},
  basic: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  byContract: {"type":"boolean","required":false,"nullable":false,"default":false},
  workedMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1440},
  normalMinutes: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},
  overtimeCap: {"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"},
  timeOff: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePublicHolidayWorkBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"category":{"type":"string","required":true,"nullable":false,"enum":["workman","non-workman","manager"]},"basic":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"byContract":{"type":"boolean","required":false,"nullable":false,"default":false},"workedMinutes":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1440},"normalMinutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},"overtimeCap":{"type":"string","required":false,"nullable":false,"enum":["published-cap","unrounded"],"default":"published-cap"},"timeOff":{"type":"boolean","required":false,"nullable":false,"default":false}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateHolidayOnDayOff = {
  gross: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  normalMinutes: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},
  otherDayOff: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateHolidayOnDayOffBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"gross":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"normalMinutes":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},"otherDayOff":{"type":"boolean","required":false,"nullable":false,"default":false}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateIncompleteMonth = {
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  gross: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  daysPerWeek: {"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},
  week: {"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":0,"maximum":1440},"minItems":7,"maxItems":7},
  restDay: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":6,"default":0},
  joinedOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  leftOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  entries: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"half":{"type":"string","required":false,"nullable":true,"enum":["am","pm"]},"kind":{"type":"string","required":true,"nullable":false,"enum":["paid-leave","no-pay-leave","absent"]}}},"maxItems":62},
  absentBefore: {"type":"boolean","required":false,"nullable":false,"default":false},
  absentAfter: {"type":"boolean","required":false,"nullable":false,"default":false},
  holidays: {"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62},
} as const satisfies $Fields;

export const calculateIncompleteMonthBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},"gross":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"daysPerWeek":{"type":"number","required":false,"nullable":false,"minimum":0.5,"maximum":7},"week":{"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":0,"maximum":1440},"minItems":7,"maxItems":7},"restDay":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":6,"default":0},"joinedOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"leftOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"entries":{"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"half":{"type":"string","required":false,"nullable":true,"enum":["am","pm"]},"kind":{"type":"string","required":true,"nullable":false,"enum":["paid-leave","no-pay-leave","absent"]}}},"maxItems":62},"absentBefore":{"type":"boolean","required":false,"nullable":false,"default":false},"absentAfter":{"type":"boolean","required":false,"nullable":false,"default":false},"holidays":{"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateLeaveEncashment = {
  gross: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  normalMinutes: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},
  halfDays: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":732},
} as const satisfies $Fields;

export const calculateLeaveEncashmentBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"gross":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"normalMinutes":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},"halfDays":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":732}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateNotice = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  noticeOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  gross: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  rateType: {"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},
  daysPerWeek: {"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},
  normalMinutes: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440},
} as const satisfies $Fields;

export const calculateNoticeBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"noticeOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"gross":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"rateType":{"type":"string","required":false,"nullable":false,"enum":["monthly","daily","hourly"],"default":"monthly"},"daysPerWeek":{"type":"number","required":true,"nullable":false,"minimum":0.5,"maximum":7},"normalMinutes":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":1440}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateDeductions = {
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  salary: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  monthSalary: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  deductions: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["absence","damage","accommodation","advance","loan","other"]},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"maxItems":50},
} as const satisfies $Fields;

export const calculateDeductionsBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"salary":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},"monthSalary":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},"deductions":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["absence","damage","accommodation","advance","loan","other"]},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"maxItems":50}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePayDates = {
  periodEnd: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  overtimeEnd: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  leaving: {"type":"object","required":false,"nullable":false,"fields":{"lastDay":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"how":{"type":"string","required":true,"nullable":false,"enum":["notice-served","dismissed","no-notice"]}}},
  holidays: {"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62},
} as const satisfies $Fields;

export const calculatePayDatesBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"periodEnd":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"overtimeEnd":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"leaving":{"type":"object","required":false,"nullable":false,"fields":{"lastDay":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"how":{"type":"string","required":true,"nullable":false,"enum":["notice-served","dismissed","no-notice"]}}},"holidays":{"type":"array","required":false,"nullable":true,"items":{"type":"string","format":"date"},"maxItems":62}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateAnnualLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  leftOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  periodStart: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  periodEnd: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  serviceBasis: {"type":"string","required":false,"nullable":false,"enum":["each-month","period-start"],"default":"each-month"},
  ownDaysByYear: {"type":"array","required":false,"nullable":false,"items":{"type":"number","minimum":0,"maximum":183},"maxItems":60},
} as const satisfies $Fields;

export const calculateAnnualLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"leftOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"periodStart":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"periodEnd":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"serviceBasis":{"type":"string","required":false,"nullable":false,"enum":["each-month","period-start"],"default":"each-month"},"ownDaysByYear":{"type":"array","required":false,"nullable":false,"items":{"type":"number","minimum":0,"maximum":183},"maxItems":60}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateSickLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  date: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
} as const satisfies $Fields;

export const calculateSickLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"date":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateChildcareLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  leftOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
  periodStart: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  periodEnd: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  children: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"birthDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"citizen":{"type":"boolean","required":true,"nullable":false}}},"maxItems":20},
} as const satisfies $Fields;

export const calculateChildcareLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"leftOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},"periodStart":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"periodEnd":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"children":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"birthDate":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"citizen":{"type":"boolean","required":true,"nullable":false}}},"maxItems":20}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateMaternityLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  birthOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  childCitizen: {"type":"boolean","required":true,"nullable":false},
  birthOrder: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":30},
} as const satisfies $Fields;

export const calculateMaternityLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"birthOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"childCitizen":{"type":"boolean","required":true,"nullable":false},"birthOrder":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":30}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePaternityLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  birthOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  childCitizen: {"type":"boolean","required":true,"nullable":false},
  married: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const calculatePaternityLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"birthOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"childCitizen":{"type":"boolean","required":true,"nullable":false},"married":{"type":"boolean","required":true,"nullable":false}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateSharedParentalLeave = {
  birthOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  childCitizen: {"type":"boolean","required":true,"nullable":false},
  married: {"type":"boolean","required":true,"nullable":false},
  fatherWeeks: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":52},
  decidedOn: {"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"},
} as const satisfies $Fields;

export const calculateSharedParentalLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"birthOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"childCitizen":{"type":"boolean","required":true,"nullable":false},"married":{"type":"boolean","required":true,"nullable":false},"fatherWeeks":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":52},"decidedOn":{"type":"string","format":"date","required":false,"nullable":true,"pattern":"^(19|20)[0-9]{2}-"}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateAdoptionLeave = {
  joinedOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  intentOn: {"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},
  childCitizen: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const calculateAdoptionLeaveBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"joinedOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"intentOn":{"type":"string","format":"date","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-"},"childCitizen":{"type":"boolean","required":true,"nullable":false}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculatePublicHolidays = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099},
} as const satisfies $Fields;

export const calculatePublicHolidaysBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"year":{"type":"integer","required":true,"nullable":false,"minimum":1900,"maximum":2099}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateIdentifier = {
  kind: {"type":"string","required":true,"nullable":false,"enum":["nric","uen"]},
  text: {"type":"string","required":true,"nullable":false,"maxLength":40},
} as const satisfies $Fields;

export const calculateIdentifierBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["nric","uen"]},"text":{"type":"string","required":true,"nullable":false,"maxLength":40}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const calculateEzpayFile = {
  text: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":900000},
} as const satisfies $Fields;

export const writeEzpayFile = {
  uen: {"type":"string","required":true,"nullable":false,"minLength":9,"maxLength":10},
  paymentType: {"type":"string","required":false,"nullable":false,"enum":["PTE","AMS","VCT","MSE"],"default":"PTE"},
  serial: {"type":"string","required":false,"nullable":false,"pattern":"^[0-9A-Z]{2}$","default":"01"},
  adviceCode: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":99,"default":1},
  month: {"type":"string","required":true,"nullable":false,"pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},
  employees: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"account":{"type":"string","required":true,"nullable":false,"maxLength":20},"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120},"status":{"type":"string","required":true,"nullable":false,"enum":["E","L","N","O"]},"cpf":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"ordinaryWages":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"additionalWages":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"mbmf":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"sinda":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"cdac":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"ecf":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"},"communityChest":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999999999,"default":0,"widget":"money"}}},"minItems":1,"maxItems":5000},
  sdl: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
  interest: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"},
} as const satisfies $Fields;

export const calculateEzpayFileBatch = {
  cases: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"text":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":900000}}},"minItems":1,"maxItems":1000},
  explain: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;
