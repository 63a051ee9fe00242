// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPayPeriod = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  frequency: {"type":"string","required":true,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"],"default":"monthly"},
  startDate: {"type":"string","format":"date","required":true,"nullable":false},
  endDate: {"type":"string","format":"date","required":true,"nullable":false},
  attendanceFrom: {"type":"string","format":"date","required":false,"nullable":true},
  attendanceTo: {"type":"string","format":"date","required":false,"nullable":true},
  payDate: {"type":"string","format":"date","required":true,"nullable":false},
  month: {"type":"string","required":false,"nullable":true,"pattern":"^\\d{4}-(0[1-9]|1[0-2])$"},
} as const satisfies $Fields;

export const generatePayPeriods = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":2020,"maximum":2100},
  frequency: {"type":"string","required":true,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"],"default":"monthly"},
  payDay: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":31},
  attendanceCutOff: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":28},
  startsOn: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const updatePayPeriod = createPayPeriod;

export const reopenPayPeriod = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;
