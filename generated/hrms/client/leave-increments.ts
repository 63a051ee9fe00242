// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List leave increments · GET /companies/{companyId}/leave-increments */
export const listLeaveIncrements = /*#__PURE__*/ $operation<$operations["listLeaveIncrements"]>("get", "/companies/{companyId}/leave-increments", ["leave-increments", "listLeaveIncrements"]);

/** Create a leave increment · POST /companies/{companyId}/leave-increments */
export const createLeaveIncrement = /*#__PURE__*/ $operation<$operations["createLeaveIncrement"]>("post", "/companies/{companyId}/leave-increments", ["leave-increments", "createLeaveIncrement"]);

/** Leave increments to choose from · GET /companies/{companyId}/leave-increments/options */
export const listLeaveIncrementOptions = /*#__PURE__*/ $operation<$operations["listLeaveIncrementOptions"]>("get", "/companies/{companyId}/leave-increments/options", ["leave-increments", "listLeaveIncrementOptions"]);

/** Export leave increments · GET /companies/{companyId}/leave-increments/export */
export const exportLeaveIncrements = /*#__PURE__*/ $operation<$operations["exportLeaveIncrements"]>("get", "/companies/{companyId}/leave-increments/export", ["leave-increments", "exportLeaveIncrements"]);

/** Get a leave increment · GET /companies/{companyId}/leave-increments/{leaveIncrementId} */
export const getLeaveIncrement = /*#__PURE__*/ $operation<$operations["getLeaveIncrement"]>("get", "/companies/{companyId}/leave-increments/{leaveIncrementId}", ["leave-increments", "getLeaveIncrement"]);

/** Update a leave increment · PUT /companies/{companyId}/leave-increments/{leaveIncrementId} */
export const updateLeaveIncrement = /*#__PURE__*/ $operation<$operations["updateLeaveIncrement"]>("put", "/companies/{companyId}/leave-increments/{leaveIncrementId}", ["leave-increments", "updateLeaveIncrement"]);

/** Delete a leave increment · DELETE /companies/{companyId}/leave-increments/{leaveIncrementId} */
export const deleteLeaveIncrement = /*#__PURE__*/ $operation<$operations["deleteLeaveIncrement"]>("delete", "/companies/{companyId}/leave-increments/{leaveIncrementId}", ["leave-increments", "deleteLeaveIncrement"]);

/** Archive a leave increment · POST /companies/{companyId}/leave-increments/{leaveIncrementId}/archive */
export const archiveLeaveIncrement = /*#__PURE__*/ $operation<$operations["archiveLeaveIncrement"]>("post", "/companies/{companyId}/leave-increments/{leaveIncrementId}/archive", ["leave-increments", "archiveLeaveIncrement"]);

/** Restore a leave increment · POST /companies/{companyId}/leave-increments/{leaveIncrementId}/restore */
export const restoreLeaveIncrement = /*#__PURE__*/ $operation<$operations["restoreLeaveIncrement"]>("post", "/companies/{companyId}/leave-increments/{leaveIncrementId}/restore", ["leave-increments", "restoreLeaveIncrement"]);

/** History of a leave increment · GET /companies/{companyId}/leave-increments/{leaveIncrementId}/history */
export const listLeaveIncrementHistory = /*#__PURE__*/ $operation<$operations["listLeaveIncrementHistory"]>("get", "/companies/{companyId}/leave-increments/{leaveIncrementId}/history", ["leave-increments", "listLeaveIncrementHistory"]);
