// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/account-settings.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getAccountSettingsKey = /*#__PURE__*/ $keyOf($call.getAccountSettings);
export const getAccountSettingsOptions = /*#__PURE__*/ $optionsOf($call.getAccountSettings);
export const useGetAccountSettings = /*#__PURE__*/ $queryHook(getAccountSettingsOptions);

export const updateAccountSettingsMutation = /*#__PURE__*/ $mutationOf($call.updateAccountSettings);
export const useUpdateAccountSettings = /*#__PURE__*/ $mutationHook(updateAccountSettingsMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getAccountSettings: getAccountSettingsKey });
