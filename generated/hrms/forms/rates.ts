// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createRateSet = {
  kind: {"type":"string","required":true,"nullable":false,"enum":["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","levy","employment","ppf","holidays"]},
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  announcedUpTo: {"type":"string","format":"date","required":true,"nullable":false},
  sourceTitle: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200,"pattern":"\\S"},
  sourceUrl: {"type":"string","required":true,"nullable":false,"maxLength":500,"pattern":"^https://\\S+$"},
  certainty: {"type":"string","required":true,"nullable":false,"enum":["found","copied","inferred","own"]},
} as const satisfies $Fields;

export const updateRateSet = {
  effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
  announcedUpTo: {"type":"string","format":"date","required":true,"nullable":false},
  sourceTitle: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200,"pattern":"\\S"},
  sourceUrl: {"type":"string","required":true,"nullable":false,"maxLength":500,"pattern":"^https://\\S+$"},
  certainty: {"type":"string","required":true,"nullable":false,"enum":["found","copied","inferred","own"]},
  terms: {"type":"object","required":false,"nullable":false,"fields":{"passes":{"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["employment-pass","levy-paying","other"]},"maxItems":3},"base":{"type":"string","required":false,"nullable":false,"enum":["basic","gross"]},"ceiling":{"type":"integer","format":"int64","required":false,"nullable":true,"minimum":0,"maximum":10000000000},"rounding":{"type":"string","required":false,"nullable":false,"enum":["fundCent","fundDollar"]},"payByDay":{"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":28},"daysInYear":{"type":"integer","required":false,"nullable":false,"minimum":360,"maximum":366}}},
  rates: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"table":{"type":"integer","required":false,"nullable":false},"above":{"type":"integer","format":"int64","required":false,"nullable":true},"upTo":{"type":"integer","format":"int64","required":false,"nullable":true},"formula":{"type":"string","required":false,"nullable":false,"enum":["nil","employer-only","graduated","full"]},"item":{"type":"string","required":false,"nullable":false,"enum":["ordinary-month","annual-wages","annual-limit","part4-workman","part4-non-workman","hours-per-week","half-day-hours","overtime-rate","overtime-hours","overtime-salary-cap","overtime-hourly-cap","rest-day-employee-some","rest-day-employee-more","rest-day-employer-some","rest-day-employer-more","notice-1","notice-2-from","notice-2","notice-3-from","notice-3","notice-4-from","notice-4","deductions-total","deductions-damage","deductions-accommodation","deductions-advance","deductions-loan","advance-months","salary-days","overtime-days","payslip-days","dismissal-days","no-notice-days"]},"value":{"type":"integer","format":"int64","required":false,"nullable":false},"pass":{"type":"string","required":false,"nullable":false,"enum":["s-pass","work-permit"]},"sector":{"type":"string","required":false,"nullable":true,"enum":["services","manufacturing","construction","process","marine-shipyard"]},"group":{"type":"string","required":false,"nullable":false,"enum":["tier-1","tier-2","tier-3","non-traditional-source","malaysia-north-asia-prc","off-site","no-certificate","all"]},"skill":{"type":"string","required":false,"nullable":true,"enum":["higher","basic"]},"employer":{"type":"integer","required":false,"nullable":false},"employee":{"type":"integer","required":false,"nullable":false},"rate":{"type":"integer","required":false,"nullable":false},"minimum":{"type":"integer","format":"int64","required":false,"nullable":false},"maximum":{"type":"integer","format":"int64","required":false,"nullable":false},"amount":{"type":"integer","format":"int64","required":false,"nullable":false},"mosques":{"type":"integer","format":"int64","required":false,"nullable":false},"mendaki":{"type":"integer","format":"int64","required":false,"nullable":false},"ageFrom":{"type":"integer","required":false,"nullable":false},"serviceFrom":{"type":"integer","required":false,"nullable":false},"date":{"type":"string","required":false,"nullable":false,"maxLength":10},"name":{"type":"string","required":false,"nullable":false,"maxLength":80},"oneOff":{"type":"boolean","required":false,"nullable":false}}},"maxItems":200},
} as const satisfies $Fields;

export const reviewRateSet = {
  verdict: {"type":"string","required":true,"nullable":false,"enum":["confirmed","returned"]},
} as const satisfies $Fields;

export const activateRateSet = {
  replace: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;
