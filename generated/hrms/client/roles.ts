// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List roles · GET /tenant/roles */
export const listRoles = /*#__PURE__*/ $operation<$operations["listRoles"]>("get", "/tenant/roles", ["roles", "listRoles"]);

/** Create a role · POST /tenant/roles */
export const createRole = /*#__PURE__*/ $operation<$operations["createRole"]>("post", "/tenant/roles", ["roles", "createRole"]);

/** Roles to choose from · GET /tenant/roles/options */
export const listRoleOptions = /*#__PURE__*/ $operation<$operations["listRoleOptions"]>("get", "/tenant/roles/options", ["roles", "listRoleOptions"]);

/** List what permissions can be granted for · GET /tenant/roles/catalogue */
export const getRoleCatalogue = /*#__PURE__*/ $operation<$operations["getRoleCatalogue"]>("get", "/tenant/roles/catalogue", ["roles", "getRoleCatalogue"]);

/** Export roles · GET /tenant/roles/export */
export const exportRoles = /*#__PURE__*/ $operation<$operations["exportRoles"]>("get", "/tenant/roles/export", ["roles", "exportRoles"]);

/** Get a role · GET /tenant/roles/{roleId} */
export const getRole = /*#__PURE__*/ $operation<$operations["getRole"]>("get", "/tenant/roles/{roleId}", ["roles", "getRole"]);

/** Update a role · PUT /tenant/roles/{roleId} */
export const updateRole = /*#__PURE__*/ $operation<$operations["updateRole"]>("put", "/tenant/roles/{roleId}", ["roles", "updateRole"]);

/** Delete a role · DELETE /tenant/roles/{roleId} */
export const deleteRole = /*#__PURE__*/ $operation<$operations["deleteRole"]>("delete", "/tenant/roles/{roleId}", ["roles", "deleteRole"]);

/** Archive a role · POST /tenant/roles/{roleId}/archive */
export const archiveRole = /*#__PURE__*/ $operation<$operations["archiveRole"]>("post", "/tenant/roles/{roleId}/archive", ["roles", "archiveRole"]);

/** Restore a role · POST /tenant/roles/{roleId}/restore */
export const restoreRole = /*#__PURE__*/ $operation<$operations["restoreRole"]>("post", "/tenant/roles/{roleId}/restore", ["roles", "restoreRole"]);

/** Clone a role · POST /tenant/roles/{roleId}/clone */
export const cloneRole = /*#__PURE__*/ $operation<$operations["cloneRole"]>("post", "/tenant/roles/{roleId}/clone", ["roles", "cloneRole"]);

/** Compare two roles · GET /tenant/roles/{roleId}/comparison */
export const compareRoles = /*#__PURE__*/ $operation<$operations["compareRoles"]>("get", "/tenant/roles/{roleId}/comparison", ["roles", "compareRoles"]);

/** History of a role · GET /tenant/roles/{roleId}/history */
export const listRoleHistory = /*#__PURE__*/ $operation<$operations["listRoleHistory"]>("get", "/tenant/roles/{roleId}/history", ["roles", "listRoleHistory"]);
