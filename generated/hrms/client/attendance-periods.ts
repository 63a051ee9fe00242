// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List attendance periods · GET /companies/{companyId}/attendance-periods */
export const listAttendancePeriods = /*#__PURE__*/ $operation<$operations["listAttendancePeriods"]>("get", "/companies/{companyId}/attendance-periods", ["attendance-periods", "listAttendancePeriods"]);

/** Create an attendance period · POST /companies/{companyId}/attendance-periods */
export const createAttendancePeriod = /*#__PURE__*/ $operation<$operations["createAttendancePeriod"]>("post", "/companies/{companyId}/attendance-periods", ["attendance-periods", "createAttendancePeriod"]);

/** Export attendance periods · GET /companies/{companyId}/attendance-periods/export */
export const exportAttendancePeriods = /*#__PURE__*/ $operation<$operations["exportAttendancePeriods"]>("get", "/companies/{companyId}/attendance-periods/export", ["attendance-periods", "exportAttendancePeriods"]);

/** Get an attendance period · GET /companies/{companyId}/attendance-periods/{attendancePeriodId} */
export const getAttendancePeriod = /*#__PURE__*/ $operation<$operations["getAttendancePeriod"]>("get", "/companies/{companyId}/attendance-periods/{attendancePeriodId}", ["attendance-periods", "getAttendancePeriod"]);

/** Update an attendance period · PUT /companies/{companyId}/attendance-periods/{attendancePeriodId} */
export const updateAttendancePeriod = /*#__PURE__*/ $operation<$operations["updateAttendancePeriod"]>("put", "/companies/{companyId}/attendance-periods/{attendancePeriodId}", ["attendance-periods", "updateAttendancePeriod"]);

/** Delete an attendance period · DELETE /companies/{companyId}/attendance-periods/{attendancePeriodId} */
export const deleteAttendancePeriod = /*#__PURE__*/ $operation<$operations["deleteAttendancePeriod"]>("delete", "/companies/{companyId}/attendance-periods/{attendancePeriodId}", ["attendance-periods", "deleteAttendancePeriod"]);

/** Lock an attendance period · POST /companies/{companyId}/attendance-periods/{attendancePeriodId}/lock */
export const lockAttendancePeriod = /*#__PURE__*/ $operation<$operations["lockAttendancePeriod"]>("post", "/companies/{companyId}/attendance-periods/{attendancePeriodId}/lock", ["attendance-periods", "lockAttendancePeriod"]);

/** Unlock an attendance period · POST /companies/{companyId}/attendance-periods/{attendancePeriodId}/unlock */
export const unlockAttendancePeriod = /*#__PURE__*/ $operation<$operations["unlockAttendancePeriod"]>("post", "/companies/{companyId}/attendance-periods/{attendancePeriodId}/unlock", ["attendance-periods", "unlockAttendancePeriod"]);

/** History of an attendance period · GET /companies/{companyId}/attendance-periods/{attendancePeriodId}/history */
export const listAttendancePeriodHistory = /*#__PURE__*/ $operation<$operations["listAttendancePeriodHistory"]>("get", "/companies/{companyId}/attendance-periods/{attendancePeriodId}/history", ["attendance-periods", "listAttendancePeriodHistory"]);
