// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createHoliday = {
  calendarId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  date: {"type":"string","format":"date","required":true,"nullable":false},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":false,"nullable":false,"enum":["public","company","optional"],"default":"company"},
  half: {"type":"string","required":false,"nullable":true,"enum":["am","pm"]},
  substituteFor: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const importHolidays = {
  calendarId: {"type":"string","format":"uuid","required":true,"nullable":false},
  text: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const updateHoliday = createHoliday;
