// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/workpass-occupations.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWorkpassOccupationsKey = /*#__PURE__*/ $keyOf($call.listWorkpassOccupations);
export const listWorkpassOccupationsOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassOccupations);
export const useListWorkpassOccupations = /*#__PURE__*/ $queryHook(listWorkpassOccupationsOptions);
export const listWorkpassOccupationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkpassOccupations, "items");
export const useListWorkpassOccupationsInfinite = /*#__PURE__*/ $infiniteHook(listWorkpassOccupationsInfiniteOptions);

export const createWorkpassOccupationMutation = /*#__PURE__*/ $mutationOf($call.createWorkpassOccupation);
export const useCreateWorkpassOccupation = /*#__PURE__*/ $mutationHook(createWorkpassOccupationMutation);

export const listWorkpassOccupationOptionsKey = /*#__PURE__*/ $keyOf($call.listWorkpassOccupationOptions);
export const listWorkpassOccupationOptionsOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassOccupationOptions);
export const useListWorkpassOccupationOptions = /*#__PURE__*/ $queryHook(listWorkpassOccupationOptionsOptions);

export const exportWorkpassOccupationsKey = /*#__PURE__*/ $keyOf($call.exportWorkpassOccupations);
export const exportWorkpassOccupationsOptions = /*#__PURE__*/ $optionsOf($call.exportWorkpassOccupations);
export const useExportWorkpassOccupations = /*#__PURE__*/ $queryHook(exportWorkpassOccupationsOptions);

export const importWorkpassOccupationsMutation = /*#__PURE__*/ $mutationOf($call.importWorkpassOccupations);
export const useImportWorkpassOccupations = /*#__PURE__*/ $mutationHook(importWorkpassOccupationsMutation);

export const getWorkpassOccupationKey = /*#__PURE__*/ $keyOf($call.getWorkpassOccupation);
export const getWorkpassOccupationOptions = /*#__PURE__*/ $optionsOf($call.getWorkpassOccupation);
export const useGetWorkpassOccupation = /*#__PURE__*/ $queryHook(getWorkpassOccupationOptions);

export const updateWorkpassOccupationMutation = /*#__PURE__*/ $mutationOf($call.updateWorkpassOccupation);
export const useUpdateWorkpassOccupation = /*#__PURE__*/ $mutationHook(updateWorkpassOccupationMutation);

export const deleteWorkpassOccupationMutation = /*#__PURE__*/ $mutationOf($call.deleteWorkpassOccupation);
export const useDeleteWorkpassOccupation = /*#__PURE__*/ $mutationHook(deleteWorkpassOccupationMutation);

export const archiveWorkpassOccupationMutation = /*#__PURE__*/ $mutationOf($call.archiveWorkpassOccupation);
export const useArchiveWorkpassOccupation = /*#__PURE__*/ $mutationHook(archiveWorkpassOccupationMutation);

export const restoreWorkpassOccupationMutation = /*#__PURE__*/ $mutationOf($call.restoreWorkpassOccupation);
export const useRestoreWorkpassOccupation = /*#__PURE__*/ $mutationHook(restoreWorkpassOccupationMutation);

export const listWorkpassOccupationHistoryKey = /*#__PURE__*/ $keyOf($call.listWorkpassOccupationHistory);
export const listWorkpassOccupationHistoryOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassOccupationHistory);
export const useListWorkpassOccupationHistory = /*#__PURE__*/ $queryHook(listWorkpassOccupationHistoryOptions);
export const listWorkpassOccupationHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkpassOccupationHistory, "items");
export const useListWorkpassOccupationHistoryInfinite = /*#__PURE__*/ $infiniteHook(listWorkpassOccupationHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWorkpassOccupations: listWorkpassOccupationsKey, listWorkpassOccupationOptions: listWorkpassOccupationOptionsKey, exportWorkpassOccupations: exportWorkpassOccupationsKey, getWorkpassOccupation: getWorkpassOccupationKey, listWorkpassOccupationHistory: listWorkpassOccupationHistoryKey });
