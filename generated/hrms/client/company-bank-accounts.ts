// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List bank accounts of a company · GET /companies/{companyId}/company-bank-accounts */
export const listCompanyBankAccounts = /*#__PURE__*/ $operation<$operations["listCompanyBankAccounts"]>("get", "/companies/{companyId}/company-bank-accounts", ["company-bank-accounts", "listCompanyBankAccounts"]);

/** Create a bank account of a company · POST /companies/{companyId}/company-bank-accounts */
export const createCompanyBankAccount = /*#__PURE__*/ $operation<$operations["createCompanyBankAccount"]>("post", "/companies/{companyId}/company-bank-accounts", ["company-bank-accounts", "createCompanyBankAccount"]);

/** Export bank accounts of a company · GET /companies/{companyId}/company-bank-accounts/export */
export const exportCompanyBankAccounts = /*#__PURE__*/ $operation<$operations["exportCompanyBankAccounts"]>("get", "/companies/{companyId}/company-bank-accounts/export", ["company-bank-accounts", "exportCompanyBankAccounts"]);

/** Get a bank account of a company · GET /companies/{companyId}/company-bank-accounts/{companyBankAccountId} */
export const getCompanyBankAccount = /*#__PURE__*/ $operation<$operations["getCompanyBankAccount"]>("get", "/companies/{companyId}/company-bank-accounts/{companyBankAccountId}", ["company-bank-accounts", "getCompanyBankAccount"]);

/** Update a bank account of a company · PUT /companies/{companyId}/company-bank-accounts/{companyBankAccountId} */
export const updateCompanyBankAccount = /*#__PURE__*/ $operation<$operations["updateCompanyBankAccount"]>("put", "/companies/{companyId}/company-bank-accounts/{companyBankAccountId}", ["company-bank-accounts", "updateCompanyBankAccount"]);

/** Archive a bank account of a company · POST /companies/{companyId}/company-bank-accounts/{companyBankAccountId}/archive */
export const archiveCompanyBankAccount = /*#__PURE__*/ $operation<$operations["archiveCompanyBankAccount"]>("post", "/companies/{companyId}/company-bank-accounts/{companyBankAccountId}/archive", ["company-bank-accounts", "archiveCompanyBankAccount"]);

/** Restore a bank account of a company · POST /companies/{companyId}/company-bank-accounts/{companyBankAccountId}/restore */
export const restoreCompanyBankAccount = /*#__PURE__*/ $operation<$operations["restoreCompanyBankAccount"]>("post", "/companies/{companyId}/company-bank-accounts/{companyBankAccountId}/restore", ["company-bank-accounts", "restoreCompanyBankAccount"]);

/** History of a bank account of a company · GET /companies/{companyId}/company-bank-accounts/{companyBankAccountId}/history */
export const listCompanyBankAccountHistory = /*#__PURE__*/ $operation<$operations["listCompanyBankAccountHistory"]>("get", "/companies/{companyId}/company-bank-accounts/{companyBankAccountId}/history", ["company-bank-accounts", "listCompanyBankAccountHistory"]);
