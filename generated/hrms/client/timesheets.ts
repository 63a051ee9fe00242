// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List timesheets · GET /companies/{companyId}/timesheets */
export const listTimesheets = /*#__PURE__*/ $operation<$operations["listTimesheets"]>("get", "/companies/{companyId}/timesheets", ["timesheets", "listTimesheets"]);

/** Start a timesheet · POST /companies/{companyId}/timesheets */
export const createTimesheet = /*#__PURE__*/ $operation<$operations["createTimesheet"]>("post", "/companies/{companyId}/timesheets", ["timesheets", "createTimesheet"]);

/** Export timesheets · GET /companies/{companyId}/timesheets/export */
export const exportTimesheets = /*#__PURE__*/ $operation<$operations["exportTimesheets"]>("get", "/companies/{companyId}/timesheets/export", ["timesheets", "exportTimesheets"]);

/** Report minutes by project, client or person · GET /companies/{companyId}/timesheets/report */
export const reportTimesheets = /*#__PURE__*/ $operation<$operations["reportTimesheets"]>("get", "/companies/{companyId}/timesheets/report", ["timesheets", "reportTimesheets"]);

/** Export minutes by project, client or person · GET /companies/{companyId}/timesheets/report/export */
export const exportTimesheetReport = /*#__PURE__*/ $operation<$operations["exportTimesheetReport"]>("get", "/companies/{companyId}/timesheets/report/export", ["timesheets", "exportTimesheetReport"]);

/** Get a timesheet · GET /companies/{companyId}/timesheets/{timesheetId} */
export const getTimesheet = /*#__PURE__*/ $operation<$operations["getTimesheet"]>("get", "/companies/{companyId}/timesheets/{timesheetId}", ["timesheets", "getTimesheet"]);

/** Fill in a timesheet · PUT /companies/{companyId}/timesheets/{timesheetId} */
export const updateTimesheet = /*#__PURE__*/ $operation<$operations["updateTimesheet"]>("put", "/companies/{companyId}/timesheets/{timesheetId}", ["timesheets", "updateTimesheet"]);

/** Copy the week before · POST /companies/{companyId}/timesheets/{timesheetId}/copy */
export const copyTimesheet = /*#__PURE__*/ $operation<$operations["copyTimesheet"]>("post", "/companies/{companyId}/timesheets/{timesheetId}/copy", ["timesheets", "copyTimesheet"]);

/** Submit a timesheet · POST /companies/{companyId}/timesheets/{timesheetId}/submit */
export const submitTimesheet = /*#__PURE__*/ $operation<$operations["submitTimesheet"]>("post", "/companies/{companyId}/timesheets/{timesheetId}/submit", ["timesheets", "submitTimesheet"]);

/** Take a submitted timesheet back · POST /companies/{companyId}/timesheets/{timesheetId}/reopen */
export const reopenTimesheet = /*#__PURE__*/ $operation<$operations["reopenTimesheet"]>("post", "/companies/{companyId}/timesheets/{timesheetId}/reopen", ["timesheets", "reopenTimesheet"]);

/** Lock an approved timesheet · POST /companies/{companyId}/timesheets/{timesheetId}/lock */
export const lockTimesheet = /*#__PURE__*/ $operation<$operations["lockTimesheet"]>("post", "/companies/{companyId}/timesheets/{timesheetId}/lock", ["timesheets", "lockTimesheet"]);

/** History of a timesheet · GET /companies/{companyId}/timesheets/{timesheetId}/history */
export const listTimesheetHistory = /*#__PURE__*/ $operation<$operations["listTimesheetHistory"]>("get", "/companies/{companyId}/timesheets/{timesheetId}/history", ["timesheets", "listTimesheetHistory"]);
