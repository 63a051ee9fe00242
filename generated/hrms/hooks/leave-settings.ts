// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-settings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLeaveSettingsKey = /*#__PURE__*/ $keyOf($call.listLeaveSettings);
export const listLeaveSettingsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveSettings);
export const useListLeaveSettings = /*#__PURE__*/ $queryHook(listLeaveSettingsOptions);
export const listLeaveSettingsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveSettings, "items");
export const useListLeaveSettingsInfinite = /*#__PURE__*/ $infiniteHook(listLeaveSettingsInfiniteOptions);

export const createLeaveSettingMutation = /*#__PURE__*/ $mutationOf($call.createLeaveSetting);
export const useCreateLeaveSetting = /*#__PURE__*/ $mutationHook(createLeaveSettingMutation);

export const listLeaveSettingOptionsKey = /*#__PURE__*/ $keyOf($call.listLeaveSettingOptions);
export const listLeaveSettingOptionsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveSettingOptions);
export const useListLeaveSettingOptions = /*#__PURE__*/ $queryHook(listLeaveSettingOptionsOptions);

export const exportLeaveSettingsKey = /*#__PURE__*/ $keyOf($call.exportLeaveSettings);
export const exportLeaveSettingsOptions = /*#__PURE__*/ $optionsOf($call.exportLeaveSettings);
export const useExportLeaveSettings = /*#__PURE__*/ $queryHook(exportLeaveSettingsOptions);

export const getApplicableLeaveKey = /*#__PURE__*/ $keyOf($call.getApplicableLeave);
export const getApplicableLeaveOptions = /*#__PURE__*/ $optionsOf($call.getApplicableLeave);
export const useGetApplicableLeave = /*#__PURE__*/ $queryHook(getApplicableLeaveOptions);

export const applyLeaveSettingsMutation = /*#__PURE__*/ $mutationOf($call.applyLeaveSettings);
export const useApplyLeaveSettings = /*#__PURE__*/ $mutationHook(applyLeaveSettingsMutation);

export const getLeaveSettingKey = /*#__PURE__*/ $keyOf($call.getLeaveSetting);
export const getLeaveSettingOptions = /*#__PURE__*/ $optionsOf($call.getLeaveSetting);
export const useGetLeaveSetting = /*#__PURE__*/ $queryHook(getLeaveSettingOptions);

export const updateLeaveSettingMutation = /*#__PURE__*/ $mutationOf($call.updateLeaveSetting);
export const useUpdateLeaveSetting = /*#__PURE__*/ $mutationHook(updateLeaveSettingMutation);

export const deleteLeaveSettingMutation = /*#__PURE__*/ $mutationOf($call.deleteLeaveSetting);
export const useDeleteLeaveSetting = /*#__PURE__*/ $mutationHook(deleteLeaveSettingMutation);

export const archiveLeaveSettingMutation = /*#__PURE__*/ $mutationOf($call.archiveLeaveSetting);
export const useArchiveLeaveSetting = /*#__PURE__*/ $mutationHook(archiveLeaveSettingMutation);

export const restoreLeaveSettingMutation = /*#__PURE__*/ $mutationOf($call.restoreLeaveSetting);
export const useRestoreLeaveSetting = /*#__PURE__*/ $mutationHook(restoreLeaveSettingMutation);

export const listLeaveSettingHistoryKey = /*#__PURE__*/ $keyOf($call.listLeaveSettingHistory);
export const listLeaveSettingHistoryOptions = /*#__PURE__*/ $optionsOf($call.listLeaveSettingHistory);
export const useListLeaveSettingHistory = /*#__PURE__*/ $queryHook(listLeaveSettingHistoryOptions);
export const listLeaveSettingHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveSettingHistory, "items");
export const useListLeaveSettingHistoryInfinite = /*#__PURE__*/ $infiniteHook(listLeaveSettingHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLeaveSettings: listLeaveSettingsKey, listLeaveSettingOptions: listLeaveSettingOptionsKey, exportLeaveSettings: exportLeaveSettingsKey, getApplicableLeave: getApplicableLeaveKey, getLeaveSetting: getLeaveSettingKey, listLeaveSettingHistory: listLeaveSettingHistoryKey });
