// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List expense claims · GET /companies/{companyId}/expense-claims */
export const listExpenseClaims = /*#__PURE__*/ $operation<$operations["listExpenseClaims"]>("get", "/companies/{companyId}/expense-claims", ["expense-claims", "listExpenseClaims"]);

/** Submit an expense claim · POST /companies/{companyId}/expense-claims */
export const createExpenseClaim = /*#__PURE__*/ $operation<$operations["createExpenseClaim"]>("post", "/companies/{companyId}/expense-claims", ["expense-claims", "createExpenseClaim"]);

/** Export expense claims · GET /companies/{companyId}/expense-claims/export */
export const exportExpenseClaims = /*#__PURE__*/ $operation<$operations["exportExpenseClaims"]>("get", "/companies/{companyId}/expense-claims/export", ["expense-claims", "exportExpenseClaims"]);

/** What can be claimed · GET /companies/{companyId}/expense-claims/options */
export const listClaimOptions = /*#__PURE__*/ $operation<$operations["listClaimOptions"]>("get", "/companies/{companyId}/expense-claims/options", ["expense-claims", "listClaimOptions"]);

/** Get an expense claim · GET /companies/{companyId}/expense-claims/{expenseClaimId} */
export const getExpenseClaim = /*#__PURE__*/ $operation<$operations["getExpenseClaim"]>("get", "/companies/{companyId}/expense-claims/{expenseClaimId}", ["expense-claims", "getExpenseClaim"]);

/** Withdraw an expense claim · POST /companies/{companyId}/expense-claims/{expenseClaimId}/withdraw */
export const withdrawExpenseClaim = /*#__PURE__*/ $operation<$operations["withdrawExpenseClaim"]>("post", "/companies/{companyId}/expense-claims/{expenseClaimId}/withdraw", ["expense-claims", "withdrawExpenseClaim"]);

/** History of an expense claim · GET /companies/{companyId}/expense-claims/{expenseClaimId}/history */
export const listExpenseClaimHistory = /*#__PURE__*/ $operation<$operations["listExpenseClaimHistory"]>("get", "/companies/{companyId}/expense-claims/{expenseClaimId}/history", ["expense-claims", "listExpenseClaimHistory"]);
