// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List requests for approval · GET /companies/{companyId}/approvals */
export const listApprovals = /*#__PURE__*/ $operation<$operations["listApprovals"]>("get", "/companies/{companyId}/approvals", ["approvals", "listApprovals"]);

/** Export requests for approval · GET /companies/{companyId}/approvals/export */
export const exportApprovals = /*#__PURE__*/ $operation<$operations["exportApprovals"]>("get", "/companies/{companyId}/approvals/export", ["approvals", "exportApprovals"]);

/** Approve or reject several requests · POST /companies/{companyId}/approvals/decide */
export const decideApprovals = /*#__PURE__*/ $operation<$operations["decideApprovals"]>("post", "/companies/{companyId}/approvals/decide", ["approvals", "decideApprovals"]);

/** Get a request for approval · GET /companies/{companyId}/approvals/{approvalId} */
export const getApproval = /*#__PURE__*/ $operation<$operations["getApproval"]>("get", "/companies/{companyId}/approvals/{approvalId}", ["approvals", "getApproval"]);

/** Approve the current step of a request · POST /companies/{companyId}/approvals/{approvalId}/approve */
export const approveApproval = /*#__PURE__*/ $operation<$operations["approveApproval"]>("post", "/companies/{companyId}/approvals/{approvalId}/approve", ["approvals", "approveApproval"]);

/** Reject a request · POST /companies/{companyId}/approvals/{approvalId}/reject */
export const rejectApproval = /*#__PURE__*/ $operation<$operations["rejectApproval"]>("post", "/companies/{companyId}/approvals/{approvalId}/reject", ["approvals", "rejectApproval"]);

/** Ask for the cancellation of an approved request · POST /companies/{companyId}/approvals/{approvalId}/cancel */
export const cancelApproval = /*#__PURE__*/ $operation<$operations["cancelApproval"]>("post", "/companies/{companyId}/approvals/{approvalId}/cancel", ["approvals", "cancelApproval"]);

/** Withdraw your own request · POST /companies/{companyId}/approvals/{approvalId}/withdraw */
export const withdrawApproval = /*#__PURE__*/ $operation<$operations["withdrawApproval"]>("post", "/companies/{companyId}/approvals/{approvalId}/withdraw", ["approvals", "withdrawApproval"]);

/** Accounts to choose as approvers and delegates · GET /companies/{companyId}/approvers */
export const listApproverOptions = /*#__PURE__*/ $operation<$operations["listApproverOptions"]>("get", "/companies/{companyId}/approvers", ["approvals", "listApproverOptions"]);
