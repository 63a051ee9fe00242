// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List projects · GET /companies/{companyId}/projects */
export const listProjects = /*#__PURE__*/ $operation<$operations["listProjects"]>("get", "/companies/{companyId}/projects", ["projects", "listProjects"]);

/** Create a project · POST /companies/{companyId}/projects */
export const createProject = /*#__PURE__*/ $operation<$operations["createProject"]>("post", "/companies/{companyId}/projects", ["projects", "createProject"]);

/** Projects to choose from · GET /companies/{companyId}/projects/options */
export const listProjectOptions = /*#__PURE__*/ $operation<$operations["listProjectOptions"]>("get", "/companies/{companyId}/projects/options", ["projects", "listProjectOptions"]);

/** Export projects · GET /companies/{companyId}/projects/export */
export const exportProjects = /*#__PURE__*/ $operation<$operations["exportProjects"]>("get", "/companies/{companyId}/projects/export", ["projects", "exportProjects"]);

/** Get a project · GET /companies/{companyId}/projects/{projectId} */
export const getProject = /*#__PURE__*/ $operation<$operations["getProject"]>("get", "/companies/{companyId}/projects/{projectId}", ["projects", "getProject"]);

/** Update a project · PUT /companies/{companyId}/projects/{projectId} */
export const updateProject = /*#__PURE__*/ $operation<$operations["updateProject"]>("put", "/companies/{companyId}/projects/{projectId}", ["projects", "updateProject"]);

/** Delete a project · DELETE /companies/{companyId}/projects/{projectId} */
export const deleteProject = /*#__PURE__*/ $operation<$operations["deleteProject"]>("delete", "/companies/{companyId}/projects/{projectId}", ["projects", "deleteProject"]);

/** Archive a project · POST /companies/{companyId}/projects/{projectId}/archive */
export const archiveProject = /*#__PURE__*/ $operation<$operations["archiveProject"]>("post", "/companies/{companyId}/projects/{projectId}/archive", ["projects", "archiveProject"]);

/** Restore a project · POST /companies/{companyId}/projects/{projectId}/restore */
export const restoreProject = /*#__PURE__*/ $operation<$operations["restoreProject"]>("post", "/companies/{companyId}/projects/{projectId}/restore", ["projects", "restoreProject"]);

/** History of a project · GET /companies/{companyId}/projects/{projectId}/history */
export const listProjectHistory = /*#__PURE__*/ $operation<$operations["listProjectHistory"]>("get", "/companies/{companyId}/projects/{projectId}/history", ["projects", "listProjectHistory"]);
