// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/allowances.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAllowancesKey = /*#__PURE__*/ $keyOf($call.listAllowances);
export const listAllowancesOptions = /*#__PURE__*/ $optionsOf($call.listAllowances);
export const useListAllowances = /*#__PURE__*/ $queryHook(listAllowancesOptions);
export const listAllowancesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAllowances, "items");
export const useListAllowancesInfinite = /*#__PURE__*/ $infiniteHook(listAllowancesInfiniteOptions);

export const createAllowanceMutation = /*#__PURE__*/ $mutationOf($call.createAllowance);
export const useCreateAllowance = /*#__PURE__*/ $mutationHook(createAllowanceMutation);

export const listAllowanceOptionsKey = /*#__PURE__*/ $keyOf($call.listAllowanceOptions);
export const listAllowanceOptionsOptions = /*#__PURE__*/ $optionsOf($call.listAllowanceOptions);
export const useListAllowanceOptions = /*#__PURE__*/ $queryHook(listAllowanceOptionsOptions);

export const exportAllowancesKey = /*#__PURE__*/ $keyOf($call.exportAllowances);
export const exportAllowancesOptions = /*#__PURE__*/ $optionsOf($call.exportAllowances);
export const useExportAllowances = /*#__PURE__*/ $queryHook(exportAllowancesOptions);

export const getAllowanceKey = /*#__PURE__*/ $keyOf($call.getAllowance);
export const getAllowanceOptions = /*#__PURE__*/ $optionsOf($call.getAllowance);
export const useGetAllowance = /*#__PURE__*/ $queryHook(getAllowanceOptions);

export const updateAllowanceMutation = /*#__PURE__*/ $mutationOf($call.updateAllowance);
export const useUpdateAllowance = /*#__PURE__*/ $mutationHook(updateAllowanceMutation);

export const deleteAllowanceMutation = /*#__PURE__*/ $mutationOf($call.deleteAllowance);
export const useDeleteAllowance = /*#__PURE__*/ $mutationHook(deleteAllowanceMutation);

export const archiveAllowanceMutation = /*#__PURE__*/ $mutationOf($call.archiveAllowance);
export const useArchiveAllowance = /*#__PURE__*/ $mutationHook(archiveAllowanceMutation);

export const restoreAllowanceMutation = /*#__PURE__*/ $mutationOf($call.restoreAllowance);
export const useRestoreAllowance = /*#__PURE__*/ $mutationHook(restoreAllowanceMutation);

export const listAllowanceHistoryKey = /*#__PURE__*/ $keyOf($call.listAllowanceHistory);
export const listAllowanceHistoryOptions = /*#__PURE__*/ $optionsOf($call.listAllowanceHistory);
export const useListAllowanceHistory = /*#__PURE__*/ $queryHook(listAllowanceHistoryOptions);
export const listAllowanceHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAllowanceHistory, "items");
export const useListAllowanceHistoryInfinite = /*#__PURE__*/ $infiniteHook(listAllowanceHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAllowances: listAllowancesKey, listAllowanceOptions: listAllowanceOptionsKey, exportAllowances: exportAllowancesKey, getAllowance: getAllowanceKey, listAllowanceHistory: listAllowanceHistoryKey });
