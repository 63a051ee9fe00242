// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List modules · GET /modules */
export const listModules = /*#__PURE__*/ $operation<$operations["listModules"]>("get", "/modules", ["modules", "listModules"]);

/** Create a module · POST /modules */
export const createModule = /*#__PURE__*/ $operation<$operations["createModule"]>("post", "/modules", ["modules", "createModule"]);

/** Modules to choose from · GET /modules/options */
export const listModuleOptions = /*#__PURE__*/ $operation<$operations["listModuleOptions"]>("get", "/modules/options", ["modules", "listModuleOptions"]);

/** Export modules · GET /modules/export */
export const exportModules = /*#__PURE__*/ $operation<$operations["exportModules"]>("get", "/modules/export", ["modules", "exportModules"]);

/** Get a module · GET /modules/{moduleId} */
export const getModule = /*#__PURE__*/ $operation<$operations["getModule"]>("get", "/modules/{moduleId}", ["modules", "getModule"]);

/** Update a module · PUT /modules/{moduleId} */
export const updateModule = /*#__PURE__*/ $operation<$operations["updateModule"]>("put", "/modules/{moduleId}", ["modules", "updateModule"]);

/** Delete a module · DELETE /modules/{moduleId} */
export const deleteModule = /*#__PURE__*/ $operation<$operations["deleteModule"]>("delete", "/modules/{moduleId}", ["modules", "deleteModule"]);

/** Archive a module · POST /modules/{moduleId}/archive */
export const archiveModule = /*#__PURE__*/ $operation<$operations["archiveModule"]>("post", "/modules/{moduleId}/archive", ["modules", "archiveModule"]);

/** Restore a module · POST /modules/{moduleId}/restore */
export const restoreModule = /*#__PURE__*/ $operation<$operations["restoreModule"]>("post", "/modules/{moduleId}/restore", ["modules", "restoreModule"]);

/** History of a module · GET /modules/{moduleId}/history */
export const listModuleHistory = /*#__PURE__*/ $operation<$operations["listModuleHistory"]>("get", "/modules/{moduleId}/history", ["modules", "listModuleHistory"]);
