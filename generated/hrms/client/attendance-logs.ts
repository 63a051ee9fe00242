// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List attendance logs · GET /companies/{companyId}/attendance-logs */
export const listAttendanceLogs = /*#__PURE__*/ $operation<$operations["listAttendanceLogs"]>("get", "/companies/{companyId}/attendance-logs", ["attendance-logs", "listAttendanceLogs"]);

/** Export attendance logs · GET /companies/{companyId}/attendance-logs/export */
export const exportAttendanceLogs = /*#__PURE__*/ $operation<$operations["exportAttendanceLogs"]>("get", "/companies/{companyId}/attendance-logs/export", ["attendance-logs", "exportAttendanceLogs"]);

/** Approve several attendance logs · POST /companies/{companyId}/attendance-logs/approve */
export const approveAttendanceLogs = /*#__PURE__*/ $operation<$operations["approveAttendanceLogs"]>("post", "/companies/{companyId}/attendance-logs/approve", ["attendance-logs", "approveAttendanceLogs"]);

/** Compute attendance again · POST /companies/{companyId}/attendance-logs/recalculate */
export const recalculateAttendance = /*#__PURE__*/ $operation<$operations["recalculateAttendance"]>("post", "/companies/{companyId}/attendance-logs/recalculate", ["attendance-logs", "recalculateAttendance"]);

/** List breaches of legal limits · GET /companies/{companyId}/attendance-logs/limits */
export const listAttendanceLimits = /*#__PURE__*/ $operation<$operations["listAttendanceLimits"]>("get", "/companies/{companyId}/attendance-logs/limits", ["attendance-logs", "listAttendanceLimits"]);

/** Get an attendance log · GET /companies/{companyId}/attendance-logs/{attendanceLogId} */
export const getAttendanceLog = /*#__PURE__*/ $operation<$operations["getAttendanceLog"]>("get", "/companies/{companyId}/attendance-logs/{attendanceLogId}", ["attendance-logs", "getAttendanceLog"]);

/** Review an attendance log · PUT /companies/{companyId}/attendance-logs/{attendanceLogId} */
export const updateAttendanceLog = /*#__PURE__*/ $operation<$operations["updateAttendanceLog"]>("put", "/companies/{companyId}/attendance-logs/{attendanceLogId}", ["attendance-logs", "updateAttendanceLog"]);

/** History of an attendance log · GET /companies/{companyId}/attendance-logs/{attendanceLogId}/history */
export const listAttendanceLogHistory = /*#__PURE__*/ $operation<$operations["listAttendanceLogHistory"]>("get", "/companies/{companyId}/attendance-logs/{attendanceLogId}/history", ["attendance-logs", "listAttendanceLogHistory"]);
