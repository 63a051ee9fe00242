// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List previous employments · GET /companies/{companyId}/employees/{employeeId}/previous-employments */
export const listPreviousEmployments = /*#__PURE__*/ $operation<$operations["listPreviousEmployments"]>("get", "/companies/{companyId}/employees/{employeeId}/previous-employments", ["previous-employments", "listPreviousEmployments"]);

/** Add a previous employment · POST /companies/{companyId}/employees/{employeeId}/previous-employments */
export const createPreviousEmployment = /*#__PURE__*/ $operation<$operations["createPreviousEmployment"]>("post", "/companies/{companyId}/employees/{employeeId}/previous-employments", ["previous-employments", "createPreviousEmployment"]);

/** Get a previous employment · GET /companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId} */
export const getPreviousEmployment = /*#__PURE__*/ $operation<$operations["getPreviousEmployment"]>("get", "/companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId}", ["previous-employments", "getPreviousEmployment"]);

/** Update a previous employment · PUT /companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId} */
export const updatePreviousEmployment = /*#__PURE__*/ $operation<$operations["updatePreviousEmployment"]>("put", "/companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId}", ["previous-employments", "updatePreviousEmployment"]);

/** Delete a previous employment · DELETE /companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId} */
export const deletePreviousEmployment = /*#__PURE__*/ $operation<$operations["deletePreviousEmployment"]>("delete", "/companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId}", ["previous-employments", "deletePreviousEmployment"]);

/** History of a previous employment · GET /companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId}/history */
export const listPreviousEmploymentHistory = /*#__PURE__*/ $operation<$operations["listPreviousEmploymentHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/previous-employments/{previousEmploymentId}/history", ["previous-employments", "listPreviousEmploymentHistory"]);
