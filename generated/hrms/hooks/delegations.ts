// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/delegations.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDelegationsKey = /*#__PURE__*/ $keyOf($call.listDelegations);
export const listDelegationsOptions = /*#__PURE__*/ $optionsOf($call.listDelegations);
export const useListDelegations = /*#__PURE__*/ $queryHook(listDelegationsOptions);
export const listDelegationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDelegations, "items");
export const useListDelegationsInfinite = /*#__PURE__*/ $infiniteHook(listDelegationsInfiniteOptions);

export const createDelegationMutation = /*#__PURE__*/ $mutationOf($call.createDelegation);
export const useCreateDelegation = /*#__PURE__*/ $mutationHook(createDelegationMutation);

export const exportDelegationsKey = /*#__PURE__*/ $keyOf($call.exportDelegations);
export const exportDelegationsOptions = /*#__PURE__*/ $optionsOf($call.exportDelegations);
export const useExportDelegations = /*#__PURE__*/ $queryHook(exportDelegationsOptions);

export const getDelegationKey = /*#__PURE__*/ $keyOf($call.getDelegation);
export const getDelegationOptions = /*#__PURE__*/ $optionsOf($call.getDelegation);
export const useGetDelegation = /*#__PURE__*/ $queryHook(getDelegationOptions);

export const updateDelegationMutation = /*#__PURE__*/ $mutationOf($call.updateDelegation);
export const useUpdateDelegation = /*#__PURE__*/ $mutationHook(updateDelegationMutation);

export const deleteDelegationMutation = /*#__PURE__*/ $mutationOf($call.deleteDelegation);
export const useDeleteDelegation = /*#__PURE__*/ $mutationHook(deleteDelegationMutation);

export const archiveDelegationMutation = /*#__PURE__*/ $mutationOf($call.archiveDelegation);
export const useArchiveDelegation = /*#__PURE__*/ $mutationHook(archiveDelegationMutation);

export const restoreDelegationMutation = /*#__PURE__*/ $mutationOf($call.restoreDelegation);
export const useRestoreDelegation = /*#__PURE__*/ $mutationHook(restoreDelegationMutation);

export const listDelegationHistoryKey = /*#__PURE__*/ $keyOf($call.listDelegationHistory);
export const listDelegationHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDelegationHistory);
export const useListDelegationHistory = /*#__PURE__*/ $queryHook(listDelegationHistoryOptions);
export const listDelegationHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDelegationHistory, "items");
export const useListDelegationHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDelegationHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDelegations: listDelegationsKey, exportDelegations: exportDelegationsKey, getDelegation: getDelegationKey, listDelegationHistory: listDelegationHistoryKey });
