// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List bank accounts · GET /companies/{companyId}/employees/{employeeId}/bank-accounts */
export const listBankAccounts = /*#__PURE__*/ $operation<$operations["listBankAccounts"]>("get", "/companies/{companyId}/employees/{employeeId}/bank-accounts", ["bank-accounts", "listBankAccounts"]);

/** Add a bank account · POST /companies/{companyId}/employees/{employeeId}/bank-accounts */
export const createBankAccount = /*#__PURE__*/ $operation<$operations["createBankAccount"]>("post", "/companies/{companyId}/employees/{employeeId}/bank-accounts", ["bank-accounts", "createBankAccount"]);

/** Get a bank account · GET /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId} */
export const getBankAccount = /*#__PURE__*/ $operation<$operations["getBankAccount"]>("get", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}", ["bank-accounts", "getBankAccount"]);

/** Update a bank account · PUT /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId} */
export const updateBankAccount = /*#__PURE__*/ $operation<$operations["updateBankAccount"]>("put", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}", ["bank-accounts", "updateBankAccount"]);

/** Delete a bank account · DELETE /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId} */
export const deleteBankAccount = /*#__PURE__*/ $operation<$operations["deleteBankAccount"]>("delete", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}", ["bank-accounts", "deleteBankAccount"]);

/** Confirm a bank account · POST /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/verify */
export const verifyBankAccount = /*#__PURE__*/ $operation<$operations["verifyBankAccount"]>("post", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/verify", ["bank-accounts", "verifyBankAccount"]);

/** Reject a bank account · POST /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/reject */
export const rejectBankAccount = /*#__PURE__*/ $operation<$operations["rejectBankAccount"]>("post", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/reject", ["bank-accounts", "rejectBankAccount"]);

/** History of a bank account · GET /companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/history */
export const listBankAccountHistory = /*#__PURE__*/ $operation<$operations["listBankAccountHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/bank-accounts/{bankAccountId}/history", ["bank-accounts", "listBankAccountHistory"]);
