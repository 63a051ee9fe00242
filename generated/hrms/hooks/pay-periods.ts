// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pay-periods.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPayPeriodsKey = /*#__PURE__*/ $keyOf($call.listPayPeriods);
export const listPayPeriodsOptions = /*#__PURE__*/ $optionsOf($call.listPayPeriods);
export const useListPayPeriods = /*#__PURE__*/ $queryHook(listPayPeriodsOptions);
export const listPayPeriodsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayPeriods, "items");
export const useListPayPeriodsInfinite = /*#__PURE__*/ $infiniteHook(listPayPeriodsInfiniteOptions);

export const createPayPeriodMutation = /*#__PURE__*/ $mutationOf($call.createPayPeriod);
export const useCreatePayPeriod = /*#__PURE__*/ $mutationHook(createPayPeriodMutation);

export const generatePayPeriodsMutation = /*#__PURE__*/ $mutationOf($call.generatePayPeriods);
export const useGeneratePayPeriods = /*#__PURE__*/ $mutationHook(generatePayPeriodsMutation);

export const listPayPeriodOptionsKey = /*#__PURE__*/ $keyOf($call.listPayPeriodOptions);
export const listPayPeriodOptionsOptions = /*#__PURE__*/ $optionsOf($call.listPayPeriodOptions);
export const useListPayPeriodOptions = /*#__PURE__*/ $queryHook(listPayPeriodOptionsOptions);

export const exportPayPeriodsKey = /*#__PURE__*/ $keyOf($call.exportPayPeriods);
export const exportPayPeriodsOptions = /*#__PURE__*/ $optionsOf($call.exportPayPeriods);
export const useExportPayPeriods = /*#__PURE__*/ $queryHook(exportPayPeriodsOptions);

export const getPayPeriodKey = /*#__PURE__*/ $keyOf($call.getPayPeriod);
export const getPayPeriodOptions = /*#__PURE__*/ $optionsOf($call.getPayPeriod);
export const useGetPayPeriod = /*#__PURE__*/ $queryHook(getPayPeriodOptions);

export const updatePayPeriodMutation = /*#__PURE__*/ $mutationOf($call.updatePayPeriod);
export const useUpdatePayPeriod = /*#__PURE__*/ $mutationHook(updatePayPeriodMutation);

export const deletePayPeriodMutation = /*#__PURE__*/ $mutationOf($call.deletePayPeriod);
export const useDeletePayPeriod = /*#__PURE__*/ $mutationHook(deletePayPeriodMutation);

export const closePayPeriodInputsMutation = /*#__PURE__*/ $mutationOf($call.closePayPeriodInputs, ["pay-periods","pay-runs"]);
export const useClosePayPeriodInputs = /*#__PURE__*/ $mutationHook(closePayPeriodInputsMutation);

export const reopenPayPeriodMutation = /*#__PURE__*/ $mutationOf($call.reopenPayPeriod, ["pay-periods","pay-runs"]);
export const useReopenPayPeriod = /*#__PURE__*/ $mutationHook(reopenPayPeriodMutation);

export const listPayPeriodHistoryKey = /*#__PURE__*/ $keyOf($call.listPayPeriodHistory);
export const listPayPeriodHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPayPeriodHistory);
export const useListPayPeriodHistory = /*#__PURE__*/ $queryHook(listPayPeriodHistoryOptions);
export const listPayPeriodHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayPeriodHistory, "items");
export const useListPayPeriodHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPayPeriodHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPayPeriods: listPayPeriodsKey, listPayPeriodOptions: listPayPeriodOptionsKey, exportPayPeriods: exportPayPeriodsKey, getPayPeriod: getPayPeriodKey, listPayPeriodHistory: listPayPeriodHistoryKey });
