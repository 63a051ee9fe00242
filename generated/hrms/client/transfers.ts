// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List transfers · GET /companies/{companyId}/employees/{employeeId}/transfers */
export const listTransfers = /*#__PURE__*/ $operation<$operations["listTransfers"]>("get", "/companies/{companyId}/employees/{employeeId}/transfers", ["transfers", "listTransfers"]);

/** Add a transfer · POST /companies/{companyId}/employees/{employeeId}/transfers */
export const createTransfer = /*#__PURE__*/ $operation<$operations["createTransfer"]>("post", "/companies/{companyId}/employees/{employeeId}/transfers", ["transfers", "createTransfer"]);

/** Get a transfer · GET /companies/{companyId}/employees/{employeeId}/transfers/{transferId} */
export const getTransfer = /*#__PURE__*/ $operation<$operations["getTransfer"]>("get", "/companies/{companyId}/employees/{employeeId}/transfers/{transferId}", ["transfers", "getTransfer"]);

/** Approve a transfer · POST /companies/{companyId}/employees/{employeeId}/transfers/{transferId}/approve */
export const approveTransfer = /*#__PURE__*/ $operation<$operations["approveTransfer"]>("post", "/companies/{companyId}/employees/{employeeId}/transfers/{transferId}/approve", ["transfers", "approveTransfer"]);

/** Reject a transfer · POST /companies/{companyId}/employees/{employeeId}/transfers/{transferId}/reject */
export const rejectTransfer = /*#__PURE__*/ $operation<$operations["rejectTransfer"]>("post", "/companies/{companyId}/employees/{employeeId}/transfers/{transferId}/reject", ["transfers", "rejectTransfer"]);

/** Withdraw a transfer · POST /companies/{companyId}/employees/{employeeId}/transfers/{transferId}/withdraw */
export const withdrawTransfer = /*#__PURE__*/ $operation<$operations["withdrawTransfer"]>("post", "/companies/{companyId}/employees/{employeeId}/transfers/{transferId}/withdraw", ["transfers", "withdrawTransfer"]);

/** Companies to move to · GET /companies/{companyId}/employees/{employeeId}/transfers/companies */
export const listCompaniesToMoveTo = /*#__PURE__*/ $operation<$operations["listCompaniesToMoveTo"]>("get", "/companies/{companyId}/employees/{employeeId}/transfers/companies", ["transfers", "listCompaniesToMoveTo"]);

/** History of a transfer · GET /companies/{companyId}/employees/{employeeId}/transfers/{transferId}/history */
export const listTransferHistory = /*#__PURE__*/ $operation<$operations["listTransferHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/transfers/{transferId}/history", ["transfers", "listTransferHistory"]);
