// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List deductions · GET /companies/{companyId}/deductions */
export const listDeductions = /*#__PURE__*/ $operation<$operations["listDeductions"]>("get", "/companies/{companyId}/deductions", ["deductions", "listDeductions"]);

/** Create a deduction · POST /companies/{companyId}/deductions */
export const createDeduction = /*#__PURE__*/ $operation<$operations["createDeduction"]>("post", "/companies/{companyId}/deductions", ["deductions", "createDeduction"]);

/** Deductions to choose from · GET /companies/{companyId}/deductions/options */
export const listDeductionOptions = /*#__PURE__*/ $operation<$operations["listDeductionOptions"]>("get", "/companies/{companyId}/deductions/options", ["deductions", "listDeductionOptions"]);

/** Export deductions · GET /companies/{companyId}/deductions/export */
export const exportDeductions = /*#__PURE__*/ $operation<$operations["exportDeductions"]>("get", "/companies/{companyId}/deductions/export", ["deductions", "exportDeductions"]);

/** Get a deduction · GET /companies/{companyId}/deductions/{deductionId} */
export const getDeduction = /*#__PURE__*/ $operation<$operations["getDeduction"]>("get", "/companies/{companyId}/deductions/{deductionId}", ["deductions", "getDeduction"]);

/** Update a deduction · PUT /companies/{companyId}/deductions/{deductionId} */
export const updateDeduction = /*#__PURE__*/ $operation<$operations["updateDeduction"]>("put", "/companies/{companyId}/deductions/{deductionId}", ["deductions", "updateDeduction"]);

/** Delete a deduction · DELETE /companies/{companyId}/deductions/{deductionId} */
export const deleteDeduction = /*#__PURE__*/ $operation<$operations["deleteDeduction"]>("delete", "/companies/{companyId}/deductions/{deductionId}", ["deductions", "deleteDeduction"]);

/** Archive a deduction · POST /companies/{companyId}/deductions/{deductionId}/archive */
export const archiveDeduction = /*#__PURE__*/ $operation<$operations["archiveDeduction"]>("post", "/companies/{companyId}/deductions/{deductionId}/archive", ["deductions", "archiveDeduction"]);

/** Restore a deduction · POST /companies/{companyId}/deductions/{deductionId}/restore */
export const restoreDeduction = /*#__PURE__*/ $operation<$operations["restoreDeduction"]>("post", "/companies/{companyId}/deductions/{deductionId}/restore", ["deductions", "restoreDeduction"]);

/** History of a deduction · GET /companies/{companyId}/deductions/{deductionId}/history */
export const listDeductionHistory = /*#__PURE__*/ $operation<$operations["listDeductionHistory"]>("get", "/companies/{companyId}/deductions/{deductionId}/history", ["deductions", "listDeductionHistory"]);
