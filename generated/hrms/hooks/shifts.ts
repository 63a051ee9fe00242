// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/shifts.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listShiftsKey = /*#__PURE__*/ $keyOf($call.listShifts);
export const listShiftsOptions = /*#__PURE__*/ $optionsOf($call.listShifts);
export const useListShifts = /*#__PURE__*/ $queryHook(listShiftsOptions);
export const listShiftsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listShifts, "items");
export const useListShiftsInfinite = /*#__PURE__*/ $infiniteHook(listShiftsInfiniteOptions);

export const createShiftMutation = /*#__PURE__*/ $mutationOf($call.createShift);
export const useCreateShift = /*#__PURE__*/ $mutationHook(createShiftMutation);

export const listShiftOptionsKey = /*#__PURE__*/ $keyOf($call.listShiftOptions);
export const listShiftOptionsOptions = /*#__PURE__*/ $optionsOf($call.listShiftOptions);
export const useListShiftOptions = /*#__PURE__*/ $queryHook(listShiftOptionsOptions);

export const exportShiftsKey = /*#__PURE__*/ $keyOf($call.exportShifts);
export const exportShiftsOptions = /*#__PURE__*/ $optionsOf($call.exportShifts);
export const useExportShifts = /*#__PURE__*/ $queryHook(exportShiftsOptions);

export const getShiftKey = /*#__PURE__*/ $keyOf($call.getShift);
export const getShiftOptions = /*#__PURE__*/ $optionsOf($call.getShift);
export const useGetShift = /*#__PURE__*/ $queryHook(getShiftOptions);

export const updateShiftMutation = /*#__PURE__*/ $mutationOf($call.updateShift);
export const useUpdateShift = /*#__PURE__*/ $mutationHook(updateShiftMutation);

export const deleteShiftMutation = /*#__PURE__*/ $mutationOf($call.deleteShift);
export const useDeleteShift = /*#__PURE__*/ $mutationHook(deleteShiftMutation);

export const archiveShiftMutation = /*#__PURE__*/ $mutationOf($call.archiveShift);
export const useArchiveShift = /*#__PURE__*/ $mutationHook(archiveShiftMutation);

export const restoreShiftMutation = /*#__PURE__*/ $mutationOf($call.restoreShift);
export const useRestoreShift = /*#__PURE__*/ $mutationHook(restoreShiftMutation);

export const listShiftHistoryKey = /*#__PURE__*/ $keyOf($call.listShiftHistory);
export const listShiftHistoryOptions = /*#__PURE__*/ $optionsOf($call.listShiftHistory);
export const useListShiftHistory = /*#__PURE__*/ $queryHook(listShiftHistoryOptions);
export const listShiftHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listShiftHistory, "items");
export const useListShiftHistoryInfinite = /*#__PURE__*/ $infiniteHook(listShiftHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listShifts: listShiftsKey, listShiftOptions: listShiftOptionsKey, exportShifts: exportShiftsKey, getShift: getShiftKey, listShiftHistory: listShiftHistoryKey });
