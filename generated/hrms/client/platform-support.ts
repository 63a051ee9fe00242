// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tenants that granted me support access · GET /platform/support-grants */
export const listSupportOffers = /*#__PURE__*/ $operation<$operations["listSupportOffers"]>("get", "/platform/support-grants", ["platform-support", "listSupportOffers"]);

/** Enter a tenant with support access · POST /platform/support-grants/{supportGrantId}/enter */
export const enterSupport = /*#__PURE__*/ $operation<$operations["enterSupport"]>("post", "/platform/support-grants/{supportGrantId}/enter", ["platform-support", "enterSupport"]);

/** Leave support access · DELETE /me/support-session */
export const leaveSupport = /*#__PURE__*/ $operation<$operations["leaveSupport"]>("delete", "/me/support-session", ["platform-support", "leaveSupport"]);
