// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createHolidayCalendar = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateHolidayCalendar = createHolidayCalendar;

export const cloneHolidayCalendar = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
} as const satisfies $Fields;

export const addGazettedHolidays = {
  year: {"type":"integer","required":true,"nullable":false,"minimum":2025,"maximum":2100},
} as const satisfies $Fields;
