// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List task templates · GET /companies/{companyId}/task-templates */
export const listTaskTemplates = /*#__PURE__*/ $operation<$operations["listTaskTemplates"]>("get", "/companies/{companyId}/task-templates", ["task-templates", "listTaskTemplates"]);

/** Create a task template · POST /companies/{companyId}/task-templates */
export const createTaskTemplate = /*#__PURE__*/ $operation<$operations["createTaskTemplate"]>("post", "/companies/{companyId}/task-templates", ["task-templates", "createTaskTemplate"]);

/** Export task templates · GET /companies/{companyId}/task-templates/export */
export const exportTaskTemplates = /*#__PURE__*/ $operation<$operations["exportTaskTemplates"]>("get", "/companies/{companyId}/task-templates/export", ["task-templates", "exportTaskTemplates"]);

/** Task templates to choose from · GET /companies/{companyId}/task-templates/options */
export const listTaskTemplateOptions = /*#__PURE__*/ $operation<$operations["listTaskTemplateOptions"]>("get", "/companies/{companyId}/task-templates/options", ["task-templates", "listTaskTemplateOptions"]);

/** Get a task template · GET /companies/{companyId}/task-templates/{taskTemplateId} */
export const getTaskTemplate = /*#__PURE__*/ $operation<$operations["getTaskTemplate"]>("get", "/companies/{companyId}/task-templates/{taskTemplateId}", ["task-templates", "getTaskTemplate"]);

/** Update a task template · PUT /companies/{companyId}/task-templates/{taskTemplateId} */
export const updateTaskTemplate = /*#__PURE__*/ $operation<$operations["updateTaskTemplate"]>("put", "/companies/{companyId}/task-templates/{taskTemplateId}", ["task-templates", "updateTaskTemplate"]);

/** Delete a task template · DELETE /companies/{companyId}/task-templates/{taskTemplateId} */
export const deleteTaskTemplate = /*#__PURE__*/ $operation<$operations["deleteTaskTemplate"]>("delete", "/companies/{companyId}/task-templates/{taskTemplateId}", ["task-templates", "deleteTaskTemplate"]);

/** Archive a task template · POST /companies/{companyId}/task-templates/{taskTemplateId}/archive */
export const archiveTaskTemplate = /*#__PURE__*/ $operation<$operations["archiveTaskTemplate"]>("post", "/companies/{companyId}/task-templates/{taskTemplateId}/archive", ["task-templates", "archiveTaskTemplate"]);

/** Restore a task template · POST /companies/{companyId}/task-templates/{taskTemplateId}/restore */
export const restoreTaskTemplate = /*#__PURE__*/ $operation<$operations["restoreTaskTemplate"]>("post", "/companies/{companyId}/task-templates/{taskTemplateId}/restore", ["task-templates", "restoreTaskTemplate"]);

/** History of a task template · GET /companies/{companyId}/task-templates/{taskTemplateId}/history */
export const listTaskTemplateHistory = /*#__PURE__*/ $operation<$operations["listTaskTemplateHistory"]>("get", "/companies/{companyId}/task-templates/{taskTemplateId}/history", ["task-templates", "listTaskTemplateHistory"]);
