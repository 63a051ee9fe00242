// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/work-locations.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWorkLocationsKey = /*#__PURE__*/ $keyOf($call.listWorkLocations);
export const listWorkLocationsOptions = /*#__PURE__*/ $optionsOf($call.listWorkLocations);
export const useListWorkLocations = /*#__PURE__*/ $queryHook(listWorkLocationsOptions);
export const listWorkLocationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkLocations, "items");
export const useListWorkLocationsInfinite = /*#__PURE__*/ $infiniteHook(listWorkLocationsInfiniteOptions);

export const createWorkLocationMutation = /*#__PURE__*/ $mutationOf($call.createWorkLocation);
export const useCreateWorkLocation = /*#__PURE__*/ $mutationHook(createWorkLocationMutation);

export const listWorkLocationOptionsKey = /*#__PURE__*/ $keyOf($call.listWorkLocationOptions);
export const listWorkLocationOptionsOptions = /*#__PURE__*/ $optionsOf($call.listWorkLocationOptions);
export const useListWorkLocationOptions = /*#__PURE__*/ $queryHook(listWorkLocationOptionsOptions);

export const exportWorkLocationsKey = /*#__PURE__*/ $keyOf($call.exportWorkLocations);
export const exportWorkLocationsOptions = /*#__PURE__*/ $optionsOf($call.exportWorkLocations);
export const useExportWorkLocations = /*#__PURE__*/ $queryHook(exportWorkLocationsOptions);

export const getWorkLocationKey = /*#__PURE__*/ $keyOf($call.getWorkLocation);
export const getWorkLocationOptions = /*#__PURE__*/ $optionsOf($call.getWorkLocation);
export const useGetWorkLocation = /*#__PURE__*/ $queryHook(getWorkLocationOptions);

export const updateWorkLocationMutation = /*#__PURE__*/ $mutationOf($call.updateWorkLocation);
export const useUpdateWorkLocation = /*#__PURE__*/ $mutationHook(updateWorkLocationMutation);

export const deleteWorkLocationMutation = /*#__PURE__*/ $mutationOf($call.deleteWorkLocation);
export const useDeleteWorkLocation = /*#__PURE__*/ $mutationHook(deleteWorkLocationMutation);

export const archiveWorkLocationMutation = /*#__PURE__*/ $mutationOf($call.archiveWorkLocation);
export const useArchiveWorkLocation = /*#__PURE__*/ $mutationHook(archiveWorkLocationMutation);

export const restoreWorkLocationMutation = /*#__PURE__*/ $mutationOf($call.restoreWorkLocation);
export const useRestoreWorkLocation = /*#__PURE__*/ $mutationHook(restoreWorkLocationMutation);

export const listWorkLocationHistoryKey = /*#__PURE__*/ $keyOf($call.listWorkLocationHistory);
export const listWorkLocationHistoryOptions = /*#__PURE__*/ $optionsOf($call.listWorkLocationHistory);
export const useListWorkLocationHistory = /*#__PURE__*/ $queryHook(listWorkLocationHistoryOptions);
export const listWorkLocationHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkLocationHistory, "items");
export const useListWorkLocationHistoryInfinite = /*#__PURE__*/ $infiniteHook(listWorkLocationHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWorkLocations: listWorkLocationsKey, listWorkLocationOptions: listWorkLocationOptionsKey, exportWorkLocations: exportWorkLocationsKey, getWorkLocation: getWorkLocationKey, listWorkLocationHistory: listWorkLocationHistoryKey });
