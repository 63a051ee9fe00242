// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/workpass-types.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWorkpassTypesKey = /*#__PURE__*/ $keyOf($call.listWorkpassTypes);
export const listWorkpassTypesOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassTypes);
export const useListWorkpassTypes = /*#__PURE__*/ $queryHook(listWorkpassTypesOptions);
export const listWorkpassTypesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkpassTypes, "items");
export const useListWorkpassTypesInfinite = /*#__PURE__*/ $infiniteHook(listWorkpassTypesInfiniteOptions);

export const createWorkpassTypeMutation = /*#__PURE__*/ $mutationOf($call.createWorkpassType);
export const useCreateWorkpassType = /*#__PURE__*/ $mutationHook(createWorkpassTypeMutation);

export const listWorkpassTypeOptionsKey = /*#__PURE__*/ $keyOf($call.listWorkpassTypeOptions);
export const listWorkpassTypeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassTypeOptions);
export const useListWorkpassTypeOptions = /*#__PURE__*/ $queryHook(listWorkpassTypeOptionsOptions);

export const exportWorkpassTypesKey = /*#__PURE__*/ $keyOf($call.exportWorkpassTypes);
export const exportWorkpassTypesOptions = /*#__PURE__*/ $optionsOf($call.exportWorkpassTypes);
export const useExportWorkpassTypes = /*#__PURE__*/ $queryHook(exportWorkpassTypesOptions);

export const getWorkpassTypeKey = /*#__PURE__*/ $keyOf($call.getWorkpassType);
export const getWorkpassTypeOptions = /*#__PURE__*/ $optionsOf($call.getWorkpassType);
export const useGetWorkpassType = /*#__PURE__*/ $queryHook(getWorkpassTypeOptions);

export const updateWorkpassTypeMutation = /*#__PURE__*/ $mutationOf($call.updateWorkpassType);
export const useUpdateWorkpassType = /*#__PURE__*/ $mutationHook(updateWorkpassTypeMutation);

export const deleteWorkpassTypeMutation = /*#__PURE__*/ $mutationOf($call.deleteWorkpassType);
export const useDeleteWorkpassType = /*#__PURE__*/ $mutationHook(deleteWorkpassTypeMutation);

export const archiveWorkpassTypeMutation = /*#__PURE__*/ $mutationOf($call.archiveWorkpassType);
export const useArchiveWorkpassType = /*#__PURE__*/ $mutationHook(archiveWorkpassTypeMutation);

export const restoreWorkpassTypeMutation = /*#__PURE__*/ $mutationOf($call.restoreWorkpassType);
export const useRestoreWorkpassType = /*#__PURE__*/ $mutationHook(restoreWorkpassTypeMutation);

export const listWorkpassTypeHistoryKey = /*#__PURE__*/ $keyOf($call.listWorkpassTypeHistory);
export const listWorkpassTypeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listWorkpassTypeHistory);
export const useListWorkpassTypeHistory = /*#__PURE__*/ $queryHook(listWorkpassTypeHistoryOptions);
export const listWorkpassTypeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkpassTypeHistory, "items");
export const useListWorkpassTypeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listWorkpassTypeHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWorkpassTypes: listWorkpassTypesKey, listWorkpassTypeOptions: listWorkpassTypeOptionsKey, exportWorkpassTypes: exportWorkpassTypesKey, getWorkpassType: getWorkpassTypeKey, listWorkpassTypeHistory: listWorkpassTypeHistoryKey });
