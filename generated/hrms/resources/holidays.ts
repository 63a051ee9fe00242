// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holidays.ts";
import * as $form from "../forms/holidays.ts";
import * as $hook from "../hooks/holidays.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const holidaysList = {
  sort: {"parameter":"sort","fields":["date","name","kind","calendar","updatedAt"],"initial":"date"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    calendarId: {"type":"string","format":"uuid","required":false,"nullable":false},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["public","company","optional"]},"maxItems":3},
    date_from: {"type":"string","format":"date","required":false,"nullable":false},
    date_to: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const holidays = {
  tag: "holidays",
  id: "holidayId",
  scope: ["companyId"],
  operations: { list: "listHolidays", options: "listHolidayOptions", get: "getHoliday", create: "createHoliday", update: "updateHoliday", delete: "deleteHoliday", archive: "archiveHoliday", restore: "restoreHoliday", export: "exportHolidays", history: "listHolidayHistory" },
  abilities: { list: {"action":"read","subject":"holidays"}, options: {"action":"read","subject":"holidays"}, get: {"action":"read","subject":"holidays"}, create: {"action":"create","subject":"holidays"}, update: {"action":"update","subject":"holidays"}, delete: {"action":"delete","subject":"holidays"}, archive: {"action":"update","subject":"holidays"}, restore: {"action":"update","subject":"holidays"}, export: {"action":"export","subject":"holidays"}, history: {"action":"read","subject":"holidays"} },
  calls: { list: $hook.listHolidaysOptions, options: $hook.listHolidayOptionsOptions, get: $hook.getHolidayOptions, create: $hook.createHolidayMutation, update: $hook.updateHolidayMutation, delete: $hook.deleteHolidayMutation, archive: $hook.archiveHolidayMutation, restore: $hook.restoreHolidayMutation, export: $call.exportHolidays, history: $hook.listHolidayHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    calendarId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    calendar: {"type":"string","required":true,"nullable":false},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["public","company","optional"]},
    half: {"type":"string","required":true,"nullable":true,"enum":["am","pm"]},
    substituteFor: {"type":"string","format":"date","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createHoliday,
  ...holidaysList,
} as const satisfies $Resource;
