// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List work passes · GET /companies/{companyId}/employees/{employeeId}/work-passes */
export const listWorkPasses = /*#__PURE__*/ $operation<$operations["listWorkPasses"]>("get", "/companies/{companyId}/employees/{employeeId}/work-passes", ["work-passes", "listWorkPasses"]);

/** Add a work pass · POST /companies/{companyId}/employees/{employeeId}/work-passes */
export const createWorkPass = /*#__PURE__*/ $operation<$operations["createWorkPass"]>("post", "/companies/{companyId}/employees/{employeeId}/work-passes", ["work-passes", "createWorkPass"]);

/** Get a work pass · GET /companies/{companyId}/employees/{employeeId}/work-passes/{workPassId} */
export const getWorkPass = /*#__PURE__*/ $operation<$operations["getWorkPass"]>("get", "/companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}", ["work-passes", "getWorkPass"]);

/** Update a work pass · PUT /companies/{companyId}/employees/{employeeId}/work-passes/{workPassId} */
export const updateWorkPass = /*#__PURE__*/ $operation<$operations["updateWorkPass"]>("put", "/companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}", ["work-passes", "updateWorkPass"]);

/** Delete a work pass · DELETE /companies/{companyId}/employees/{employeeId}/work-passes/{workPassId} */
export const deleteWorkPass = /*#__PURE__*/ $operation<$operations["deleteWorkPass"]>("delete", "/companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}", ["work-passes", "deleteWorkPass"]);

/** Move a work pass to its next state · POST /companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}/step */
export const moveWorkPass = /*#__PURE__*/ $operation<$operations["moveWorkPass"]>("post", "/companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}/step", ["work-passes", "moveWorkPass"]);

/** Check a pay change against the work pass · GET /companies/{companyId}/employees/{employeeId}/work-passes/salary-check */
export const checkWorkPassSalary = /*#__PURE__*/ $operation<$operations["checkWorkPassSalary"]>("get", "/companies/{companyId}/employees/{employeeId}/work-passes/salary-check", ["work-passes", "checkWorkPassSalary"]);

/** History of a work pass · GET /companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}/history */
export const listWorkPassHistory = /*#__PURE__*/ $operation<$operations["listWorkPassHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/work-passes/{workPassId}/history", ["work-passes", "listWorkPassHistory"]);
