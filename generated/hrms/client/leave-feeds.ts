// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** My calendar feeds · GET /companies/{companyId}/leave-feeds */
export const listLeaveFeeds = /*#__PURE__*/ $operation<$operations["listLeaveFeeds"]>("get", "/companies/{companyId}/leave-feeds", ["leave-feeds", "listLeaveFeeds"]);

/** Create a calendar feed · POST /companies/{companyId}/leave-feeds */
export const createLeaveFeed = /*#__PURE__*/ $operation<$operations["createLeaveFeed"]>("post", "/companies/{companyId}/leave-feeds", ["leave-feeds", "createLeaveFeed"]);

/** Revoke a calendar feed · DELETE /companies/{companyId}/leave-feeds/{leaveFeedId} */
export const revokeLeaveFeed = /*#__PURE__*/ $operation<$operations["revokeLeaveFeed"]>("delete", "/companies/{companyId}/leave-feeds/{leaveFeedId}", ["leave-feeds", "revokeLeaveFeed"]);

/** Read a calendar feed · GET /calendar-feeds/{token} */
export const readLeaveFeed = /*#__PURE__*/ $operation<$operations["readLeaveFeed"]>("get", "/calendar-feeds/{token}", ["leave-feeds", "readLeaveFeed"]);
