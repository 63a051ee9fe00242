// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List attendance adjustments · GET /companies/{companyId}/attendance-adjustments */
export const listAttendanceAdjustments = /*#__PURE__*/ $operation<$operations["listAttendanceAdjustments"]>("get", "/companies/{companyId}/attendance-adjustments", ["attendance-adjustments", "listAttendanceAdjustments"]);

/** Add an attendance adjustment · POST /companies/{companyId}/attendance-adjustments */
export const createAttendanceAdjustment = /*#__PURE__*/ $operation<$operations["createAttendanceAdjustment"]>("post", "/companies/{companyId}/attendance-adjustments", ["attendance-adjustments", "createAttendanceAdjustment"]);

/** Export attendance adjustments · GET /companies/{companyId}/attendance-adjustments/export */
export const exportAttendanceAdjustments = /*#__PURE__*/ $operation<$operations["exportAttendanceAdjustments"]>("get", "/companies/{companyId}/attendance-adjustments/export", ["attendance-adjustments", "exportAttendanceAdjustments"]);

/** Get an attendance adjustment · GET /companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId} */
export const getAttendanceAdjustment = /*#__PURE__*/ $operation<$operations["getAttendanceAdjustment"]>("get", "/companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId}", ["attendance-adjustments", "getAttendanceAdjustment"]);

/** Dismiss an attendance adjustment · POST /companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId}/dismiss */
export const dismissAttendanceAdjustment = /*#__PURE__*/ $operation<$operations["dismissAttendanceAdjustment"]>("post", "/companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId}/dismiss", ["attendance-adjustments", "dismissAttendanceAdjustment"]);

/** History of an attendance adjustment · GET /companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId}/history */
export const listAttendanceAdjustmentHistory = /*#__PURE__*/ $operation<$operations["listAttendanceAdjustmentHistory"]>("get", "/companies/{companyId}/attendance-adjustments/{attendanceAdjustmentId}/history", ["attendance-adjustments", "listAttendanceAdjustmentHistory"]);
