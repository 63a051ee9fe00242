// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/ppf.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPpfSetsKey = /*#__PURE__*/ $keyOf($call.listPpfSets);
export const listPpfSetsOptions = /*#__PURE__*/ $optionsOf($call.listPpfSets);
export const useListPpfSets = /*#__PURE__*/ $queryHook(listPpfSetsOptions);
export const listPpfSetsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPpfSets, "items");
export const useListPpfSetsInfinite = /*#__PURE__*/ $infiniteHook(listPpfSetsInfiniteOptions);

export const createPpfSetMutation = /*#__PURE__*/ $mutationOf($call.createPpfSet);
export const useCreatePpfSet = /*#__PURE__*/ $mutationHook(createPpfSetMutation);

export const exportPpfSetsKey = /*#__PURE__*/ $keyOf($call.exportPpfSets);
export const exportPpfSetsOptions = /*#__PURE__*/ $optionsOf($call.exportPpfSets);
export const useExportPpfSets = /*#__PURE__*/ $queryHook(exportPpfSetsOptions);

export const getPpfSetKey = /*#__PURE__*/ $keyOf($call.getPpfSet);
export const getPpfSetOptions = /*#__PURE__*/ $optionsOf($call.getPpfSet);
export const useGetPpfSet = /*#__PURE__*/ $queryHook(getPpfSetOptions);

export const updatePpfSetMutation = /*#__PURE__*/ $mutationOf($call.updatePpfSet);
export const useUpdatePpfSet = /*#__PURE__*/ $mutationHook(updatePpfSetMutation);

export const deletePpfSetMutation = /*#__PURE__*/ $mutationOf($call.deletePpfSet);
export const useDeletePpfSet = /*#__PURE__*/ $mutationHook(deletePpfSetMutation);

export const getPpfSetDifferencesKey = /*#__PURE__*/ $keyOf($call.getPpfSetDifferences);
export const getPpfSetDifferencesOptions = /*#__PURE__*/ $optionsOf($call.getPpfSetDifferences);
export const useGetPpfSetDifferences = /*#__PURE__*/ $queryHook(getPpfSetDifferencesOptions);

export const getPpfSetEffectKey = /*#__PURE__*/ $keyOf($call.getPpfSetEffect);
export const getPpfSetEffectOptions = /*#__PURE__*/ $optionsOf($call.getPpfSetEffect);
export const useGetPpfSetEffect = /*#__PURE__*/ $queryHook(getPpfSetEffectOptions);

export const reviewPpfSetMutation = /*#__PURE__*/ $mutationOf($call.reviewPpfSet);
export const useReviewPpfSet = /*#__PURE__*/ $mutationHook(reviewPpfSetMutation);

export const activatePpfSetMutation = /*#__PURE__*/ $mutationOf($call.activatePpfSet);
export const useActivatePpfSet = /*#__PURE__*/ $mutationHook(activatePpfSetMutation);

export const listPpfSetHistoryKey = /*#__PURE__*/ $keyOf($call.listPpfSetHistory);
export const listPpfSetHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPpfSetHistory);
export const useListPpfSetHistory = /*#__PURE__*/ $queryHook(listPpfSetHistoryOptions);
export const listPpfSetHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPpfSetHistory, "items");
export const useListPpfSetHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPpfSetHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPpfSets: listPpfSetsKey, exportPpfSets: exportPpfSetsKey, getPpfSet: getPpfSetKey, getPpfSetDifferences: getPpfSetDifferencesKey, getPpfSetEffect: getPpfSetEffectKey, listPpfSetHistory: listPpfSetHistoryKey });
