// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List holidays · GET /companies/{companyId}/holidays */
export const listHolidays = /*#__PURE__*/ $operation<$operations["listHolidays"]>("get", "/companies/{companyId}/holidays", ["holidays", "listHolidays"]);

/** Create a holiday · POST /companies/{companyId}/holidays */
export const createHoliday = /*#__PURE__*/ $operation<$operations["createHoliday"]>("post", "/companies/{companyId}/holidays", ["holidays", "createHoliday"]);

/** Holidays to choose from · GET /companies/{companyId}/holidays/options */
export const listHolidayOptions = /*#__PURE__*/ $operation<$operations["listHolidayOptions"]>("get", "/companies/{companyId}/holidays/options", ["holidays", "listHolidayOptions"]);

/** Export holidays · GET /companies/{companyId}/holidays/export */
export const exportHolidays = /*#__PURE__*/ $operation<$operations["exportHolidays"]>("get", "/companies/{companyId}/holidays/export", ["holidays", "exportHolidays"]);

/** Import holidays · POST /companies/{companyId}/holidays/import */
export const importHolidays = /*#__PURE__*/ $operation<$operations["importHolidays"]>("post", "/companies/{companyId}/holidays/import", ["holidays", "importHolidays"]);

/** Holidays as iCalendar · GET /companies/{companyId}/holidays/ical */
export const downloadHolidays = /*#__PURE__*/ $operation<$operations["downloadHolidays"]>("get", "/companies/{companyId}/holidays/ical", ["holidays", "downloadHolidays"]);

/** What a change of a holiday affects · GET /companies/{companyId}/holidays/impact */
export const getHolidayImpact = /*#__PURE__*/ $operation<$operations["getHolidayImpact"]>("get", "/companies/{companyId}/holidays/impact", ["holidays", "getHolidayImpact"]);

/** Get a holiday · GET /companies/{companyId}/holidays/{holidayId} */
export const getHoliday = /*#__PURE__*/ $operation<$operations["getHoliday"]>("get", "/companies/{companyId}/holidays/{holidayId}", ["holidays", "getHoliday"]);

/** Update a holiday · PUT /companies/{companyId}/holidays/{holidayId} */
export const updateHoliday = /*#__PURE__*/ $operation<$operations["updateHoliday"]>("put", "/companies/{companyId}/holidays/{holidayId}", ["holidays", "updateHoliday"]);

/** Delete a holiday · DELETE /companies/{companyId}/holidays/{holidayId} */
export const deleteHoliday = /*#__PURE__*/ $operation<$operations["deleteHoliday"]>("delete", "/companies/{companyId}/holidays/{holidayId}", ["holidays", "deleteHoliday"]);

/** Archive a holiday · POST /companies/{companyId}/holidays/{holidayId}/archive */
export const archiveHoliday = /*#__PURE__*/ $operation<$operations["archiveHoliday"]>("post", "/companies/{companyId}/holidays/{holidayId}/archive", ["holidays", "archiveHoliday"]);

/** Restore a holiday · POST /companies/{companyId}/holidays/{holidayId}/restore */
export const restoreHoliday = /*#__PURE__*/ $operation<$operations["restoreHoliday"]>("post", "/companies/{companyId}/holidays/{holidayId}/restore", ["holidays", "restoreHoliday"]);

/** History of a holiday · GET /companies/{companyId}/holidays/{holidayId}/history */
export const listHolidayHistory = /*#__PURE__*/ $operation<$operations["listHolidayHistory"]>("get", "/companies/{companyId}/holidays/{holidayId}/history", ["holidays", "listHolidayHistory"]);
