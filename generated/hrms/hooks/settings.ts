// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/settings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getSettingsKey = /*#__PURE__*/ $keyOf($call.getSettings);
export const getSettingsOptions = /*#__PURE__*/ $optionsOf($call.getSettings);
export const useGetSettings = /*#__PURE__*/ $queryHook(getSettingsOptions);

export const updateSettingsMutation = /*#__PURE__*/ $mutationOf($call.updateSettings);
export const useUpdateSettings = /*#__PURE__*/ $mutationHook(updateSettingsMutation);

export const getPackageUseKey = /*#__PURE__*/ $keyOf($call.getPackageUse);
export const getPackageUseOptions = /*#__PURE__*/ $optionsOf($call.getPackageUse);
export const useGetPackageUse = /*#__PURE__*/ $queryHook(getPackageUseOptions);

export const resetSettingsMutation = /*#__PURE__*/ $mutationOf($call.resetSettings);
export const useResetSettings = /*#__PURE__*/ $mutationHook(resetSettingsMutation);

export const listSettingsHistoryKey = /*#__PURE__*/ $keyOf($call.listSettingsHistory);
export const listSettingsHistoryOptions = /*#__PURE__*/ $optionsOf($call.listSettingsHistory);
export const useListSettingsHistory = /*#__PURE__*/ $queryHook(listSettingsHistoryOptions);
export const listSettingsHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSettingsHistory, "items");
export const useListSettingsHistoryInfinite = /*#__PURE__*/ $infiniteHook(listSettingsHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getSettings: getSettingsKey, getPackageUse: getPackageUseKey, listSettingsHistory: listSettingsHistoryKey });
