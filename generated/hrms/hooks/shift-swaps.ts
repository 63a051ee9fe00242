// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/shift-swaps.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listShiftSwapOptionsKey = /*#__PURE__*/ $keyOf($call.listShiftSwapOptions);
export const listShiftSwapOptionsOptions = /*#__PURE__*/ $optionsOf($call.listShiftSwapOptions);
export const useListShiftSwapOptions = /*#__PURE__*/ $queryHook(listShiftSwapOptionsOptions);

export const requestShiftSwapMutation = /*#__PURE__*/ $mutationOf($call.requestShiftSwap, ["shift-swaps","own-attendance"]);
export const useRequestShiftSwap = /*#__PURE__*/ $mutationHook(requestShiftSwapMutation);

export const listShiftSwapsKey = /*#__PURE__*/ $keyOf($call.listShiftSwaps);
export const listShiftSwapsOptions = /*#__PURE__*/ $optionsOf($call.listShiftSwaps);
export const useListShiftSwaps = /*#__PURE__*/ $queryHook(listShiftSwapsOptions);
export const listShiftSwapsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listShiftSwaps, "items");
export const useListShiftSwapsInfinite = /*#__PURE__*/ $infiniteHook(listShiftSwapsInfiniteOptions);

export const exportShiftSwapsKey = /*#__PURE__*/ $keyOf($call.exportShiftSwaps);
export const exportShiftSwapsOptions = /*#__PURE__*/ $optionsOf($call.exportShiftSwaps);
export const useExportShiftSwaps = /*#__PURE__*/ $queryHook(exportShiftSwapsOptions);

export const getShiftSwapKey = /*#__PURE__*/ $keyOf($call.getShiftSwap);
export const getShiftSwapOptions = /*#__PURE__*/ $optionsOf($call.getShiftSwap);
export const useGetShiftSwap = /*#__PURE__*/ $queryHook(getShiftSwapOptions);

export const answerShiftSwapMutation = /*#__PURE__*/ $mutationOf($call.answerShiftSwap, ["shift-swaps","own-attendance","approvals","dashboard"]);
export const useAnswerShiftSwap = /*#__PURE__*/ $mutationHook(answerShiftSwapMutation);

export const withdrawShiftSwapMutation = /*#__PURE__*/ $mutationOf($call.withdrawShiftSwap, ["shift-swaps","own-attendance","approvals","dashboard"]);
export const useWithdrawShiftSwap = /*#__PURE__*/ $mutationHook(withdrawShiftSwapMutation);

export const listShiftSwapHistoryKey = /*#__PURE__*/ $keyOf($call.listShiftSwapHistory);
export const listShiftSwapHistoryOptions = /*#__PURE__*/ $optionsOf($call.listShiftSwapHistory);
export const useListShiftSwapHistory = /*#__PURE__*/ $queryHook(listShiftSwapHistoryOptions);
export const listShiftSwapHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listShiftSwapHistory, "items");
export const useListShiftSwapHistoryInfinite = /*#__PURE__*/ $infiniteHook(listShiftSwapHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listShiftSwapOptions: listShiftSwapOptionsKey, listShiftSwaps: listShiftSwapsKey, exportShiftSwaps: exportShiftSwapsKey, getShiftSwap: getShiftSwapKey, listShiftSwapHistory: listShiftSwapHistoryKey });
