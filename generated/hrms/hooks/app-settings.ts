// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/app-settings.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getAppSettingsKey = /*#__PURE__*/ $keyOf($call.getAppSettings);
export const getAppSettingsOptions = /*#__PURE__*/ $optionsOf($call.getAppSettings);
export const useGetAppSettings = /*#__PURE__*/ $queryHook(getAppSettingsOptions);

export const updateAppSettingsMutation = /*#__PURE__*/ $mutationOf($call.updateAppSettings);
export const useUpdateAppSettings = /*#__PURE__*/ $mutationHook(updateAppSettingsMutation);

export const resetAppSettingsMutation = /*#__PURE__*/ $mutationOf($call.resetAppSettings);
export const useResetAppSettings = /*#__PURE__*/ $mutationHook(resetAppSettingsMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getAppSettings: getAppSettingsKey });
