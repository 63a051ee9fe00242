// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List manual attendance · GET /companies/{companyId}/manual-attendance */
export const listManualAttendance = /*#__PURE__*/ $operation<$operations["listManualAttendance"]>("get", "/companies/{companyId}/manual-attendance", ["manual-attendance", "listManualAttendance"]);

/** Ask for manual attendance · POST /companies/{companyId}/manual-attendance */
export const createManualAttendance = /*#__PURE__*/ $operation<$operations["createManualAttendance"]>("post", "/companies/{companyId}/manual-attendance", ["manual-attendance", "createManualAttendance"]);

/** Export manual attendance · GET /companies/{companyId}/manual-attendance/export */
export const exportManualAttendance = /*#__PURE__*/ $operation<$operations["exportManualAttendance"]>("get", "/companies/{companyId}/manual-attendance/export", ["manual-attendance", "exportManualAttendance"]);

/** Upload manual attendance · POST /companies/{companyId}/manual-attendance/import */
export const importManualAttendance = /*#__PURE__*/ $operation<$operations["importManualAttendance"]>("post", "/companies/{companyId}/manual-attendance/import", ["manual-attendance", "importManualAttendance"]);

/** Get manual attendance · GET /companies/{companyId}/manual-attendance/{manualAttendanceId} */
export const getManualAttendance = /*#__PURE__*/ $operation<$operations["getManualAttendance"]>("get", "/companies/{companyId}/manual-attendance/{manualAttendanceId}", ["manual-attendance", "getManualAttendance"]);

/** Withdraw manual attendance · POST /companies/{companyId}/manual-attendance/{manualAttendanceId}/withdraw */
export const withdrawManualAttendance = /*#__PURE__*/ $operation<$operations["withdrawManualAttendance"]>("post", "/companies/{companyId}/manual-attendance/{manualAttendanceId}/withdraw", ["manual-attendance", "withdrawManualAttendance"]);

/** History of manual attendance · GET /companies/{companyId}/manual-attendance/{manualAttendanceId}/history */
export const listManualAttendanceHistory = /*#__PURE__*/ $operation<$operations["listManualAttendanceHistory"]>("get", "/companies/{companyId}/manual-attendance/{manualAttendanceId}/history", ["manual-attendance", "listManualAttendanceHistory"]);
