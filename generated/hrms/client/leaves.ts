// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List leave · GET /companies/{companyId}/leaves */
export const listLeaves = /*#__PURE__*/ $operation<$operations["listLeaves"]>("get", "/companies/{companyId}/leaves", ["leaves", "listLeaves"]);

/** Request leave · POST /companies/{companyId}/leaves */
export const createLeave = /*#__PURE__*/ $operation<$operations["createLeave"]>("post", "/companies/{companyId}/leaves", ["leaves", "createLeave"]);

/** Preview a request for leave · POST /companies/{companyId}/leaves/preview */
export const previewLeave = /*#__PURE__*/ $operation<$operations["previewLeave"]>("post", "/companies/{companyId}/leaves/preview", ["leaves", "previewLeave"]);

/** Export leave · GET /companies/{companyId}/leaves/export */
export const exportLeaves = /*#__PURE__*/ $operation<$operations["exportLeaves"]>("get", "/companies/{companyId}/leaves/export", ["leaves", "exportLeaves"]);

/** Leave of a team, day by day · GET /companies/{companyId}/leaves/calendar */
export const listLeaveCalendar = /*#__PURE__*/ $operation<$operations["listLeaveCalendar"]>("get", "/companies/{companyId}/leaves/calendar", ["leaves", "listLeaveCalendar"]);

/** Get a leave · GET /companies/{companyId}/leaves/{leaveId} */
export const getLeave = /*#__PURE__*/ $operation<$operations["getLeave"]>("get", "/companies/{companyId}/leaves/{leaveId}", ["leaves", "getLeave"]);

/** History of a leave · GET /companies/{companyId}/leaves/{leaveId}/history */
export const listLeaveHistory = /*#__PURE__*/ $operation<$operations["listLeaveHistory"]>("get", "/companies/{companyId}/leaves/{leaveId}/history", ["leaves", "listLeaveHistory"]);

/** Approve the current step of a request for leave · POST /companies/{companyId}/leaves/{leaveId}/approve */
export const approveLeave = /*#__PURE__*/ $operation<$operations["approveLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/approve", ["leaves", "approveLeave"]);

/** Reject a request for leave · POST /companies/{companyId}/leaves/{leaveId}/reject */
export const rejectLeave = /*#__PURE__*/ $operation<$operations["rejectLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/reject", ["leaves", "rejectLeave"]);

/** Withdraw a request for leave · POST /companies/{companyId}/leaves/{leaveId}/withdraw */
export const withdrawLeave = /*#__PURE__*/ $operation<$operations["withdrawLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/withdraw", ["leaves", "withdrawLeave"]);

/** Cancel approved leave · POST /companies/{companyId}/leaves/{leaveId}/cancel */
export const cancelLeave = /*#__PURE__*/ $operation<$operations["cancelLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/cancel", ["leaves", "cancelLeave"]);

/** Recall someone from leave · POST /companies/{companyId}/leaves/{leaveId}/recall */
export const recallLeave = /*#__PURE__*/ $operation<$operations["recallLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/recall", ["leaves", "recallLeave"]);
