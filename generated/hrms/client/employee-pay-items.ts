// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List allowances and deductions of employees · GET /companies/{companyId}/employee-pay-items */
export const listEmployeePayItems = /*#__PURE__*/ $operation<$operations["listEmployeePayItems"]>("get", "/companies/{companyId}/employee-pay-items", ["employee-pay-items", "listEmployeePayItems"]);

/** Give an employee an allowance or deduction · POST /companies/{companyId}/employee-pay-items */
export const createEmployeePayItem = /*#__PURE__*/ $operation<$operations["createEmployeePayItem"]>("post", "/companies/{companyId}/employee-pay-items", ["employee-pay-items", "createEmployeePayItem"]);

/** Export allowances and deductions of employees · GET /companies/{companyId}/employee-pay-items/export */
export const exportEmployeePayItems = /*#__PURE__*/ $operation<$operations["exportEmployeePayItems"]>("get", "/companies/{companyId}/employee-pay-items/export", ["employee-pay-items", "exportEmployeePayItems"]);

/** Upload allowances and deductions of employees · POST /companies/{companyId}/employee-pay-items/import */
export const importEmployeePayItems = /*#__PURE__*/ $operation<$operations["importEmployeePayItems"]>("post", "/companies/{companyId}/employee-pay-items/import", ["employee-pay-items", "importEmployeePayItems"]);

/** Get an allowance or deduction of an employee · GET /companies/{companyId}/employee-pay-items/{employeePayItemId} */
export const getEmployeePayItem = /*#__PURE__*/ $operation<$operations["getEmployeePayItem"]>("get", "/companies/{companyId}/employee-pay-items/{employeePayItemId}", ["employee-pay-items", "getEmployeePayItem"]);

/** Change an allowance or deduction of an employee · PUT /companies/{companyId}/employee-pay-items/{employeePayItemId} */
export const updateEmployeePayItem = /*#__PURE__*/ $operation<$operations["updateEmployeePayItem"]>("put", "/companies/{companyId}/employee-pay-items/{employeePayItemId}", ["employee-pay-items", "updateEmployeePayItem"]);

/** Delete an allowance or deduction of an employee · DELETE /companies/{companyId}/employee-pay-items/{employeePayItemId} */
export const deleteEmployeePayItem = /*#__PURE__*/ $operation<$operations["deleteEmployeePayItem"]>("delete", "/companies/{companyId}/employee-pay-items/{employeePayItemId}", ["employee-pay-items", "deleteEmployeePayItem"]);

/** Activate a draft · POST /companies/{companyId}/employee-pay-items/{employeePayItemId}/activate */
export const activateEmployeePayItem = /*#__PURE__*/ $operation<$operations["activateEmployeePayItem"]>("post", "/companies/{companyId}/employee-pay-items/{employeePayItemId}/activate", ["employee-pay-items", "activateEmployeePayItem"]);

/** Stop an allowance or deduction · POST /companies/{companyId}/employee-pay-items/{employeePayItemId}/stop */
export const stopEmployeePayItem = /*#__PURE__*/ $operation<$operations["stopEmployeePayItem"]>("post", "/companies/{companyId}/employee-pay-items/{employeePayItemId}/stop", ["employee-pay-items", "stopEmployeePayItem"]);

/** Skip a month · POST /companies/{companyId}/employee-pay-items/{employeePayItemId}/skip */
export const skipEmployeePayItem = /*#__PURE__*/ $operation<$operations["skipEmployeePayItem"]>("post", "/companies/{companyId}/employee-pay-items/{employeePayItemId}/skip", ["employee-pay-items", "skipEmployeePayItem"]);

/** Settle what is left · POST /companies/{companyId}/employee-pay-items/{employeePayItemId}/settle */
export const settleEmployeePayItem = /*#__PURE__*/ $operation<$operations["settleEmployeePayItem"]>("post", "/companies/{companyId}/employee-pay-items/{employeePayItemId}/settle", ["employee-pay-items", "settleEmployeePayItem"]);

/** History of an allowance or deduction of an employee · GET /companies/{companyId}/employee-pay-items/{employeePayItemId}/history */
export const listEmployeePayItemHistory = /*#__PURE__*/ $operation<$operations["listEmployeePayItemHistory"]>("get", "/companies/{companyId}/employee-pay-items/{employeePayItemId}/history", ["employee-pay-items", "listEmployeePayItemHistory"]);
