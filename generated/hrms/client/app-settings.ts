// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** My app settings · GET /me/app-settings */
export const getAppSettings = /*#__PURE__*/ $operation<$operations["getAppSettings"]>("get", "/me/app-settings", ["app-settings", "getAppSettings"]);

/** Change my app settings · PATCH /me/app-settings */
export const updateAppSettings = /*#__PURE__*/ $operation<$operations["updateAppSettings"]>("patch", "/me/app-settings", ["app-settings", "updateAppSettings"]);

/** Reset my app settings · POST /me/app-settings/reset */
export const resetAppSettings = /*#__PURE__*/ $operation<$operations["resetAppSettings"]>("post", "/me/app-settings/reset", ["app-settings", "resetAppSettings"]);
