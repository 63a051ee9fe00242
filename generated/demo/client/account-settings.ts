// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the account settings · GET /account-setting/data */
export const getAccountSettings = /*#__PURE__*/ $operation<$operations["getAccountSettings"]>("get", "/account-setting/data", ["account-settings", "getAccountSettings"]);

/** Save account settings · PUT /account-setting/data */
export const updateAccountSettings = /*#__PURE__*/ $operation<$operations["updateAccountSettings"]>("put", "/account-setting/data", ["account-settings", "updateAccountSettings"]);
