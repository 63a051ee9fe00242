// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tenants · GET /platform/tenants */
export const listTenants = /*#__PURE__*/ $operation<$operations["listTenants"]>("get", "/platform/tenants", ["tenants", "listTenants"]);

/** Create a tenant · POST /platform/tenants */
export const createTenant = /*#__PURE__*/ $operation<$operations["createTenant"]>("post", "/platform/tenants", ["tenants", "createTenant"]);

/** Tenants to choose from · GET /platform/tenants/options */
export const listTenantOptions = /*#__PURE__*/ $operation<$operations["listTenantOptions"]>("get", "/platform/tenants/options", ["tenants", "listTenantOptions"]);

/** Export tenants · GET /platform/tenants/export */
export const exportTenants = /*#__PURE__*/ $operation<$operations["exportTenants"]>("get", "/platform/tenants/export", ["tenants", "exportTenants"]);

/** Get a tenant · GET /platform/tenants/{tenantId} */
export const getTenant = /*#__PURE__*/ $operation<$operations["getTenant"]>("get", "/platform/tenants/{tenantId}", ["tenants", "getTenant"]);

/** Update a tenant · PUT /platform/tenants/{tenantId} */
export const updateTenant = /*#__PURE__*/ $operation<$operations["updateTenant"]>("put", "/platform/tenants/{tenantId}", ["tenants", "updateTenant"]);

/** Activate a tenant · POST /platform/tenants/{tenantId}/activate */
export const activateTenant = /*#__PURE__*/ $operation<$operations["activateTenant"]>("post", "/platform/tenants/{tenantId}/activate", ["tenants", "activateTenant"]);

/** Suspend a tenant · POST /platform/tenants/{tenantId}/suspend */
export const suspendTenant = /*#__PURE__*/ $operation<$operations["suspendTenant"]>("post", "/platform/tenants/{tenantId}/suspend", ["tenants", "suspendTenant"]);

/** Reactivate a tenant · POST /platform/tenants/{tenantId}/reactivate */
export const reactivateTenant = /*#__PURE__*/ $operation<$operations["reactivateTenant"]>("post", "/platform/tenants/{tenantId}/reactivate", ["tenants", "reactivateTenant"]);

/** Close a tenant · POST /platform/tenants/{tenantId}/close */
export const closeTenant = /*#__PURE__*/ $operation<$operations["closeTenant"]>("post", "/platform/tenants/{tenantId}/close", ["tenants", "closeTenant"]);

/** Purge a closed tenant · POST /platform/tenants/{tenantId}/purge */
export const purgeTenant = /*#__PURE__*/ $operation<$operations["purgeTenant"]>("post", "/platform/tenants/{tenantId}/purge", ["tenants", "purgeTenant"]);

/** Packages of a tenant · GET /platform/tenants/{tenantId}/packages */
export const listTenantPackages = /*#__PURE__*/ $operation<$operations["listTenantPackages"]>("get", "/platform/tenants/{tenantId}/packages", ["tenants", "listTenantPackages"]);

/** Assign a package to a tenant · POST /platform/tenants/{tenantId}/packages */
export const assignTenantPackage = /*#__PURE__*/ $operation<$operations["assignTenantPackage"]>("post", "/platform/tenants/{tenantId}/packages", ["tenants", "assignTenantPackage"]);

/** Send the owner's invitation again · POST /platform/tenants/{tenantId}/invitation */
export const resendTenantInvitation = /*#__PURE__*/ $operation<$operations["resendTenantInvitation"]>("post", "/platform/tenants/{tenantId}/invitation", ["tenants", "resendTenantInvitation"]);

/** History of a tenant · GET /platform/tenants/{tenantId}/history */
export const listTenantHistory = /*#__PURE__*/ $operation<$operations["listTenantHistory"]>("get", "/platform/tenants/{tenantId}/history", ["tenants", "listTenantHistory"]);
