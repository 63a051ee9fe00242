// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/settlements.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listSettlementsKey = /*#__PURE__*/ $keyOf($call.listSettlements);
export const listSettlementsOptions = /*#__PURE__*/ $optionsOf($call.listSettlements);
export const useListSettlements = /*#__PURE__*/ $queryHook(listSettlementsOptions);
export const listSettlementsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSettlements, "items");
export const useListSettlementsInfinite = /*#__PURE__*/ $infiniteHook(listSettlementsInfiniteOptions);

export const createSettlementMutation = /*#__PURE__*/ $mutationOf($call.createSettlement);
export const useCreateSettlement = /*#__PURE__*/ $mutationHook(createSettlementMutation);

export const exportSettlementsKey = /*#__PURE__*/ $keyOf($call.exportSettlements);
export const exportSettlementsOptions = /*#__PURE__*/ $optionsOf($call.exportSettlements);
export const useExportSettlements = /*#__PURE__*/ $queryHook(exportSettlementsOptions);

export const listLeaversKey = /*#__PURE__*/ $keyOf($call.listLeavers);
export const listLeaversOptions = /*#__PURE__*/ $optionsOf($call.listLeavers);
export const useListLeavers = /*#__PURE__*/ $queryHook(listLeaversOptions);
export const listLeaversInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeavers, "items");
export const useListLeaversInfinite = /*#__PURE__*/ $infiniteHook(listLeaversInfiniteOptions);

export const getSettlementKey = /*#__PURE__*/ $keyOf($call.getSettlement);
export const getSettlementOptions = /*#__PURE__*/ $optionsOf($call.getSettlement);
export const useGetSettlement = /*#__PURE__*/ $queryHook(getSettlementOptions);

export const updateSettlementMutation = /*#__PURE__*/ $mutationOf($call.updateSettlement, ["settlements","pay-runs"]);
export const useUpdateSettlement = /*#__PURE__*/ $mutationHook(updateSettlementMutation);

export const prepareSettlementMutation = /*#__PURE__*/ $mutationOf($call.prepareSettlement, ["settlements","pay-runs","jobs","manual-leave"]);
export const usePrepareSettlement = /*#__PURE__*/ $mutationHook(prepareSettlementMutation);

export const cancelSettlementMutation = /*#__PURE__*/ $mutationOf($call.cancelSettlement, ["settlements","pay-runs","manual-leave"]);
export const useCancelSettlement = /*#__PURE__*/ $mutationHook(cancelSettlementMutation);

export const downloadSettlementLetterKey = /*#__PURE__*/ $keyOf($call.downloadSettlementLetter);
export const downloadSettlementLetterOptions = /*#__PURE__*/ $optionsOf($call.downloadSettlementLetter);
export const useDownloadSettlementLetter = /*#__PURE__*/ $queryHook(downloadSettlementLetterOptions);

export const listSettlementHistoryKey = /*#__PURE__*/ $keyOf($call.listSettlementHistory);
export const listSettlementHistoryOptions = /*#__PURE__*/ $optionsOf($call.listSettlementHistory);
export const useListSettlementHistory = /*#__PURE__*/ $queryHook(listSettlementHistoryOptions);
export const listSettlementHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSettlementHistory, "items");
export const useListSettlementHistoryInfinite = /*#__PURE__*/ $infiniteHook(listSettlementHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listSettlements: listSettlementsKey, exportSettlements: exportSettlementsKey, listLeavers: listLeaversKey, getSettlement: getSettlementKey, downloadSettlementLetter: downloadSettlementLetterKey, listSettlementHistory: listSettlementHistoryKey });
