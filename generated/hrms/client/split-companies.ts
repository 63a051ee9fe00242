// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List splits · GET /companies/{companyId}/employees/{employeeId}/split-companies */
export const listSplitCompanies = /*#__PURE__*/ $operation<$operations["listSplitCompanies"]>("get", "/companies/{companyId}/employees/{employeeId}/split-companies", ["split-companies", "listSplitCompanies"]);

/** Add a split · POST /companies/{companyId}/employees/{employeeId}/split-companies */
export const createSplitCompany = /*#__PURE__*/ $operation<$operations["createSplitCompany"]>("post", "/companies/{companyId}/employees/{employeeId}/split-companies", ["split-companies", "createSplitCompany"]);

/** Get a split · GET /companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId} */
export const getSplitCompany = /*#__PURE__*/ $operation<$operations["getSplitCompany"]>("get", "/companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}", ["split-companies", "getSplitCompany"]);

/** Update a split · PUT /companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId} */
export const updateSplitCompany = /*#__PURE__*/ $operation<$operations["updateSplitCompany"]>("put", "/companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}", ["split-companies", "updateSplitCompany"]);

/** Delete a split · DELETE /companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId} */
export const deleteSplitCompany = /*#__PURE__*/ $operation<$operations["deleteSplitCompany"]>("delete", "/companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}", ["split-companies", "deleteSplitCompany"]);

/** End a split · POST /companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}/end */
export const endSplitCompany = /*#__PURE__*/ $operation<$operations["endSplitCompany"]>("post", "/companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}/end", ["split-companies", "endSplitCompany"]);

/** History of a split · GET /companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}/history */
export const listSplitCompanyHistory = /*#__PURE__*/ $operation<$operations["listSplitCompanyHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/split-companies/{splitCompanyId}/history", ["split-companies", "listSplitCompanyHistory"]);
