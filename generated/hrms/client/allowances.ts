// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List allowances · GET /companies/{companyId}/allowances */
export const listAllowances = /*#__PURE__*/ $operation<$operations["listAllowances"]>("get", "/companies/{companyId}/allowances", ["allowances", "listAllowances"]);

/** Create an allowance · POST /companies/{companyId}/allowances */
export const createAllowance = /*#__PURE__*/ $operation<$operations["createAllowance"]>("post", "/companies/{companyId}/allowances", ["allowances", "createAllowance"]);

/** Allowances to choose from · GET /companies/{companyId}/allowances/options */
export const listAllowanceOptions = /*#__PURE__*/ $operation<$operations["listAllowanceOptions"]>("get", "/companies/{companyId}/allowances/options", ["allowances", "listAllowanceOptions"]);

/** Export allowances · GET /companies/{companyId}/allowances/export */
export const exportAllowances = /*#__PURE__*/ $operation<$operations["exportAllowances"]>("get", "/companies/{companyId}/allowances/export", ["allowances", "exportAllowances"]);

/** Get an allowance · GET /companies/{companyId}/allowances/{allowanceId} */
export const getAllowance = /*#__PURE__*/ $operation<$operations["getAllowance"]>("get", "/companies/{companyId}/allowances/{allowanceId}", ["allowances", "getAllowance"]);

/** Update an allowance · PUT /companies/{companyId}/allowances/{allowanceId} */
export const updateAllowance = /*#__PURE__*/ $operation<$operations["updateAllowance"]>("put", "/companies/{companyId}/allowances/{allowanceId}", ["allowances", "updateAllowance"]);

/** Delete an allowance · DELETE /companies/{companyId}/allowances/{allowanceId} */
export const deleteAllowance = /*#__PURE__*/ $operation<$operations["deleteAllowance"]>("delete", "/companies/{companyId}/allowances/{allowanceId}", ["allowances", "deleteAllowance"]);

/** Archive an allowance · POST /companies/{companyId}/allowances/{allowanceId}/archive */
export const archiveAllowance = /*#__PURE__*/ $operation<$operations["archiveAllowance"]>("post", "/companies/{companyId}/allowances/{allowanceId}/archive", ["allowances", "archiveAllowance"]);

/** Restore an allowance · POST /companies/{companyId}/allowances/{allowanceId}/restore */
export const restoreAllowance = /*#__PURE__*/ $operation<$operations["restoreAllowance"]>("post", "/companies/{companyId}/allowances/{allowanceId}/restore", ["allowances", "restoreAllowance"]);

/** History of an allowance · GET /companies/{companyId}/allowances/{allowanceId}/history */
export const listAllowanceHistory = /*#__PURE__*/ $operation<$operations["listAllowanceHistory"]>("get", "/companies/{companyId}/allowances/{allowanceId}/history", ["allowances", "listAllowanceHistory"]);
