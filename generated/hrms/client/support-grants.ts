// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List support accesses · GET /tenant/support-grants */
export const listSupportGrants = /*#__PURE__*/ $operation<$operations["listSupportGrants"]>("get", "/tenant/support-grants", ["support-grants", "listSupportGrants"]);

/** Grant support access · POST /tenant/support-grants */
export const createSupportGrant = /*#__PURE__*/ $operation<$operations["createSupportGrant"]>("post", "/tenant/support-grants", ["support-grants", "createSupportGrant"]);

/** Export support accesses · GET /tenant/support-grants/export */
export const exportSupportGrants = /*#__PURE__*/ $operation<$operations["exportSupportGrants"]>("get", "/tenant/support-grants/export", ["support-grants", "exportSupportGrants"]);

/** List platform administrators who can be given support access · GET /tenant/support-grants/administrators */
export const listSupportAdministrators = /*#__PURE__*/ $operation<$operations["listSupportAdministrators"]>("get", "/tenant/support-grants/administrators", ["support-grants", "listSupportAdministrators"]);

/** Get a support access · GET /tenant/support-grants/{supportGrantId} */
export const getSupportGrant = /*#__PURE__*/ $operation<$operations["getSupportGrant"]>("get", "/tenant/support-grants/{supportGrantId}", ["support-grants", "getSupportGrant"]);

/** End a support access · POST /tenant/support-grants/{supportGrantId}/end */
export const endSupportGrant = /*#__PURE__*/ $operation<$operations["endSupportGrant"]>("post", "/tenant/support-grants/{supportGrantId}/end", ["support-grants", "endSupportGrant"]);

/** History of a support access · GET /tenant/support-grants/{supportGrantId}/history */
export const listSupportGrantHistory = /*#__PURE__*/ $operation<$operations["listSupportGrantHistory"]>("get", "/tenant/support-grants/{supportGrantId}/history", ["support-grants", "listSupportGrantHistory"]);
