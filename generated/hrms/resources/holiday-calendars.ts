// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holiday-calendars.ts";
import * as $form from "../forms/holiday-calendars.ts";
import * as $hook from "../hooks/holiday-calendars.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const holidayCalendarsList = {
  sort: {"parameter":"sort","fields":["name","code","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const holidayCalendars = {
  tag: "holiday-calendars",
  id: "holidayCalendarId",
  scope: ["companyId"],
  operations: { list: "listHolidayCalendars", options: "listHolidayCalendarOptions", get: "getHolidayCalendar", create: "createHolidayCalendar", update: "updateHolidayCalendar", delete: "deleteHolidayCalendar", archive: "archiveHolidayCalendar", restore: "restoreHolidayCalendar", export: "exportHolidayCalendars", history: "listHolidayCalendarHistory" },
  abilities: { list: {"action":"read","subject":"holiday-calendars"}, options: {"action":"read","subject":"holiday-calendars"}, get: {"action":"read","subject":"holiday-calendars"}, create: {"action":"create","subject":"holiday-calendars"}, update: {"action":"update","subject":"holiday-calendars"}, delete: {"action":"delete","subject":"holiday-calendars"}, archive: {"action":"update","subject":"holiday-calendars"}, restore: {"action":"update","subject":"holiday-calendars"}, export: {"action":"export","subject":"holiday-calendars"}, history: {"action":"read","subject":"holiday-calendars"} },
  calls: { list: $hook.listHolidayCalendarsOptions, options: $hook.listHolidayCalendarOptionsOptions, get: $hook.getHolidayCalendarOptions, create: $hook.createHolidayCalendarMutation, update: $hook.updateHolidayCalendarMutation, delete: $hook.deleteHolidayCalendarMutation, archive: $hook.archiveHolidayCalendarMutation, restore: $hook.restoreHolidayCalendarMutation, export: $call.exportHolidayCalendars, history: $hook.listHolidayCalendarHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    holidays: {"type":"integer","required":true,"nullable":false,"minimum":0},
    assignments: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createHolidayCalendar,
  ...holidayCalendarsList,
} as const satisfies $Resource;
