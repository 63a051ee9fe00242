// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List documents · GET /companies/{companyId}/employees/{employeeId}/documents */
export const listEmployeeDocuments = /*#__PURE__*/ $operation<$operations["listEmployeeDocuments"]>("get", "/companies/{companyId}/employees/{employeeId}/documents", ["documents", "listEmployeeDocuments"]);

/** Add a document · POST /companies/{companyId}/employees/{employeeId}/documents */
export const createEmployeeDocument = /*#__PURE__*/ $operation<$operations["createEmployeeDocument"]>("post", "/companies/{companyId}/employees/{employeeId}/documents", ["documents", "createEmployeeDocument"]);

/** Get a document · GET /companies/{companyId}/employees/{employeeId}/documents/{documentId} */
export const getEmployeeDocument = /*#__PURE__*/ $operation<$operations["getEmployeeDocument"]>("get", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}", ["documents", "getEmployeeDocument"]);

/** Update a document · PUT /companies/{companyId}/employees/{employeeId}/documents/{documentId} */
export const updateEmployeeDocument = /*#__PURE__*/ $operation<$operations["updateEmployeeDocument"]>("put", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}", ["documents", "updateEmployeeDocument"]);

/** Delete a document · DELETE /companies/{companyId}/employees/{employeeId}/documents/{documentId} */
export const deleteEmployeeDocument = /*#__PURE__*/ $operation<$operations["deleteEmployeeDocument"]>("delete", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}", ["documents", "deleteEmployeeDocument"]);

/** Submit a document · POST /companies/{companyId}/employees/{employeeId}/documents/{documentId}/submit */
export const submitEmployeeDocument = /*#__PURE__*/ $operation<$operations["submitEmployeeDocument"]>("post", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}/submit", ["documents", "submitEmployeeDocument"]);

/** Verify a document · POST /companies/{companyId}/employees/{employeeId}/documents/{documentId}/verify */
export const verifyEmployeeDocument = /*#__PURE__*/ $operation<$operations["verifyEmployeeDocument"]>("post", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}/verify", ["documents", "verifyEmployeeDocument"]);

/** History of a document · GET /companies/{companyId}/employees/{employeeId}/documents/{documentId}/history */
export const listEmployeeDocumentHistory = /*#__PURE__*/ $operation<$operations["listEmployeeDocumentHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/documents/{documentId}/history", ["documents", "listEmployeeDocumentHistory"]);
