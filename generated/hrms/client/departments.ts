// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List departments · GET /companies/{companyId}/departments */
export const listDepartments = /*#__PURE__*/ $operation<$operations["listDepartments"]>("get", "/companies/{companyId}/departments", ["departments", "listDepartments"]);

/** Create a department · POST /companies/{companyId}/departments */
export const createDepartment = /*#__PURE__*/ $operation<$operations["createDepartment"]>("post", "/companies/{companyId}/departments", ["departments", "createDepartment"]);

/** Departments to choose from · GET /companies/{companyId}/departments/options */
export const listDepartmentOptions = /*#__PURE__*/ $operation<$operations["listDepartmentOptions"]>("get", "/companies/{companyId}/departments/options", ["departments", "listDepartmentOptions"]);

/** Export departments · GET /companies/{companyId}/departments/export */
export const exportDepartments = /*#__PURE__*/ $operation<$operations["exportDepartments"]>("get", "/companies/{companyId}/departments/export", ["departments", "exportDepartments"]);

/** Get a department · GET /companies/{companyId}/departments/{departmentId} */
export const getDepartment = /*#__PURE__*/ $operation<$operations["getDepartment"]>("get", "/companies/{companyId}/departments/{departmentId}", ["departments", "getDepartment"]);

/** Update a department · PUT /companies/{companyId}/departments/{departmentId} */
export const updateDepartment = /*#__PURE__*/ $operation<$operations["updateDepartment"]>("put", "/companies/{companyId}/departments/{departmentId}", ["departments", "updateDepartment"]);

/** Delete a department · DELETE /companies/{companyId}/departments/{departmentId} */
export const deleteDepartment = /*#__PURE__*/ $operation<$operations["deleteDepartment"]>("delete", "/companies/{companyId}/departments/{departmentId}", ["departments", "deleteDepartment"]);

/** Archive a department · POST /companies/{companyId}/departments/{departmentId}/archive */
export const archiveDepartment = /*#__PURE__*/ $operation<$operations["archiveDepartment"]>("post", "/companies/{companyId}/departments/{departmentId}/archive", ["departments", "archiveDepartment"]);

/** Restore a department · POST /companies/{companyId}/departments/{departmentId}/restore */
export const restoreDepartment = /*#__PURE__*/ $operation<$operations["restoreDepartment"]>("post", "/companies/{companyId}/departments/{departmentId}/restore", ["departments", "restoreDepartment"]);

/** History of a department · GET /companies/{companyId}/departments/{departmentId}/history */
export const listDepartmentHistory = /*#__PURE__*/ $operation<$operations["listDepartmentHistory"]>("get", "/companies/{companyId}/departments/{departmentId}/history", ["departments", "listDepartmentHistory"]);

/** Tree of departments · GET /companies/{companyId}/departments/tree */
export const getDepartmentTree = /*#__PURE__*/ $operation<$operations["getDepartmentTree"]>("get", "/companies/{companyId}/departments/tree", ["departments", "getDepartmentTree"]);

/** Move a department · POST /companies/{companyId}/departments/{departmentId}/move */
export const moveDepartment = /*#__PURE__*/ $operation<$operations["moveDepartment"]>("post", "/companies/{companyId}/departments/{departmentId}/move", ["departments", "moveDepartment"]);

/** Merge a department into another · POST /companies/{companyId}/departments/{departmentId}/merge */
export const mergeDepartment = /*#__PURE__*/ $operation<$operations["mergeDepartment"]>("post", "/companies/{companyId}/departments/{departmentId}/merge", ["departments", "mergeDepartment"]);

/** Preview a merge · GET /companies/{companyId}/departments/{departmentId}/merge-preview */
export const previewDepartmentMerge = /*#__PURE__*/ $operation<$operations["previewDepartmentMerge"]>("get", "/companies/{companyId}/departments/{departmentId}/merge-preview", ["departments", "previewDepartmentMerge"]);
