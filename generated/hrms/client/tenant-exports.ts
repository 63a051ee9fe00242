// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the tenant's exports · GET /tenant/exports */
export const listTenantExports = /*#__PURE__*/ $operation<$operations["listTenantExports"]>("get", "/tenant/exports", ["tenant-exports", "listTenantExports"]);

/** Export all data of the tenant · POST /tenant/exports */
export const createTenantExport = /*#__PURE__*/ $operation<$operations["createTenantExport"]>("post", "/tenant/exports", ["tenant-exports", "createTenantExport"]);

/** Export the list of the tenant's exports · GET /tenant/exports/export */
export const exportTenantExports = /*#__PURE__*/ $operation<$operations["exportTenantExports"]>("get", "/tenant/exports/export", ["tenant-exports", "exportTenantExports"]);

/** Get an export of the tenant · GET /tenant/exports/{tenantExportId} */
export const getTenantExport = /*#__PURE__*/ $operation<$operations["getTenantExport"]>("get", "/tenant/exports/{tenantExportId}", ["tenant-exports", "getTenantExport"]);

/** Download an archive of an export · POST /tenant/exports/{tenantExportId}/download */
export const downloadTenantExport = /*#__PURE__*/ $operation<$operations["downloadTenantExport"]>("post", "/tenant/exports/{tenantExportId}/download", ["tenant-exports", "downloadTenantExport"]);

/** History of an export · GET /tenant/exports/{tenantExportId}/history */
export const listTenantExportHistory = /*#__PURE__*/ $operation<$operations["listTenantExportHistory"]>("get", "/tenant/exports/{tenantExportId}/history", ["tenant-exports", "listTenantExportHistory"]);
