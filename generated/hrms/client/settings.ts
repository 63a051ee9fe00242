// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Settings of the tenant · GET /tenant/settings */
export const getSettings = /*#__PURE__*/ $operation<$operations["getSettings"]>("get", "/tenant/settings", ["settings", "getSettings"]);

/** Change sections of the tenant's settings · PUT /tenant/settings */
export const updateSettings = /*#__PURE__*/ $operation<$operations["updateSettings"]>("put", "/tenant/settings", ["settings", "updateSettings"]);

/** Get the limits and usage of the tenant's package · GET /tenant/settings/package */
export const getPackageUse = /*#__PURE__*/ $operation<$operations["getPackageUse"]>("get", "/tenant/settings/package", ["settings", "getPackageUse"]);

/** Reset a section of the settings · POST /tenant/settings/reset */
export const resetSettings = /*#__PURE__*/ $operation<$operations["resetSettings"]>("post", "/tenant/settings/reset", ["settings", "resetSettings"]);

/** History of the tenant's settings · GET /tenant/settings/history */
export const listSettingsHistory = /*#__PURE__*/ $operation<$operations["listSettingsHistory"]>("get", "/tenant/settings/history", ["settings", "listSettingsHistory"]);
