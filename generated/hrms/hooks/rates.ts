// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/rates.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listRateSetsKey = /*#__PURE__*/ $keyOf($call.listRateSets);
export const listRateSetsOptions = /*#__PURE__*/ $optionsOf($call.listRateSets);
export const useListRateSets = /*#__PURE__*/ $queryHook(listRateSetsOptions);
export const listRateSetsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRateSets, "items");
export const useListRateSetsInfinite = /*#__PURE__*/ $infiniteHook(listRateSetsInfiniteOptions);

export const createRateSetMutation = /*#__PURE__*/ $mutationOf($call.createRateSet);
export const useCreateRateSet = /*#__PURE__*/ $mutationHook(createRateSetMutation);

export const exportRateSetsKey = /*#__PURE__*/ $keyOf($call.exportRateSets);
export const exportRateSetsOptions = /*#__PURE__*/ $optionsOf($call.exportRateSets);
export const useExportRateSets = /*#__PURE__*/ $queryHook(exportRateSetsOptions);

export const getRateSetKey = /*#__PURE__*/ $keyOf($call.getRateSet);
export const getRateSetOptions = /*#__PURE__*/ $optionsOf($call.getRateSet);
export const useGetRateSet = /*#__PURE__*/ $queryHook(getRateSetOptions);

export const updateRateSetMutation = /*#__PURE__*/ $mutationOf($call.updateRateSet);
export const useUpdateRateSet = /*#__PURE__*/ $mutationHook(updateRateSetMutation);

export const deleteRateSetMutation = /*#__PURE__*/ $mutationOf($call.deleteRateSet);
export const useDeleteRateSet = /*#__PURE__*/ $mutationHook(deleteRateSetMutation);

export const getRateSetDifferencesKey = /*#__PURE__*/ $keyOf($call.getRateSetDifferences);
export const getRateSetDifferencesOptions = /*#__PURE__*/ $optionsOf($call.getRateSetDifferences);
export const useGetRateSetDifferences = /*#__PURE__*/ $queryHook(getRateSetDifferencesOptions);

export const getRateSetEffectKey = /*#__PURE__*/ $keyOf($call.getRateSetEffect);
export const getRateSetEffectOptions = /*#__PURE__*/ $optionsOf($call.getRateSetEffect);
export const useGetRateSetEffect = /*#__PURE__*/ $queryHook(getRateSetEffectOptions);

export const reviewRateSetMutation = /*#__PURE__*/ $mutationOf($call.reviewRateSet);
export const useReviewRateSet = /*#__PURE__*/ $mutationHook(reviewRateSetMutation);

export const activateRateSetMutation = /*#__PURE__*/ $mutationOf($call.activateRateSet);
export const useActivateRateSet = /*#__PURE__*/ $mutationHook(activateRateSetMutation);

export const listRateSetHistoryKey = /*#__PURE__*/ $keyOf($call.listRateSetHistory);
export const listRateSetHistoryOptions = /*#__PURE__*/ $optionsOf($call.listRateSetHistory);
export const useListRateSetHistory = /*#__PURE__*/ $queryHook(listRateSetHistoryOptions);
export const listRateSetHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRateSetHistory, "items");
export const useListRateSetHistoryInfinite = /*#__PURE__*/ $infiniteHook(listRateSetHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listRateSets: listRateSetsKey, exportRateSets: exportRateSetsKey, getRateSet: getRateSetKey, getRateSetDifferences: getRateSetDifferencesKey, getRateSetEffect: getRateSetEffectKey, listRateSetHistory: listRateSetHistoryKey });
