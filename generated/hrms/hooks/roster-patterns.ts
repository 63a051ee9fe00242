// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roster-patterns.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listRosterPatternsKey = /*#__PURE__*/ $keyOf($call.listRosterPatterns);
export const listRosterPatternsOptions = /*#__PURE__*/ $optionsOf($call.listRosterPatterns);
export const useListRosterPatterns = /*#__PURE__*/ $queryHook(listRosterPatternsOptions);
export const listRosterPatternsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRosterPatterns, "items");
export const useListRosterPatternsInfinite = /*#__PURE__*/ $infiniteHook(listRosterPatternsInfiniteOptions);

export const createRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.createRosterPattern);
export const useCreateRosterPattern = /*#__PURE__*/ $mutationHook(createRosterPatternMutation);

export const listRosterPatternOptionsKey = /*#__PURE__*/ $keyOf($call.listRosterPatternOptions);
export const listRosterPatternOptionsOptions = /*#__PURE__*/ $optionsOf($call.listRosterPatternOptions);
export const useListRosterPatternOptions = /*#__PURE__*/ $queryHook(listRosterPatternOptionsOptions);

export const exportRosterPatternsKey = /*#__PURE__*/ $keyOf($call.exportRosterPatterns);
export const exportRosterPatternsOptions = /*#__PURE__*/ $optionsOf($call.exportRosterPatterns);
export const useExportRosterPatterns = /*#__PURE__*/ $queryHook(exportRosterPatternsOptions);

export const getRosterPatternKey = /*#__PURE__*/ $keyOf($call.getRosterPattern);
export const getRosterPatternOptions = /*#__PURE__*/ $optionsOf($call.getRosterPattern);
export const useGetRosterPattern = /*#__PURE__*/ $queryHook(getRosterPatternOptions);

export const updateRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.updateRosterPattern);
export const useUpdateRosterPattern = /*#__PURE__*/ $mutationHook(updateRosterPatternMutation);

export const deleteRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.deleteRosterPattern);
export const useDeleteRosterPattern = /*#__PURE__*/ $mutationHook(deleteRosterPatternMutation);

export const archiveRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.archiveRosterPattern);
export const useArchiveRosterPattern = /*#__PURE__*/ $mutationHook(archiveRosterPatternMutation);

export const restoreRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.restoreRosterPattern);
export const useRestoreRosterPattern = /*#__PURE__*/ $mutationHook(restoreRosterPatternMutation);

export const listRosterPatternHistoryKey = /*#__PURE__*/ $keyOf($call.listRosterPatternHistory);
export const listRosterPatternHistoryOptions = /*#__PURE__*/ $optionsOf($call.listRosterPatternHistory);
export const useListRosterPatternHistory = /*#__PURE__*/ $queryHook(listRosterPatternHistoryOptions);
export const listRosterPatternHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRosterPatternHistory, "items");
export const useListRosterPatternHistoryInfinite = /*#__PURE__*/ $infiniteHook(listRosterPatternHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listRosterPatterns: listRosterPatternsKey, listRosterPatternOptions: listRosterPatternOptionsKey, exportRosterPatterns: exportRosterPatternsKey, getRosterPattern: getRosterPatternKey, listRosterPatternHistory: listRosterPatternHistoryKey });
