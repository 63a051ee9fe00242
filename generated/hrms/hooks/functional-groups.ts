// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/functional-groups.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listFunctionalGroupsKey = /*#__PURE__*/ $keyOf($call.listFunctionalGroups);
export const listFunctionalGroupsOptions = /*#__PURE__*/ $optionsOf($call.listFunctionalGroups);
export const useListFunctionalGroups = /*#__PURE__*/ $queryHook(listFunctionalGroupsOptions);
export const listFunctionalGroupsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listFunctionalGroups, "items");
export const useListFunctionalGroupsInfinite = /*#__PURE__*/ $infiniteHook(listFunctionalGroupsInfiniteOptions);

export const createFunctionalGroupMutation = /*#__PURE__*/ $mutationOf($call.createFunctionalGroup);
export const useCreateFunctionalGroup = /*#__PURE__*/ $mutationHook(createFunctionalGroupMutation);

export const listFunctionalGroupOptionsKey = /*#__PURE__*/ $keyOf($call.listFunctionalGroupOptions);
export const listFunctionalGroupOptionsOptions = /*#__PURE__*/ $optionsOf($call.listFunctionalGroupOptions);
export const useListFunctionalGroupOptions = /*#__PURE__*/ $queryHook(listFunctionalGroupOptionsOptions);

export const exportFunctionalGroupsKey = /*#__PURE__*/ $keyOf($call.exportFunctionalGroups);
export const exportFunctionalGroupsOptions = /*#__PURE__*/ $optionsOf($call.exportFunctionalGroups);
export const useExportFunctionalGroups = /*#__PURE__*/ $queryHook(exportFunctionalGroupsOptions);

export const getFunctionalGroupKey = /*#__PURE__*/ $keyOf($call.getFunctionalGroup);
export const getFunctionalGroupOptions = /*#__PURE__*/ $optionsOf($call.getFunctionalGroup);
export const useGetFunctionalGroup = /*#__PURE__*/ $queryHook(getFunctionalGroupOptions);

export const updateFunctionalGroupMutation = /*#__PURE__*/ $mutationOf($call.updateFunctionalGroup);
export const useUpdateFunctionalGroup = /*#__PURE__*/ $mutationHook(updateFunctionalGroupMutation);

export const deleteFunctionalGroupMutation = /*#__PURE__*/ $mutationOf($call.deleteFunctionalGroup);
export const useDeleteFunctionalGroup = /*#__PURE__*/ $mutationHook(deleteFunctionalGroupMutation);

export const archiveFunctionalGroupMutation = /*#__PURE__*/ $mutationOf($call.archiveFunctionalGroup);
export const useArchiveFunctionalGroup = /*#__PURE__*/ $mutationHook(archiveFunctionalGroupMutation);

export const restoreFunctionalGroupMutation = /*#__PURE__*/ $mutationOf($call.restoreFunctionalGroup);
export const useRestoreFunctionalGroup = /*#__PURE__*/ $mutationHook(restoreFunctionalGroupMutation);

export const listFunctionalGroupHistoryKey = /*#__PURE__*/ $keyOf($call.listFunctionalGroupHistory);
export const listFunctionalGroupHistoryOptions = /*#__PURE__*/ $optionsOf($call.listFunctionalGroupHistory);
export const useListFunctionalGroupHistory = /*#__PURE__*/ $queryHook(listFunctionalGroupHistoryOptions);
export const listFunctionalGroupHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listFunctionalGroupHistory, "items");
export const useListFunctionalGroupHistoryInfinite = /*#__PURE__*/ $infiniteHook(listFunctionalGroupHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listFunctionalGroups: listFunctionalGroupsKey, listFunctionalGroupOptions: listFunctionalGroupOptionsKey, exportFunctionalGroups: exportFunctionalGroupsKey, getFunctionalGroup: getFunctionalGroupKey, listFunctionalGroupHistory: listFunctionalGroupHistoryKey });
