// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List holiday calendars · GET /companies/{companyId}/holiday-calendars */
export const listHolidayCalendars = /*#__PURE__*/ $operation<$operations["listHolidayCalendars"]>("get", "/companies/{companyId}/holiday-calendars", ["holiday-calendars", "listHolidayCalendars"]);

/** Create a holiday calendar · POST /companies/{companyId}/holiday-calendars */
export const createHolidayCalendar = /*#__PURE__*/ $operation<$operations["createHolidayCalendar"]>("post", "/companies/{companyId}/holiday-calendars", ["holiday-calendars", "createHolidayCalendar"]);

/** Holiday calendars to choose from · GET /companies/{companyId}/holiday-calendars/options */
export const listHolidayCalendarOptions = /*#__PURE__*/ $operation<$operations["listHolidayCalendarOptions"]>("get", "/companies/{companyId}/holiday-calendars/options", ["holiday-calendars", "listHolidayCalendarOptions"]);

/** Export holiday calendars · GET /companies/{companyId}/holiday-calendars/export */
export const exportHolidayCalendars = /*#__PURE__*/ $operation<$operations["exportHolidayCalendars"]>("get", "/companies/{companyId}/holiday-calendars/export", ["holiday-calendars", "exportHolidayCalendars"]);

/** Get a holiday calendar · GET /companies/{companyId}/holiday-calendars/{holidayCalendarId} */
export const getHolidayCalendar = /*#__PURE__*/ $operation<$operations["getHolidayCalendar"]>("get", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}", ["holiday-calendars", "getHolidayCalendar"]);

/** Update a holiday calendar · PUT /companies/{companyId}/holiday-calendars/{holidayCalendarId} */
export const updateHolidayCalendar = /*#__PURE__*/ $operation<$operations["updateHolidayCalendar"]>("put", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}", ["holiday-calendars", "updateHolidayCalendar"]);

/** Delete a holiday calendar · DELETE /companies/{companyId}/holiday-calendars/{holidayCalendarId} */
export const deleteHolidayCalendar = /*#__PURE__*/ $operation<$operations["deleteHolidayCalendar"]>("delete", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}", ["holiday-calendars", "deleteHolidayCalendar"]);

/** Copy a holiday calendar · POST /companies/{companyId}/holiday-calendars/{holidayCalendarId}/clone */
export const cloneHolidayCalendar = /*#__PURE__*/ $operation<$operations["cloneHolidayCalendar"]>("post", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}/clone", ["holiday-calendars", "cloneHolidayCalendar"]);

/** Add the public holidays of a year · POST /companies/{companyId}/holiday-calendars/{holidayCalendarId}/gazetted */
export const addGazettedHolidays = /*#__PURE__*/ $operation<$operations["addGazettedHolidays"]>("post", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}/gazetted", ["holiday-calendars", "addGazettedHolidays"]);

/** Archive a holiday calendar · POST /companies/{companyId}/holiday-calendars/{holidayCalendarId}/archive */
export const archiveHolidayCalendar = /*#__PURE__*/ $operation<$operations["archiveHolidayCalendar"]>("post", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}/archive", ["holiday-calendars", "archiveHolidayCalendar"]);

/** Restore a holiday calendar · POST /companies/{companyId}/holiday-calendars/{holidayCalendarId}/restore */
export const restoreHolidayCalendar = /*#__PURE__*/ $operation<$operations["restoreHolidayCalendar"]>("post", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}/restore", ["holiday-calendars", "restoreHolidayCalendar"]);

/** History of a holiday calendar · GET /companies/{companyId}/holiday-calendars/{holidayCalendarId}/history */
export const listHolidayCalendarHistory = /*#__PURE__*/ $operation<$operations["listHolidayCalendarHistory"]>("get", "/companies/{companyId}/holiday-calendars/{holidayCalendarId}/history", ["holiday-calendars", "listHolidayCalendarHistory"]);
