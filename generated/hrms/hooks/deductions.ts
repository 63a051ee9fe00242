// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/deductions.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDeductionsKey = /*#__PURE__*/ $keyOf($call.listDeductions);
export const listDeductionsOptions = /*#__PURE__*/ $optionsOf($call.listDeductions);
export const useListDeductions = /*#__PURE__*/ $queryHook(listDeductionsOptions);
export const listDeductionsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDeductions, "items");
export const useListDeductionsInfinite = /*#__PURE__*/ $infiniteHook(listDeductionsInfiniteOptions);

export const createDeductionMutation = /*#__PURE__*/ $mutationOf($call.createDeduction);
export const useCreateDeduction = /*#__PURE__*/ $mutationHook(createDeductionMutation);

export const listDeductionOptionsKey = /*#__PURE__*/ $keyOf($call.listDeductionOptions);
export const listDeductionOptionsOptions = /*#__PURE__*/ $optionsOf($call.listDeductionOptions);
export const useListDeductionOptions = /*#__PURE__*/ $queryHook(listDeductionOptionsOptions);

export const exportDeductionsKey = /*#__PURE__*/ $keyOf($call.exportDeductions);
export const exportDeductionsOptions = /*#__PURE__*/ $optionsOf($call.exportDeductions);
export const useExportDeductions = /*#__PURE__*/ $queryHook(exportDeductionsOptions);

export const getDeductionKey = /*#__PURE__*/ $keyOf($call.getDeduction);
export const getDeductionOptions = /*#__PURE__*/ $optionsOf($call.getDeduction);
export const useGetDeduction = /*#__PURE__*/ $queryHook(getDeductionOptions);

export const updateDeductionMutation = /*#__PURE__*/ $mutationOf($call.updateDeduction);
export const useUpdateDeduction = /*#__PURE__*/ $mutationHook(updateDeductionMutation);

export const deleteDeductionMutation = /*#__PURE__*/ $mutationOf($call.deleteDeduction);
export const useDeleteDeduction = /*#__PURE__*/ $mutationHook(deleteDeductionMutation);

export const archiveDeductionMutation = /*#__PURE__*/ $mutationOf($call.archiveDeduction);
export const useArchiveDeduction = /*#__PURE__*/ $mutationHook(archiveDeductionMutation);

export const restoreDeductionMutation = /*#__PURE__*/ $mutationOf($call.restoreDeduction);
export const useRestoreDeduction = /*#__PURE__*/ $mutationHook(restoreDeductionMutation);

export const listDeductionHistoryKey = /*#__PURE__*/ $keyOf($call.listDeductionHistory);
export const listDeductionHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDeductionHistory);
export const useListDeductionHistory = /*#__PURE__*/ $queryHook(listDeductionHistoryOptions);
export const listDeductionHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDeductionHistory, "items");
export const useListDeductionHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDeductionHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDeductions: listDeductionsKey, listDeductionOptions: listDeductionOptionsKey, exportDeductions: exportDeductionsKey, getDeduction: getDeductionKey, listDeductionHistory: listDeductionHistoryKey });
