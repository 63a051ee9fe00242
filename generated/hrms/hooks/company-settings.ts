// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/company-settings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getCompanySettingsKey = /*#__PURE__*/ $keyOf($call.getCompanySettings);
export const getCompanySettingsOptions = /*#__PURE__*/ $optionsOf($call.getCompanySettings);
export const useGetCompanySettings = /*#__PURE__*/ $queryHook(getCompanySettingsOptions);

export const updateCompanySettingsMutation = /*#__PURE__*/ $mutationOf($call.updateCompanySettings);
export const useUpdateCompanySettings = /*#__PURE__*/ $mutationHook(updateCompanySettingsMutation);

export const resetCompanySettingsMutation = /*#__PURE__*/ $mutationOf($call.resetCompanySettings);
export const useResetCompanySettings = /*#__PURE__*/ $mutationHook(resetCompanySettingsMutation);

export const listCompanySettingsHistoryKey = /*#__PURE__*/ $keyOf($call.listCompanySettingsHistory);
export const listCompanySettingsHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCompanySettingsHistory);
export const useListCompanySettingsHistory = /*#__PURE__*/ $queryHook(listCompanySettingsHistoryOptions);
export const listCompanySettingsHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCompanySettingsHistory, "items");
export const useListCompanySettingsHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCompanySettingsHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getCompanySettings: getCompanySettingsKey, listCompanySettingsHistory: listCompanySettingsHistoryKey });
