// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/staffing-needs.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listStaffingNeedsKey = /*#__PURE__*/ $keyOf($call.listStaffingNeeds);
export const listStaffingNeedsOptions = /*#__PURE__*/ $optionsOf($call.listStaffingNeeds);
export const useListStaffingNeeds = /*#__PURE__*/ $queryHook(listStaffingNeedsOptions);
export const listStaffingNeedsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listStaffingNeeds, "items");
export const useListStaffingNeedsInfinite = /*#__PURE__*/ $infiniteHook(listStaffingNeedsInfiniteOptions);

export const createStaffingNeedMutation = /*#__PURE__*/ $mutationOf($call.createStaffingNeed);
export const useCreateStaffingNeed = /*#__PURE__*/ $mutationHook(createStaffingNeedMutation);

export const listStaffingNeedOptionsKey = /*#__PURE__*/ $keyOf($call.listStaffingNeedOptions);
export const listStaffingNeedOptionsOptions = /*#__PURE__*/ $optionsOf($call.listStaffingNeedOptions);
export const useListStaffingNeedOptions = /*#__PURE__*/ $queryHook(listStaffingNeedOptionsOptions);

export const exportStaffingNeedsKey = /*#__PURE__*/ $keyOf($call.exportStaffingNeeds);
export const exportStaffingNeedsOptions = /*#__PURE__*/ $optionsOf($call.exportStaffingNeeds);
export const useExportStaffingNeeds = /*#__PURE__*/ $queryHook(exportStaffingNeedsOptions);

export const getStaffingNeedKey = /*#__PURE__*/ $keyOf($call.getStaffingNeed);
export const getStaffingNeedOptions = /*#__PURE__*/ $optionsOf($call.getStaffingNeed);
export const useGetStaffingNeed = /*#__PURE__*/ $queryHook(getStaffingNeedOptions);

export const updateStaffingNeedMutation = /*#__PURE__*/ $mutationOf($call.updateStaffingNeed);
export const useUpdateStaffingNeed = /*#__PURE__*/ $mutationHook(updateStaffingNeedMutation);

export const deleteStaffingNeedMutation = /*#__PURE__*/ $mutationOf($call.deleteStaffingNeed);
export const useDeleteStaffingNeed = /*#__PURE__*/ $mutationHook(deleteStaffingNeedMutation);

export const archiveStaffingNeedMutation = /*#__PURE__*/ $mutationOf($call.archiveStaffingNeed);
export const useArchiveStaffingNeed = /*#__PURE__*/ $mutationHook(archiveStaffingNeedMutation);

export const restoreStaffingNeedMutation = /*#__PURE__*/ $mutationOf($call.restoreStaffingNeed);
export const useRestoreStaffingNeed = /*#__PURE__*/ $mutationHook(restoreStaffingNeedMutation);

export const listStaffingNeedHistoryKey = /*#__PURE__*/ $keyOf($call.listStaffingNeedHistory);
export const listStaffingNeedHistoryOptions = /*#__PURE__*/ $optionsOf($call.listStaffingNeedHistory);
export const useListStaffingNeedHistory = /*#__PURE__*/ $queryHook(listStaffingNeedHistoryOptions);
export const listStaffingNeedHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listStaffingNeedHistory, "items");
export const useListStaffingNeedHistoryInfinite = /*#__PURE__*/ $infiniteHook(listStaffingNeedHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listStaffingNeeds: listStaffingNeedsKey, listStaffingNeedOptions: listStaffingNeedOptionsKey, exportStaffingNeeds: exportStaffingNeedsKey, getStaffingNeed: getStaffingNeedKey, listStaffingNeedHistory: listStaffingNeedHistoryKey });
