// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List employee groups · GET /companies/{companyId}/employee-groups */
export const listEmployeeGroups = /*#__PURE__*/ $operation<$operations["listEmployeeGroups"]>("get", "/companies/{companyId}/employee-groups", ["employee-groups", "listEmployeeGroups"]);

/** Create an employee group · POST /companies/{companyId}/employee-groups */
export const createEmployeeGroup = /*#__PURE__*/ $operation<$operations["createEmployeeGroup"]>("post", "/companies/{companyId}/employee-groups", ["employee-groups", "createEmployeeGroup"]);

/** Employee groups to choose from · GET /companies/{companyId}/employee-groups/options */
export const listEmployeeGroupOptions = /*#__PURE__*/ $operation<$operations["listEmployeeGroupOptions"]>("get", "/companies/{companyId}/employee-groups/options", ["employee-groups", "listEmployeeGroupOptions"]);

/** Export employee groups · GET /companies/{companyId}/employee-groups/export */
export const exportEmployeeGroups = /*#__PURE__*/ $operation<$operations["exportEmployeeGroups"]>("get", "/companies/{companyId}/employee-groups/export", ["employee-groups", "exportEmployeeGroups"]);

/** Preview the people of a rule · POST /companies/{companyId}/employee-groups/preview */
export const previewEmployeeGroup = /*#__PURE__*/ $operation<$operations["previewEmployeeGroup"]>("post", "/companies/{companyId}/employee-groups/preview", ["employee-groups", "previewEmployeeGroup"]);

/** Get an employee group · GET /companies/{companyId}/employee-groups/{employeeGroupId} */
export const getEmployeeGroup = /*#__PURE__*/ $operation<$operations["getEmployeeGroup"]>("get", "/companies/{companyId}/employee-groups/{employeeGroupId}", ["employee-groups", "getEmployeeGroup"]);

/** Update an employee group · PUT /companies/{companyId}/employee-groups/{employeeGroupId} */
export const updateEmployeeGroup = /*#__PURE__*/ $operation<$operations["updateEmployeeGroup"]>("put", "/companies/{companyId}/employee-groups/{employeeGroupId}", ["employee-groups", "updateEmployeeGroup"]);

/** Delete an employee group · DELETE /companies/{companyId}/employee-groups/{employeeGroupId} */
export const deleteEmployeeGroup = /*#__PURE__*/ $operation<$operations["deleteEmployeeGroup"]>("delete", "/companies/{companyId}/employee-groups/{employeeGroupId}", ["employee-groups", "deleteEmployeeGroup"]);

/** Archive an employee group · POST /companies/{companyId}/employee-groups/{employeeGroupId}/archive */
export const archiveEmployeeGroup = /*#__PURE__*/ $operation<$operations["archiveEmployeeGroup"]>("post", "/companies/{companyId}/employee-groups/{employeeGroupId}/archive", ["employee-groups", "archiveEmployeeGroup"]);

/** Restore an employee group · POST /companies/{companyId}/employee-groups/{employeeGroupId}/restore */
export const restoreEmployeeGroup = /*#__PURE__*/ $operation<$operations["restoreEmployeeGroup"]>("post", "/companies/{companyId}/employee-groups/{employeeGroupId}/restore", ["employee-groups", "restoreEmployeeGroup"]);

/** History of an employee group · GET /companies/{companyId}/employee-groups/{employeeGroupId}/history */
export const listEmployeeGroupHistory = /*#__PURE__*/ $operation<$operations["listEmployeeGroupHistory"]>("get", "/companies/{companyId}/employee-groups/{employeeGroupId}/history", ["employee-groups", "listEmployeeGroupHistory"]);
