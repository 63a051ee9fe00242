// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/year-settings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listYearSettingsKey = /*#__PURE__*/ $keyOf($call.listYearSettings);
export const listYearSettingsOptions = /*#__PURE__*/ $optionsOf($call.listYearSettings);
export const useListYearSettings = /*#__PURE__*/ $queryHook(listYearSettingsOptions);
export const listYearSettingsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listYearSettings, "items");
export const useListYearSettingsInfinite = /*#__PURE__*/ $infiniteHook(listYearSettingsInfiniteOptions);

export const createYearSettingMutation = /*#__PURE__*/ $mutationOf($call.createYearSetting);
export const useCreateYearSetting = /*#__PURE__*/ $mutationHook(createYearSettingMutation);

export const listYearSettingOptionsKey = /*#__PURE__*/ $keyOf($call.listYearSettingOptions);
export const listYearSettingOptionsOptions = /*#__PURE__*/ $optionsOf($call.listYearSettingOptions);
export const useListYearSettingOptions = /*#__PURE__*/ $queryHook(listYearSettingOptionsOptions);

export const exportYearSettingsKey = /*#__PURE__*/ $keyOf($call.exportYearSettings);
export const exportYearSettingsOptions = /*#__PURE__*/ $optionsOf($call.exportYearSettings);
export const useExportYearSettings = /*#__PURE__*/ $queryHook(exportYearSettingsOptions);

export const getLeaveYearKey = /*#__PURE__*/ $keyOf($call.getLeaveYear);
export const getLeaveYearOptions = /*#__PURE__*/ $optionsOf($call.getLeaveYear);
export const useGetLeaveYear = /*#__PURE__*/ $queryHook(getLeaveYearOptions);

export const getYearSettingKey = /*#__PURE__*/ $keyOf($call.getYearSetting);
export const getYearSettingOptions = /*#__PURE__*/ $optionsOf($call.getYearSetting);
export const useGetYearSetting = /*#__PURE__*/ $queryHook(getYearSettingOptions);

export const updateYearSettingMutation = /*#__PURE__*/ $mutationOf($call.updateYearSetting);
export const useUpdateYearSetting = /*#__PURE__*/ $mutationHook(updateYearSettingMutation);

export const deleteYearSettingMutation = /*#__PURE__*/ $mutationOf($call.deleteYearSetting);
export const useDeleteYearSetting = /*#__PURE__*/ $mutationHook(deleteYearSettingMutation);

export const archiveYearSettingMutation = /*#__PURE__*/ $mutationOf($call.archiveYearSetting);
export const useArchiveYearSetting = /*#__PURE__*/ $mutationHook(archiveYearSettingMutation);

export const restoreYearSettingMutation = /*#__PURE__*/ $mutationOf($call.restoreYearSetting);
export const useRestoreYearSetting = /*#__PURE__*/ $mutationHook(restoreYearSettingMutation);

export const listYearClosingKey = /*#__PURE__*/ $keyOf($call.listYearClosing);
export const listYearClosingOptions = /*#__PURE__*/ $optionsOf($call.listYearClosing);
export const useListYearClosing = /*#__PURE__*/ $queryHook(listYearClosingOptions);
export const listYearClosingInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listYearClosing, "items");
export const useListYearClosingInfinite = /*#__PURE__*/ $infiniteHook(listYearClosingInfiniteOptions);

export const exportYearClosingKey = /*#__PURE__*/ $keyOf($call.exportYearClosing);
export const exportYearClosingOptions = /*#__PURE__*/ $optionsOf($call.exportYearClosing);
export const useExportYearClosing = /*#__PURE__*/ $queryHook(exportYearClosingOptions);

export const closeLeaveYearMutation = /*#__PURE__*/ $mutationOf($call.closeLeaveYear, ["year-settings","leave-balances","jobs"]);
export const useCloseLeaveYear = /*#__PURE__*/ $mutationHook(closeLeaveYearMutation);

export const reopenLeaveYearMutation = /*#__PURE__*/ $mutationOf($call.reopenLeaveYear, ["year-settings","leave-balances","jobs"]);
export const useReopenLeaveYear = /*#__PURE__*/ $mutationHook(reopenLeaveYearMutation);

export const listYearSettingHistoryKey = /*#__PURE__*/ $keyOf($call.listYearSettingHistory);
export const listYearSettingHistoryOptions = /*#__PURE__*/ $optionsOf($call.listYearSettingHistory);
export const useListYearSettingHistory = /*#__PURE__*/ $queryHook(listYearSettingHistoryOptions);
export const listYearSettingHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listYearSettingHistory, "items");
export const useListYearSettingHistoryInfinite = /*#__PURE__*/ $infiniteHook(listYearSettingHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listYearSettings: listYearSettingsKey, listYearSettingOptions: listYearSettingOptionsKey, exportYearSettings: exportYearSettingsKey, getLeaveYear: getLeaveYearKey, getYearSetting: getYearSettingKey, listYearClosing: listYearClosingKey, exportYearClosing: exportYearClosingKey, listYearSettingHistory: listYearSettingHistoryKey });
