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

/** Colleagues who can stand in · GET /companies/{companyId}/leaves/stand-ins */
export const listStandInOptions = /*#__PURE__*/ $operation<$operations["listStandInOptions"]>("get", "/companies/{companyId}/leaves/stand-ins", ["leaves", "listStandInOptions"]);

/** What decisions on leave depend on · GET /companies/{companyId}/leaves/decisions */
export const listLeaveDecisions = /*#__PURE__*/ $operation<$operations["listLeaveDecisions"]>("get", "/companies/{companyId}/leaves/decisions", ["leaves", "listLeaveDecisions"]);

/** Leave at a glance · GET /companies/{companyId}/leaves/home */
export const getLeaveHome = /*#__PURE__*/ $operation<$operations["getLeaveHome"]>("get", "/companies/{companyId}/leaves/home", ["leaves", "getLeaveHome"]);

/** Leave that the company owes · GET /companies/{companyId}/leaves/liability */
export const getLeaveLiability = /*#__PURE__*/ $operation<$operations["getLeaveLiability"]>("get", "/companies/{companyId}/leaves/liability", ["leaves", "getLeaveLiability"]);

/** List leave that the government pays back · GET /companies/{companyId}/leaves/claims */
export const listLeaveClaims = /*#__PURE__*/ $operation<$operations["listLeaveClaims"]>("get", "/companies/{companyId}/leaves/claims", ["leaves", "listLeaveClaims"]);

/** Export leave that the government pays back · GET /companies/{companyId}/leaves/claims/export */
export const exportLeaveClaims = /*#__PURE__*/ $operation<$operations["exportLeaveClaims"]>("get", "/companies/{companyId}/leaves/claims/export", ["leaves", "exportLeaveClaims"]);

/** Get a leave · GET /companies/{companyId}/leaves/{leaveId} */
export const getLeave = /*#__PURE__*/ $operation<$operations["getLeave"]>("get", "/companies/{companyId}/leaves/{leaveId}", ["leaves", "getLeave"]);

/** History of a leave · GET /companies/{companyId}/leaves/{leaveId}/history */
export const listLeaveHistory = /*#__PURE__*/ $operation<$operations["listLeaveHistory"]>("get", "/companies/{companyId}/leaves/{leaveId}/history", ["leaves", "listLeaveHistory"]);

/** Explain what leave costs · GET /companies/{companyId}/leaves/{leaveId}/explanation */
export const explainLeave = /*#__PURE__*/ $operation<$operations["explainLeave"]>("get", "/companies/{companyId}/leaves/{leaveId}/explanation", ["leaves", "explainLeave"]);

/** Approve the current step of a request for leave · POST /companies/{companyId}/leaves/{leaveId}/approve */
export const approveLeave = /*#__PURE__*/ $operation<$operations["approveLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/approve", ["leaves", "approveLeave"]);

/** Reject a request for leave · POST /companies/{companyId}/leaves/{leaveId}/reject */
export const rejectLeave = /*#__PURE__*/ $operation<$operations["rejectLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/reject", ["leaves", "rejectLeave"]);

/** Withdraw a request for leave · POST /companies/{companyId}/leaves/{leaveId}/withdraw */
export const withdrawLeave = /*#__PURE__*/ $operation<$operations["withdrawLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/withdraw", ["leaves", "withdrawLeave"]);

/** Cancel approved leave · POST /companies/{companyId}/leaves/{leaveId}/cancel */
export const cancelLeave = /*#__PURE__*/ $operation<$operations["cancelLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/cancel", ["leaves", "cancelLeave"]);

/** Count granted leave again · POST /companies/{companyId}/leaves/{leaveId}/recount */
export const recountLeave = /*#__PURE__*/ $operation<$operations["recountLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/recount", ["leaves", "recountLeave"]);

/** Recall someone from leave · POST /companies/{companyId}/leaves/{leaveId}/recall */
export const recallLeave = /*#__PURE__*/ $operation<$operations["recallLeave"]>("post", "/companies/{companyId}/leaves/{leaveId}/recall", ["leaves", "recallLeave"]);
