// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List bank formats · GET /companies/{companyId}/bank-formats */
export const listBankFormats = /*#__PURE__*/ $operation<$operations["listBankFormats"]>("get", "/companies/{companyId}/bank-formats", ["bank-formats", "listBankFormats"]);

/** Create a bank format · POST /companies/{companyId}/bank-formats */
export const createBankFormat = /*#__PURE__*/ $operation<$operations["createBankFormat"]>("post", "/companies/{companyId}/bank-formats", ["bank-formats", "createBankFormat"]);

/** Bank formats to choose from · GET /companies/{companyId}/bank-formats/options */
export const listBankFormatOptions = /*#__PURE__*/ $operation<$operations["listBankFormatOptions"]>("get", "/companies/{companyId}/bank-formats/options", ["bank-formats", "listBankFormatOptions"]);

/** Export bank formats · GET /companies/{companyId}/bank-formats/export */
export const exportBankFormats = /*#__PURE__*/ $operation<$operations["exportBankFormats"]>("get", "/companies/{companyId}/bank-formats/export", ["bank-formats", "exportBankFormats"]);

/** Try out a bank format · POST /companies/{companyId}/bank-formats/preview */
export const previewBankFormat = /*#__PURE__*/ $operation<$operations["previewBankFormat"]>("post", "/companies/{companyId}/bank-formats/preview", ["bank-formats", "previewBankFormat"]);

/** Get a bank format · GET /companies/{companyId}/bank-formats/{bankFormatId} */
export const getBankFormat = /*#__PURE__*/ $operation<$operations["getBankFormat"]>("get", "/companies/{companyId}/bank-formats/{bankFormatId}", ["bank-formats", "getBankFormat"]);

/** Update a bank format · PUT /companies/{companyId}/bank-formats/{bankFormatId} */
export const updateBankFormat = /*#__PURE__*/ $operation<$operations["updateBankFormat"]>("put", "/companies/{companyId}/bank-formats/{bankFormatId}", ["bank-formats", "updateBankFormat"]);

/** Delete a bank format · DELETE /companies/{companyId}/bank-formats/{bankFormatId} */
export const deleteBankFormat = /*#__PURE__*/ $operation<$operations["deleteBankFormat"]>("delete", "/companies/{companyId}/bank-formats/{bankFormatId}", ["bank-formats", "deleteBankFormat"]);

/** Archive a bank format · POST /companies/{companyId}/bank-formats/{bankFormatId}/archive */
export const archiveBankFormat = /*#__PURE__*/ $operation<$operations["archiveBankFormat"]>("post", "/companies/{companyId}/bank-formats/{bankFormatId}/archive", ["bank-formats", "archiveBankFormat"]);

/** Restore a bank format · POST /companies/{companyId}/bank-formats/{bankFormatId}/restore */
export const restoreBankFormat = /*#__PURE__*/ $operation<$operations["restoreBankFormat"]>("post", "/companies/{companyId}/bank-formats/{bankFormatId}/restore", ["bank-formats", "restoreBankFormat"]);

/** History of a bank format · GET /companies/{companyId}/bank-formats/{bankFormatId}/history */
export const listBankFormatHistory = /*#__PURE__*/ $operation<$operations["listBankFormatHistory"]>("get", "/companies/{companyId}/bank-formats/{bankFormatId}/history", ["bank-formats", "listBankFormatHistory"]);
