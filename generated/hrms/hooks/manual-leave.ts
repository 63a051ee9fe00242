// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/manual-leave.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listManualLeaveKey = /*#__PURE__*/ $keyOf($call.listManualLeave);
export const listManualLeaveOptions = /*#__PURE__*/ $optionsOf($call.listManualLeave);
export const useListManualLeave = /*#__PURE__*/ $queryHook(listManualLeaveOptions);
export const listManualLeaveInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listManualLeave, "items");
export const useListManualLeaveInfinite = /*#__PURE__*/ $infiniteHook(listManualLeaveInfiniteOptions);

export const createManualLeaveMutation = /*#__PURE__*/ $mutationOf($call.createManualLeave, ["manual-leave","leaves","leave-balances","dashboard"]);
export const useCreateManualLeave = /*#__PURE__*/ $mutationHook(createManualLeaveMutation);

export const exportManualLeaveKey = /*#__PURE__*/ $keyOf($call.exportManualLeave);
export const exportManualLeaveOptions = /*#__PURE__*/ $optionsOf($call.exportManualLeave);
export const useExportManualLeave = /*#__PURE__*/ $queryHook(exportManualLeaveOptions);

export const importManualLeaveMutation = /*#__PURE__*/ $mutationOf($call.importManualLeave, ["manual-leave","leaves","leave-balances","dashboard"]);
export const useImportManualLeave = /*#__PURE__*/ $mutationHook(importManualLeaveMutation);

export const getManualLeaveKey = /*#__PURE__*/ $keyOf($call.getManualLeave);
export const getManualLeaveOptions = /*#__PURE__*/ $optionsOf($call.getManualLeave);
export const useGetManualLeave = /*#__PURE__*/ $queryHook(getManualLeaveOptions);

export const listManualLeaveHistoryKey = /*#__PURE__*/ $keyOf($call.listManualLeaveHistory);
export const listManualLeaveHistoryOptions = /*#__PURE__*/ $optionsOf($call.listManualLeaveHistory);
export const useListManualLeaveHistory = /*#__PURE__*/ $queryHook(listManualLeaveHistoryOptions);
export const listManualLeaveHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listManualLeaveHistory, "items");
export const useListManualLeaveHistoryInfinite = /*#__PURE__*/ $infiniteHook(listManualLeaveHistoryInfiniteOptions);

export const reverseManualLeaveMutation = /*#__PURE__*/ $mutationOf($call.reverseManualLeave, ["manual-leave","leaves","leave-balances","dashboard"]);
export const useReverseManualLeave = /*#__PURE__*/ $mutationHook(reverseManualLeaveMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listManualLeave: listManualLeaveKey, exportManualLeave: exportManualLeaveKey, getManualLeave: getManualLeaveKey, listManualLeaveHistory: listManualLeaveHistoryKey });
