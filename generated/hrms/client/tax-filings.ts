// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tax filings · GET /companies/{companyId}/tax-filings */
export const listTaxFilings = /*#__PURE__*/ $operation<$operations["listTaxFilings"]>("get", "/companies/{companyId}/tax-filings", ["tax-filings", "listTaxFilings"]);

/** Start the tax filing of a year · POST /companies/{companyId}/tax-filings */
export const createTaxFiling = /*#__PURE__*/ $operation<$operations["createTaxFiling"]>("post", "/companies/{companyId}/tax-filings", ["tax-filings", "createTaxFiling"]);

/** Get a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId} */
export const getTaxFiling = /*#__PURE__*/ $operation<$operations["getTaxFiling"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}", ["tax-filings", "getTaxFiling"]);

/** Update the settings of a tax filing · PUT /companies/{companyId}/tax-filings/{taxFilingId} */
export const updateTaxFiling = /*#__PURE__*/ $operation<$operations["updateTaxFiling"]>("put", "/companies/{companyId}/tax-filings/{taxFilingId}", ["tax-filings", "updateTaxFiling"]);

/** Draft the forms of a tax filing again · POST /companies/{companyId}/tax-filings/{taxFilingId}/draft */
export const draftTaxFiling = /*#__PURE__*/ $operation<$operations["draftTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/draft", ["tax-filings", "draftTaxFiling"]);

/** Submit a tax filing for approval · POST /companies/{companyId}/tax-filings/{taxFilingId}/submit */
export const submitTaxFiling = /*#__PURE__*/ $operation<$operations["submitTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/submit", ["tax-filings", "submitTaxFiling"]);

/** Approve a tax filing · POST /companies/{companyId}/tax-filings/{taxFilingId}/approve */
export const approveTaxFiling = /*#__PURE__*/ $operation<$operations["approveTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/approve", ["tax-filings", "approveTaxFiling"]);

/** Return a tax filing to its maker · POST /companies/{companyId}/tax-filings/{taxFilingId}/return */
export const returnTaxFiling = /*#__PURE__*/ $operation<$operations["returnTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/return", ["tax-filings", "returnTaxFiling"]);

/** Record the acknowledgement of IRAS · POST /companies/{companyId}/tax-filings/{taxFilingId}/acknowledge */
export const acknowledgeTaxFiling = /*#__PURE__*/ $operation<$operations["acknowledgeTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/acknowledge", ["tax-filings", "acknowledgeTaxFiling"]);

/** Amend an acknowledged tax filing · POST /companies/{companyId}/tax-filings/{taxFilingId}/amend */
export const amendTaxFiling = /*#__PURE__*/ $operation<$operations["amendTaxFiling"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/amend", ["tax-filings", "amendTaxFiling"]);

/** Download a file of a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId}/file */
export const downloadTaxFilingFile = /*#__PURE__*/ $operation<$operations["downloadTaxFilingFile"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}/file", ["tax-filings", "downloadTaxFilingFile"]);

/** History of a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId}/history */
export const listTaxFilingHistory = /*#__PURE__*/ $operation<$operations["listTaxFilingHistory"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}/history", ["tax-filings", "listTaxFilingHistory"]);
