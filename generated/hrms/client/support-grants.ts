// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Tenants that let me in · GET /platform/support-grants */
export const listSupportOffers = /*#__PURE__*/ $operation<$operations["listSupportOffers"]>("get", "/platform/support-grants", ["support-grants", "listSupportOffers"]);

/** Enter a tenant that lets me in · POST /platform/support-grants/{supportGrantId}/enter */
export const enterSupport = /*#__PURE__*/ $operation<$operations["enterSupport"]>("post", "/platform/support-grants/{supportGrantId}/enter", ["support-grants", "enterSupport"]);

/** Leave the tenant that let me in · DELETE /me/support-session */
export const leaveSupport = /*#__PURE__*/ $operation<$operations["leaveSupport"]>("delete", "/me/support-session", ["support-grants", "leaveSupport"]);

/** List support accesses · GET /tenant/support-grants */
export const listSupportGrants = /*#__PURE__*/ $operation<$operations["listSupportGrants"]>("get", "/tenant/support-grants", ["support-grants", "listSupportGrants"]);

/** Let the platform in · POST /tenant/support-grants */
export const createSupportGrant = /*#__PURE__*/ $operation<$operations["createSupportGrant"]>("post", "/tenant/support-grants", ["support-grants", "createSupportGrant"]);

/** People of the platform who can be let in · GET /tenant/support-grants/administrators */
export const listSupportAdministrators = /*#__PURE__*/ $operation<$operations["listSupportAdministrators"]>("get", "/tenant/support-grants/administrators", ["support-grants", "listSupportAdministrators"]);

/** Get a support access · GET /tenant/support-grants/{supportGrantId} */
export const getSupportGrant = /*#__PURE__*/ $operation<$operations["getSupportGrant"]>("get", "/tenant/support-grants/{supportGrantId}", ["support-grants", "getSupportGrant"]);

/** End a support access · POST /tenant/support-grants/{supportGrantId}/end */
export const endSupportGrant = /*#__PURE__*/ $operation<$operations["endSupportGrant"]>("post", "/tenant/support-grants/{supportGrantId}/end", ["support-grants", "endSupportGrant"]);
