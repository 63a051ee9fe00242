// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-increments.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLeaveIncrementsKey = /*#__PURE__*/ $keyOf($call.listLeaveIncrements);
export const listLeaveIncrementsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveIncrements);
export const useListLeaveIncrements = /*#__PURE__*/ $queryHook(listLeaveIncrementsOptions);
export const listLeaveIncrementsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveIncrements, "items");
export const useListLeaveIncrementsInfinite = /*#__PURE__*/ $infiniteHook(listLeaveIncrementsInfiniteOptions);

export const createLeaveIncrementMutation = /*#__PURE__*/ $mutationOf($call.createLeaveIncrement);
export const useCreateLeaveIncrement = /*#__PURE__*/ $mutationHook(createLeaveIncrementMutation);

export const listLeaveIncrementOptionsKey = /*#__PURE__*/ $keyOf($call.listLeaveIncrementOptions);
export const listLeaveIncrementOptionsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveIncrementOptions);
export const useListLeaveIncrementOptions = /*#__PURE__*/ $queryHook(listLeaveIncrementOptionsOptions);

export const exportLeaveIncrementsKey = /*#__PURE__*/ $keyOf($call.exportLeaveIncrements);
export const exportLeaveIncrementsOptions = /*#__PURE__*/ $optionsOf($call.exportLeaveIncrements);
export const useExportLeaveIncrements = /*#__PURE__*/ $queryHook(exportLeaveIncrementsOptions);

export const getLeaveIncrementKey = /*#__PURE__*/ $keyOf($call.getLeaveIncrement);
export const getLeaveIncrementOptions = /*#__PURE__*/ $optionsOf($call.getLeaveIncrement);
export const useGetLeaveIncrement = /*#__PURE__*/ $queryHook(getLeaveIncrementOptions);

export const updateLeaveIncrementMutation = /*#__PURE__*/ $mutationOf($call.updateLeaveIncrement);
export const useUpdateLeaveIncrement = /*#__PURE__*/ $mutationHook(updateLeaveIncrementMutation);

export const deleteLeaveIncrementMutation = /*#__PURE__*/ $mutationOf($call.deleteLeaveIncrement);
export const useDeleteLeaveIncrement = /*#__PURE__*/ $mutationHook(deleteLeaveIncrementMutation);

export const archiveLeaveIncrementMutation = /*#__PURE__*/ $mutationOf($call.archiveLeaveIncrement);
export const useArchiveLeaveIncrement = /*#__PURE__*/ $mutationHook(archiveLeaveIncrementMutation);

export const restoreLeaveIncrementMutation = /*#__PURE__*/ $mutationOf($call.restoreLeaveIncrement);
export const useRestoreLeaveIncrement = /*#__PURE__*/ $mutationHook(restoreLeaveIncrementMutation);

export const listLeaveIncrementHistoryKey = /*#__PURE__*/ $keyOf($call.listLeaveIncrementHistory);
export const listLeaveIncrementHistoryOptions = /*#__PURE__*/ $optionsOf($call.listLeaveIncrementHistory);
export const useListLeaveIncrementHistory = /*#__PURE__*/ $queryHook(listLeaveIncrementHistoryOptions);
export const listLeaveIncrementHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveIncrementHistory, "items");
export const useListLeaveIncrementHistoryInfinite = /*#__PURE__*/ $infiniteHook(listLeaveIncrementHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLeaveIncrements: listLeaveIncrementsKey, listLeaveIncrementOptions: listLeaveIncrementOptionsKey, exportLeaveIncrements: exportLeaveIncrementsKey, getLeaveIncrement: getLeaveIncrementKey, listLeaveIncrementHistory: listLeaveIncrementHistoryKey });
