// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List manual leave · GET /companies/{companyId}/manual-leave */
export const listManualLeave = /*#__PURE__*/ $operation<$operations["listManualLeave"]>("get", "/companies/{companyId}/manual-leave", ["manual-leave", "listManualLeave"]);

/** Enter leave for people · POST /companies/{companyId}/manual-leave */
export const createManualLeave = /*#__PURE__*/ $operation<$operations["createManualLeave"]>("post", "/companies/{companyId}/manual-leave", ["manual-leave", "createManualLeave"]);

/** Export manual leave · GET /companies/{companyId}/manual-leave/export */
export const exportManualLeave = /*#__PURE__*/ $operation<$operations["exportManualLeave"]>("get", "/companies/{companyId}/manual-leave/export", ["manual-leave", "exportManualLeave"]);

/** Upload manual leave · POST /companies/{companyId}/manual-leave/import */
export const importManualLeave = /*#__PURE__*/ $operation<$operations["importManualLeave"]>("post", "/companies/{companyId}/manual-leave/import", ["manual-leave", "importManualLeave"]);

/** Get manual leave · GET /companies/{companyId}/manual-leave/{manualLeaveId} */
export const getManualLeave = /*#__PURE__*/ $operation<$operations["getManualLeave"]>("get", "/companies/{companyId}/manual-leave/{manualLeaveId}", ["manual-leave", "getManualLeave"]);

/** History of manual leave · GET /companies/{companyId}/manual-leave/{manualLeaveId}/history */
export const listManualLeaveHistory = /*#__PURE__*/ $operation<$operations["listManualLeaveHistory"]>("get", "/companies/{companyId}/manual-leave/{manualLeaveId}/history", ["manual-leave", "listManualLeaveHistory"]);

/** Reverse manual leave · POST /companies/{companyId}/manual-leave/{manualLeaveId}/reverse */
export const reverseManualLeave = /*#__PURE__*/ $operation<$operations["reverseManualLeave"]>("post", "/companies/{companyId}/manual-leave/{manualLeaveId}/reverse", ["manual-leave", "reverseManualLeave"]);
