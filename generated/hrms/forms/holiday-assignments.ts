// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createHolidayAssignment = {
  calendarId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  validFrom: {"type":"string","format":"date","required":true,"nullable":false},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateHolidayAssignment = createHolidayAssignment;
