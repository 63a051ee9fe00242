// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateCompanySettings = {
  workDays: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"]},"minItems":1,"maxItems":7},
  weeklyMinutes: {"type":"integer","required":true,"nullable":false,"minimum":60,"maximum":2640},
  payFrequency: {"type":"string","required":true,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"]},
  payDay: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":31},
  proration: {"type":"string","required":true,"nullable":false,"enum":["workingDays","calendarDays","26days"]},
  leaveYearBasis: {"type":"string","required":true,"nullable":false,"enum":["calendar","fiscal","anniversary"]},
  leaveYearStartMonth: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":12},
  offInLieu: {"type":"boolean","required":true,"nullable":false},
  offInLieuMonths: {"type":"integer","required":true,"nullable":true,"minimum":1,"maximum":24},
  childcareClaimPeriod: {"type":"string","required":true,"nullable":false,"enum":["calendar-year","leave-year"]},
  nationalServiceClaimMonths: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":12},
  mapLat: {"type":"number","required":true,"nullable":false,"minimum":-85,"maximum":85},
  mapLng: {"type":"number","required":true,"nullable":false,"minimum":-180,"maximum":180},
  mapZoom: {"type":"integer","required":true,"nullable":false,"minimum":9,"maximum":18},
  employeeNoPrefix: {"type":"string","required":true,"nullable":false,"maxLength":8,"pattern":"^[A-Za-z0-9/-]*$"},
  employeeNoDigits: {"type":"integer","required":true,"nullable":false,"minimum":3,"maximum":8},
  probationMonths: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":24},
  noticeDays: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":365},
  requireCompleteRecords: {"type":"boolean","required":true,"nullable":false},
  expiryDays: {"type":"array","required":true,"nullable":false,"items":{"type":"integer","minimum":1,"maximum":365},"maxItems":6},
  expiryMails: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;

export const resetCompanySettings = {
  section: {"type":"string","required":true,"nullable":false,"enum":["week","terms","pay","leave","numbers","reminders","map"]},
} as const satisfies $Fields;
