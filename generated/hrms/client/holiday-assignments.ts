// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List holiday assignments · GET /companies/{companyId}/holiday-assignments */
export const listHolidayAssignments = /*#__PURE__*/ $operation<$operations["listHolidayAssignments"]>("get", "/companies/{companyId}/holiday-assignments", ["holiday-assignments", "listHolidayAssignments"]);

/** Create a holiday assignment · POST /companies/{companyId}/holiday-assignments */
export const createHolidayAssignment = /*#__PURE__*/ $operation<$operations["createHolidayAssignment"]>("post", "/companies/{companyId}/holiday-assignments", ["holiday-assignments", "createHolidayAssignment"]);

/** Holiday assignments to choose from · GET /companies/{companyId}/holiday-assignments/options */
export const listHolidayAssignmentOptions = /*#__PURE__*/ $operation<$operations["listHolidayAssignmentOptions"]>("get", "/companies/{companyId}/holiday-assignments/options", ["holiday-assignments", "listHolidayAssignmentOptions"]);

/** Export holiday assignments · GET /companies/{companyId}/holiday-assignments/export */
export const exportHolidayAssignments = /*#__PURE__*/ $operation<$operations["exportHolidayAssignments"]>("get", "/companies/{companyId}/holiday-assignments/export", ["holiday-assignments", "exportHolidayAssignments"]);

/** Get a holiday assignment · GET /companies/{companyId}/holiday-assignments/{holidayAssignmentId} */
export const getHolidayAssignment = /*#__PURE__*/ $operation<$operations["getHolidayAssignment"]>("get", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}", ["holiday-assignments", "getHolidayAssignment"]);

/** Update a holiday assignment · PUT /companies/{companyId}/holiday-assignments/{holidayAssignmentId} */
export const updateHolidayAssignment = /*#__PURE__*/ $operation<$operations["updateHolidayAssignment"]>("put", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}", ["holiday-assignments", "updateHolidayAssignment"]);

/** Delete a holiday assignment · DELETE /companies/{companyId}/holiday-assignments/{holidayAssignmentId} */
export const deleteHolidayAssignment = /*#__PURE__*/ $operation<$operations["deleteHolidayAssignment"]>("delete", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}", ["holiday-assignments", "deleteHolidayAssignment"]);

/** Archive a holiday assignment · POST /companies/{companyId}/holiday-assignments/{holidayAssignmentId}/archive */
export const archiveHolidayAssignment = /*#__PURE__*/ $operation<$operations["archiveHolidayAssignment"]>("post", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}/archive", ["holiday-assignments", "archiveHolidayAssignment"]);

/** Restore a holiday assignment · POST /companies/{companyId}/holiday-assignments/{holidayAssignmentId}/restore */
export const restoreHolidayAssignment = /*#__PURE__*/ $operation<$operations["restoreHolidayAssignment"]>("post", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}/restore", ["holiday-assignments", "restoreHolidayAssignment"]);

/** History of a holiday assignment · GET /companies/{companyId}/holiday-assignments/{holidayAssignmentId}/history */
export const listHolidayAssignmentHistory = /*#__PURE__*/ $operation<$operations["listHolidayAssignmentHistory"]>("get", "/companies/{companyId}/holiday-assignments/{holidayAssignmentId}/history", ["holiday-assignments", "listHolidayAssignmentHistory"]);
