// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/religions.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listReligionsKey = /*#__PURE__*/ $keyOf($call.listReligions);
export const listReligionsOptions = /*#__PURE__*/ $optionsOf($call.listReligions);
export const useListReligions = /*#__PURE__*/ $queryHook(listReligionsOptions);
export const listReligionsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listReligions, "items");
export const useListReligionsInfinite = /*#__PURE__*/ $infiniteHook(listReligionsInfiniteOptions);

export const createReligionMutation = /*#__PURE__*/ $mutationOf($call.createReligion);
export const useCreateReligion = /*#__PURE__*/ $mutationHook(createReligionMutation);

export const listReligionOptionsKey = /*#__PURE__*/ $keyOf($call.listReligionOptions);
export const listReligionOptionsOptions = /*#__PURE__*/ $optionsOf($call.listReligionOptions);
export const useListReligionOptions = /*#__PURE__*/ $queryHook(listReligionOptionsOptions);

export const exportReligionsKey = /*#__PURE__*/ $keyOf($call.exportReligions);
export const exportReligionsOptions = /*#__PURE__*/ $optionsOf($call.exportReligions);
export const useExportReligions = /*#__PURE__*/ $queryHook(exportReligionsOptions);

export const getReligionKey = /*#__PURE__*/ $keyOf($call.getReligion);
export const getReligionOptions = /*#__PURE__*/ $optionsOf($call.getReligion);
export const useGetReligion = /*#__PURE__*/ $queryHook(getReligionOptions);

export const updateReligionMutation = /*#__PURE__*/ $mutationOf($call.updateReligion);
export const useUpdateReligion = /*#__PURE__*/ $mutationHook(updateReligionMutation);

export const deleteReligionMutation = /*#__PURE__*/ $mutationOf($call.deleteReligion);
export const useDeleteReligion = /*#__PURE__*/ $mutationHook(deleteReligionMutation);

export const archiveReligionMutation = /*#__PURE__*/ $mutationOf($call.archiveReligion);
export const useArchiveReligion = /*#__PURE__*/ $mutationHook(archiveReligionMutation);

export const restoreReligionMutation = /*#__PURE__*/ $mutationOf($call.restoreReligion);
export const useRestoreReligion = /*#__PURE__*/ $mutationHook(restoreReligionMutation);

export const listReligionHistoryKey = /*#__PURE__*/ $keyOf($call.listReligionHistory);
export const listReligionHistoryOptions = /*#__PURE__*/ $optionsOf($call.listReligionHistory);
export const useListReligionHistory = /*#__PURE__*/ $queryHook(listReligionHistoryOptions);
export const listReligionHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listReligionHistory, "items");
export const useListReligionHistoryInfinite = /*#__PURE__*/ $infiniteHook(listReligionHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listReligions: listReligionsKey, listReligionOptions: listReligionOptionsKey, exportReligions: exportReligionsKey, getReligion: getReligionKey, listReligionHistory: listReligionHistoryKey });
