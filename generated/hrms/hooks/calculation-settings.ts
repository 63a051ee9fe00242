// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/calculation-settings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getCalculationSettingsKey = /*#__PURE__*/ $keyOf($call.getCalculationSettings);
export const getCalculationSettingsOptions = /*#__PURE__*/ $optionsOf($call.getCalculationSettings);
export const useGetCalculationSettings = /*#__PURE__*/ $queryHook(getCalculationSettingsOptions);

export const updateCalculationSettingsMutation = /*#__PURE__*/ $mutationOf($call.updateCalculationSettings);
export const useUpdateCalculationSettings = /*#__PURE__*/ $mutationHook(updateCalculationSettingsMutation);

export const listCalculationSettingsHistoryKey = /*#__PURE__*/ $keyOf($call.listCalculationSettingsHistory);
export const listCalculationSettingsHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCalculationSettingsHistory);
export const useListCalculationSettingsHistory = /*#__PURE__*/ $queryHook(listCalculationSettingsHistoryOptions);
export const listCalculationSettingsHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCalculationSettingsHistory, "items");
export const useListCalculationSettingsHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCalculationSettingsHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getCalculationSettings: getCalculationSettingsKey, listCalculationSettingsHistory: listCalculationSettingsHistoryKey });
