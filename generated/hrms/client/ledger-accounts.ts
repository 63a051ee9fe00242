// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List ledger accounts · GET /companies/{companyId}/ledger-accounts */
export const listLedgerAccounts = /*#__PURE__*/ $operation<$operations["listLedgerAccounts"]>("get", "/companies/{companyId}/ledger-accounts", ["ledger-accounts", "listLedgerAccounts"]);

/** Create a ledger account · POST /companies/{companyId}/ledger-accounts */
export const createLedgerAccount = /*#__PURE__*/ $operation<$operations["createLedgerAccount"]>("post", "/companies/{companyId}/ledger-accounts", ["ledger-accounts", "createLedgerAccount"]);

/** Import ledger accounts · POST /companies/{companyId}/ledger-accounts/import */
export const importLedgerAccounts = /*#__PURE__*/ $operation<$operations["importLedgerAccounts"]>("post", "/companies/{companyId}/ledger-accounts/import", ["ledger-accounts", "importLedgerAccounts"]);

/** Ledger accounts to choose from · GET /companies/{companyId}/ledger-accounts/options */
export const listLedgerAccountOptions = /*#__PURE__*/ $operation<$operations["listLedgerAccountOptions"]>("get", "/companies/{companyId}/ledger-accounts/options", ["ledger-accounts", "listLedgerAccountOptions"]);

/** Export ledger accounts · GET /companies/{companyId}/ledger-accounts/export */
export const exportLedgerAccounts = /*#__PURE__*/ $operation<$operations["exportLedgerAccounts"]>("get", "/companies/{companyId}/ledger-accounts/export", ["ledger-accounts", "exportLedgerAccounts"]);

/** Get a ledger account · GET /companies/{companyId}/ledger-accounts/{ledgerAccountId} */
export const getLedgerAccount = /*#__PURE__*/ $operation<$operations["getLedgerAccount"]>("get", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}", ["ledger-accounts", "getLedgerAccount"]);

/** Update a ledger account · PUT /companies/{companyId}/ledger-accounts/{ledgerAccountId} */
export const updateLedgerAccount = /*#__PURE__*/ $operation<$operations["updateLedgerAccount"]>("put", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}", ["ledger-accounts", "updateLedgerAccount"]);

/** Delete a ledger account · DELETE /companies/{companyId}/ledger-accounts/{ledgerAccountId} */
export const deleteLedgerAccount = /*#__PURE__*/ $operation<$operations["deleteLedgerAccount"]>("delete", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}", ["ledger-accounts", "deleteLedgerAccount"]);

/** Archive a ledger account · POST /companies/{companyId}/ledger-accounts/{ledgerAccountId}/archive */
export const archiveLedgerAccount = /*#__PURE__*/ $operation<$operations["archiveLedgerAccount"]>("post", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}/archive", ["ledger-accounts", "archiveLedgerAccount"]);

/** Restore a ledger account · POST /companies/{companyId}/ledger-accounts/{ledgerAccountId}/restore */
export const restoreLedgerAccount = /*#__PURE__*/ $operation<$operations["restoreLedgerAccount"]>("post", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}/restore", ["ledger-accounts", "restoreLedgerAccount"]);

/** History of a ledger account · GET /companies/{companyId}/ledger-accounts/{ledgerAccountId}/history */
export const listLedgerAccountHistory = /*#__PURE__*/ $operation<$operations["listLedgerAccountHistory"]>("get", "/companies/{companyId}/ledger-accounts/{ledgerAccountId}/history", ["ledger-accounts", "listLedgerAccountHistory"]);
