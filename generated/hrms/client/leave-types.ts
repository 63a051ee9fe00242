// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List leave types · GET /companies/{companyId}/leave-types */
export const listLeaveTypes = /*#__PURE__*/ $operation<$operations["listLeaveTypes"]>("get", "/companies/{companyId}/leave-types", ["leave-types", "listLeaveTypes"]);

/** Create a leave type · POST /companies/{companyId}/leave-types */
export const createLeaveType = /*#__PURE__*/ $operation<$operations["createLeaveType"]>("post", "/companies/{companyId}/leave-types", ["leave-types", "createLeaveType"]);

/** Leave types to choose from · GET /companies/{companyId}/leave-types/options */
export const listLeaveTypeOptions = /*#__PURE__*/ $operation<$operations["listLeaveTypeOptions"]>("get", "/companies/{companyId}/leave-types/options", ["leave-types", "listLeaveTypeOptions"]);

/** Export leave types · GET /companies/{companyId}/leave-types/export */
export const exportLeaveTypes = /*#__PURE__*/ $operation<$operations["exportLeaveTypes"]>("get", "/companies/{companyId}/leave-types/export", ["leave-types", "exportLeaveTypes"]);

/** Get a leave type · GET /companies/{companyId}/leave-types/{leaveTypeId} */
export const getLeaveType = /*#__PURE__*/ $operation<$operations["getLeaveType"]>("get", "/companies/{companyId}/leave-types/{leaveTypeId}", ["leave-types", "getLeaveType"]);

/** Update a leave type · PUT /companies/{companyId}/leave-types/{leaveTypeId} */
export const updateLeaveType = /*#__PURE__*/ $operation<$operations["updateLeaveType"]>("put", "/companies/{companyId}/leave-types/{leaveTypeId}", ["leave-types", "updateLeaveType"]);

/** Delete a leave type · DELETE /companies/{companyId}/leave-types/{leaveTypeId} */
export const deleteLeaveType = /*#__PURE__*/ $operation<$operations["deleteLeaveType"]>("delete", "/companies/{companyId}/leave-types/{leaveTypeId}", ["leave-types", "deleteLeaveType"]);

/** Archive a leave type · POST /companies/{companyId}/leave-types/{leaveTypeId}/archive */
export const archiveLeaveType = /*#__PURE__*/ $operation<$operations["archiveLeaveType"]>("post", "/companies/{companyId}/leave-types/{leaveTypeId}/archive", ["leave-types", "archiveLeaveType"]);

/** Restore a leave type · POST /companies/{companyId}/leave-types/{leaveTypeId}/restore */
export const restoreLeaveType = /*#__PURE__*/ $operation<$operations["restoreLeaveType"]>("post", "/companies/{companyId}/leave-types/{leaveTypeId}/restore", ["leave-types", "restoreLeaveType"]);

/** History of a leave type · GET /companies/{companyId}/leave-types/{leaveTypeId}/history */
export const listLeaveTypeHistory = /*#__PURE__*/ $operation<$operations["listLeaveTypeHistory"]>("get", "/companies/{companyId}/leave-types/{leaveTypeId}/history", ["leave-types", "listLeaveTypeHistory"]);
