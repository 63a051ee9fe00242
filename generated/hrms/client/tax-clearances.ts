// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tax clearances · GET /companies/{companyId}/tax-clearances */
export const listTaxClearances = /*#__PURE__*/ $operation<$operations["listTaxClearances"]>("get", "/companies/{companyId}/tax-clearances", ["tax-clearances", "listTaxClearances"]);

/** Draft the tax clearance of an employee · POST /companies/{companyId}/tax-clearances */
export const createTaxClearance = /*#__PURE__*/ $operation<$operations["createTaxClearance"]>("post", "/companies/{companyId}/tax-clearances", ["tax-clearances", "createTaxClearance"]);

/** Export tax clearances · GET /companies/{companyId}/tax-clearances/export */
export const exportTaxClearances = /*#__PURE__*/ $operation<$operations["exportTaxClearances"]>("get", "/companies/{companyId}/tax-clearances/export", ["tax-clearances", "exportTaxClearances"]);

/** Get a tax clearance · GET /companies/{companyId}/tax-clearances/{taxClearanceId} */
export const getTaxClearance = /*#__PURE__*/ $operation<$operations["getTaxClearance"]>("get", "/companies/{companyId}/tax-clearances/{taxClearanceId}", ["tax-clearances", "getTaxClearance"]);

/** Update the details of a tax clearance · PUT /companies/{companyId}/tax-clearances/{taxClearanceId} */
export const updateTaxClearance = /*#__PURE__*/ $operation<$operations["updateTaxClearance"]>("put", "/companies/{companyId}/tax-clearances/{taxClearanceId}", ["tax-clearances", "updateTaxClearance"]);

/** Draft the figures of a tax clearance again · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/draft */
export const draftTaxClearance = /*#__PURE__*/ $operation<$operations["draftTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/draft", ["tax-clearances", "draftTaxClearance"]);

/** Correct an income figure of a tax clearance · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/correct */
export const correctTaxClearance = /*#__PURE__*/ $operation<$operations["correctTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/correct", ["tax-clearances", "correctTaxClearance"]);

/** Submit a tax clearance for approval · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/submit */
export const submitTaxClearance = /*#__PURE__*/ $operation<$operations["submitTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/submit", ["tax-clearances", "submitTaxClearance"]);

/** Approve a tax clearance · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/approve */
export const approveTaxClearance = /*#__PURE__*/ $operation<$operations["approveTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/approve", ["tax-clearances", "approveTaxClearance"]);

/** Return a tax clearance to its maker · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/return */
export const returnTaxClearance = /*#__PURE__*/ $operation<$operations["returnTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/return", ["tax-clearances", "returnTaxClearance"]);

/** Record that IRAS has received a tax clearance · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/acknowledge */
export const acknowledgeTaxClearance = /*#__PURE__*/ $operation<$operations["acknowledgeTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/acknowledge", ["tax-clearances", "acknowledgeTaxClearance"]);

/** Record the answer of IRAS · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/directive */
export const recordTaxDirective = /*#__PURE__*/ $operation<$operations["recordTaxDirective"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/directive", ["tax-clearances", "recordTaxDirective"]);

/** Record what was paid to IRAS and released to the employee · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/settle */
export const settleTaxClearance = /*#__PURE__*/ $operation<$operations["settleTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/settle", ["tax-clearances", "settleTaxClearance"]);

/** Amend a tax clearance or add to it · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/amend */
export const amendTaxClearance = /*#__PURE__*/ $operation<$operations["amendTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/amend", ["tax-clearances", "amendTaxClearance"]);

/** Cancel a tax clearance · POST /companies/{companyId}/tax-clearances/{taxClearanceId}/cancel */
export const cancelTaxClearance = /*#__PURE__*/ $operation<$operations["cancelTaxClearance"]>("post", "/companies/{companyId}/tax-clearances/{taxClearanceId}/cancel", ["tax-clearances", "cancelTaxClearance"]);

/** History of a tax clearance · GET /companies/{companyId}/tax-clearances/{taxClearanceId}/history */
export const listTaxClearanceHistory = /*#__PURE__*/ $operation<$operations["listTaxClearanceHistory"]>("get", "/companies/{companyId}/tax-clearances/{taxClearanceId}/history", ["tax-clearances", "listTaxClearanceHistory"]);
