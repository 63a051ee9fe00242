// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employee-pay-items.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeePayItemsKey = /*#__PURE__*/ $keyOf($call.listEmployeePayItems);
export const listEmployeePayItemsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeePayItems);
export const useListEmployeePayItems = /*#__PURE__*/ $queryHook(listEmployeePayItemsOptions);
export const listEmployeePayItemsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeePayItems, "items");
export const useListEmployeePayItemsInfinite = /*#__PURE__*/ $infiniteHook(listEmployeePayItemsInfiniteOptions);

export const createEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.createEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useCreateEmployeePayItem = /*#__PURE__*/ $mutationHook(createEmployeePayItemMutation);

export const exportEmployeePayItemsKey = /*#__PURE__*/ $keyOf($call.exportEmployeePayItems);
export const exportEmployeePayItemsOptions = /*#__PURE__*/ $optionsOf($call.exportEmployeePayItems);
export const useExportEmployeePayItems = /*#__PURE__*/ $queryHook(exportEmployeePayItemsOptions);

export const importEmployeePayItemsMutation = /*#__PURE__*/ $mutationOf($call.importEmployeePayItems, ["employee-pay-items","variable-pay"]);
export const useImportEmployeePayItems = /*#__PURE__*/ $mutationHook(importEmployeePayItemsMutation);

export const getEmployeePayItemKey = /*#__PURE__*/ $keyOf($call.getEmployeePayItem);
export const getEmployeePayItemOptions = /*#__PURE__*/ $optionsOf($call.getEmployeePayItem);
export const useGetEmployeePayItem = /*#__PURE__*/ $queryHook(getEmployeePayItemOptions);

export const updateEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useUpdateEmployeePayItem = /*#__PURE__*/ $mutationHook(updateEmployeePayItemMutation);

export const deleteEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useDeleteEmployeePayItem = /*#__PURE__*/ $mutationHook(deleteEmployeePayItemMutation);

export const activateEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.activateEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useActivateEmployeePayItem = /*#__PURE__*/ $mutationHook(activateEmployeePayItemMutation);

export const stopEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.stopEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useStopEmployeePayItem = /*#__PURE__*/ $mutationHook(stopEmployeePayItemMutation);

export const skipEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.skipEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useSkipEmployeePayItem = /*#__PURE__*/ $mutationHook(skipEmployeePayItemMutation);

export const settleEmployeePayItemMutation = /*#__PURE__*/ $mutationOf($call.settleEmployeePayItem, ["employee-pay-items","variable-pay"]);
export const useSettleEmployeePayItem = /*#__PURE__*/ $mutationHook(settleEmployeePayItemMutation);

export const listEmployeePayItemHistoryKey = /*#__PURE__*/ $keyOf($call.listEmployeePayItemHistory);
export const listEmployeePayItemHistoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeePayItemHistory);
export const useListEmployeePayItemHistory = /*#__PURE__*/ $queryHook(listEmployeePayItemHistoryOptions);
export const listEmployeePayItemHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeePayItemHistory, "items");
export const useListEmployeePayItemHistoryInfinite = /*#__PURE__*/ $infiniteHook(listEmployeePayItemHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployeePayItems: listEmployeePayItemsKey, exportEmployeePayItems: exportEmployeePayItemsKey, getEmployeePayItem: getEmployeePayItemKey, listEmployeePayItemHistory: listEmployeePayItemHistoryKey });
