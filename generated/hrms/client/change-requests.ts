// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List requests for a change · GET /companies/{companyId}/change-requests */
export const listChangeRequests = /*#__PURE__*/ $operation<$operations["listChangeRequests"]>("get", "/companies/{companyId}/change-requests", ["change-requests", "listChangeRequests"]);

/** Request a change to your own record · POST /companies/{companyId}/change-requests */
export const createChangeRequest = /*#__PURE__*/ $operation<$operations["createChangeRequest"]>("post", "/companies/{companyId}/change-requests", ["change-requests", "createChangeRequest"]);

/** Export requests for a change · GET /companies/{companyId}/change-requests/export */
export const exportChangeRequests = /*#__PURE__*/ $operation<$operations["exportChangeRequests"]>("get", "/companies/{companyId}/change-requests/export", ["change-requests", "exportChangeRequests"]);

/** Read a request for a change · GET /companies/{companyId}/change-requests/{changeRequestId} */
export const getChangeRequest = /*#__PURE__*/ $operation<$operations["getChangeRequest"]>("get", "/companies/{companyId}/change-requests/{changeRequestId}", ["change-requests", "getChangeRequest"]);

/** Approve a request for a change · POST /companies/{companyId}/change-requests/{changeRequestId}/approve */
export const approveChangeRequest = /*#__PURE__*/ $operation<$operations["approveChangeRequest"]>("post", "/companies/{companyId}/change-requests/{changeRequestId}/approve", ["change-requests", "approveChangeRequest"]);

/** Reject a request for a change · POST /companies/{companyId}/change-requests/{changeRequestId}/reject */
export const rejectChangeRequest = /*#__PURE__*/ $operation<$operations["rejectChangeRequest"]>("post", "/companies/{companyId}/change-requests/{changeRequestId}/reject", ["change-requests", "rejectChangeRequest"]);

/** Withdraw your own request · POST /companies/{companyId}/change-requests/{changeRequestId}/withdraw */
export const withdrawChangeRequest = /*#__PURE__*/ $operation<$operations["withdrawChangeRequest"]>("post", "/companies/{companyId}/change-requests/{changeRequestId}/withdraw", ["change-requests", "withdrawChangeRequest"]);

/** History of a request for a change · GET /companies/{companyId}/change-requests/{changeRequestId}/history */
export const listChangeRequestHistory = /*#__PURE__*/ $operation<$operations["listChangeRequestHistory"]>("get", "/companies/{companyId}/change-requests/{changeRequestId}/history", ["change-requests", "listChangeRequestHistory"]);
