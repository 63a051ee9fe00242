// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List package modules · GET /package-modules */
export const listPackageModules = /*#__PURE__*/ $operation<$operations["listPackageModules"]>("get", "/package-modules", ["package-modules", "listPackageModules"]);

/** Create a package module · POST /package-modules */
export const createPackageModule = /*#__PURE__*/ $operation<$operations["createPackageModule"]>("post", "/package-modules", ["package-modules", "createPackageModule"]);

/** Export package modules · GET /package-modules/export */
export const exportPackageModules = /*#__PURE__*/ $operation<$operations["exportPackageModules"]>("get", "/package-modules/export", ["package-modules", "exportPackageModules"]);

/** Get a package module · GET /package-modules/{packageModuleId} */
export const getPackageModule = /*#__PURE__*/ $operation<$operations["getPackageModule"]>("get", "/package-modules/{packageModuleId}", ["package-modules", "getPackageModule"]);

/** Update a package module · PUT /package-modules/{packageModuleId} */
export const updatePackageModule = /*#__PURE__*/ $operation<$operations["updatePackageModule"]>("put", "/package-modules/{packageModuleId}", ["package-modules", "updatePackageModule"]);

/** Delete a package module · DELETE /package-modules/{packageModuleId} */
export const deletePackageModule = /*#__PURE__*/ $operation<$operations["deletePackageModule"]>("delete", "/package-modules/{packageModuleId}", ["package-modules", "deletePackageModule"]);

/** Preview removing a module from its package · GET /package-modules/{packageModuleId}/impact */
export const getPackageModuleImpact = /*#__PURE__*/ $operation<$operations["getPackageModuleImpact"]>("get", "/package-modules/{packageModuleId}/impact", ["package-modules", "getPackageModuleImpact"]);

/** List tenants above the given limits · POST /package-modules/{packageModuleId}/limits-impact */
export const previewPackageModuleLimits = /*#__PURE__*/ $operation<$operations["previewPackageModuleLimits"]>("post", "/package-modules/{packageModuleId}/limits-impact", ["package-modules", "previewPackageModuleLimits"]);

/** History of a package module · GET /package-modules/{packageModuleId}/history */
export const listPackageModuleHistory = /*#__PURE__*/ $operation<$operations["listPackageModuleHistory"]>("get", "/package-modules/{packageModuleId}/history", ["package-modules", "listPackageModuleHistory"]);
