// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List global leave types · GET /global-leave-types */
export const listGlobalLeaveTypes = /*#__PURE__*/ $operation<$operations["listGlobalLeaveTypes"]>("get", "/global-leave-types", ["global-leave-types", "listGlobalLeaveTypes"]);

/** Create a global leave type · POST /global-leave-types */
export const createGlobalLeaveType = /*#__PURE__*/ $operation<$operations["createGlobalLeaveType"]>("post", "/global-leave-types", ["global-leave-types", "createGlobalLeaveType"]);

/** Global leave types to choose from · GET /global-leave-types/options */
export const listGlobalLeaveTypeOptions = /*#__PURE__*/ $operation<$operations["listGlobalLeaveTypeOptions"]>("get", "/global-leave-types/options", ["global-leave-types", "listGlobalLeaveTypeOptions"]);

/** Export global leave types · GET /global-leave-types/export */
export const exportGlobalLeaveTypes = /*#__PURE__*/ $operation<$operations["exportGlobalLeaveTypes"]>("get", "/global-leave-types/export", ["global-leave-types", "exportGlobalLeaveTypes"]);

/** Get a global leave type · GET /global-leave-types/{globalLeaveTypeId} */
export const getGlobalLeaveType = /*#__PURE__*/ $operation<$operations["getGlobalLeaveType"]>("get", "/global-leave-types/{globalLeaveTypeId}", ["global-leave-types", "getGlobalLeaveType"]);

/** Update a global leave type · PUT /global-leave-types/{globalLeaveTypeId} */
export const updateGlobalLeaveType = /*#__PURE__*/ $operation<$operations["updateGlobalLeaveType"]>("put", "/global-leave-types/{globalLeaveTypeId}", ["global-leave-types", "updateGlobalLeaveType"]);

/** Delete a global leave type · DELETE /global-leave-types/{globalLeaveTypeId} */
export const deleteGlobalLeaveType = /*#__PURE__*/ $operation<$operations["deleteGlobalLeaveType"]>("delete", "/global-leave-types/{globalLeaveTypeId}", ["global-leave-types", "deleteGlobalLeaveType"]);

/** Archive a global leave type · POST /global-leave-types/{globalLeaveTypeId}/archive */
export const archiveGlobalLeaveType = /*#__PURE__*/ $operation<$operations["archiveGlobalLeaveType"]>("post", "/global-leave-types/{globalLeaveTypeId}/archive", ["global-leave-types", "archiveGlobalLeaveType"]);

/** Restore a global leave type · POST /global-leave-types/{globalLeaveTypeId}/restore */
export const restoreGlobalLeaveType = /*#__PURE__*/ $operation<$operations["restoreGlobalLeaveType"]>("post", "/global-leave-types/{globalLeaveTypeId}/restore", ["global-leave-types", "restoreGlobalLeaveType"]);

/** History of a global leave type · GET /global-leave-types/{globalLeaveTypeId}/history */
export const listGlobalLeaveTypeHistory = /*#__PURE__*/ $operation<$operations["listGlobalLeaveTypeHistory"]>("get", "/global-leave-types/{globalLeaveTypeId}/history", ["global-leave-types", "listGlobalLeaveTypeHistory"]);
