// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/blackout-dates.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listBlackoutDatesKey = /*#__PURE__*/ $keyOf($call.listBlackoutDates);
export const listBlackoutDatesOptions = /*#__PURE__*/ $optionsOf($call.listBlackoutDates);
export const useListBlackoutDates = /*#__PURE__*/ $queryHook(listBlackoutDatesOptions);
export const listBlackoutDatesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBlackoutDates, "items");
export const useListBlackoutDatesInfinite = /*#__PURE__*/ $infiniteHook(listBlackoutDatesInfiniteOptions);

export const createBlackoutDateMutation = /*#__PURE__*/ $mutationOf($call.createBlackoutDate);
export const useCreateBlackoutDate = /*#__PURE__*/ $mutationHook(createBlackoutDateMutation);

export const listBlackoutDateOptionsKey = /*#__PURE__*/ $keyOf($call.listBlackoutDateOptions);
export const listBlackoutDateOptionsOptions = /*#__PURE__*/ $optionsOf($call.listBlackoutDateOptions);
export const useListBlackoutDateOptions = /*#__PURE__*/ $queryHook(listBlackoutDateOptionsOptions);

export const exportBlackoutDatesKey = /*#__PURE__*/ $keyOf($call.exportBlackoutDates);
export const exportBlackoutDatesOptions = /*#__PURE__*/ $optionsOf($call.exportBlackoutDates);
export const useExportBlackoutDates = /*#__PURE__*/ $queryHook(exportBlackoutDatesOptions);

export const getBlackoutDateKey = /*#__PURE__*/ $keyOf($call.getBlackoutDate);
export const getBlackoutDateOptions = /*#__PURE__*/ $optionsOf($call.getBlackoutDate);
export const useGetBlackoutDate = /*#__PURE__*/ $queryHook(getBlackoutDateOptions);

export const updateBlackoutDateMutation = /*#__PURE__*/ $mutationOf($call.updateBlackoutDate);
export const useUpdateBlackoutDate = /*#__PURE__*/ $mutationHook(updateBlackoutDateMutation);

export const deleteBlackoutDateMutation = /*#__PURE__*/ $mutationOf($call.deleteBlackoutDate);
export const useDeleteBlackoutDate = /*#__PURE__*/ $mutationHook(deleteBlackoutDateMutation);

export const archiveBlackoutDateMutation = /*#__PURE__*/ $mutationOf($call.archiveBlackoutDate);
export const useArchiveBlackoutDate = /*#__PURE__*/ $mutationHook(archiveBlackoutDateMutation);

export const restoreBlackoutDateMutation = /*#__PURE__*/ $mutationOf($call.restoreBlackoutDate);
export const useRestoreBlackoutDate = /*#__PURE__*/ $mutationHook(restoreBlackoutDateMutation);

export const listBlackoutDateHistoryKey = /*#__PURE__*/ $keyOf($call.listBlackoutDateHistory);
export const listBlackoutDateHistoryOptions = /*#__PURE__*/ $optionsOf($call.listBlackoutDateHistory);
export const useListBlackoutDateHistory = /*#__PURE__*/ $queryHook(listBlackoutDateHistoryOptions);
export const listBlackoutDateHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBlackoutDateHistory, "items");
export const useListBlackoutDateHistoryInfinite = /*#__PURE__*/ $infiniteHook(listBlackoutDateHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listBlackoutDates: listBlackoutDatesKey, listBlackoutDateOptions: listBlackoutDateOptionsKey, exportBlackoutDates: exportBlackoutDatesKey, getBlackoutDate: getBlackoutDateKey, listBlackoutDateHistory: listBlackoutDateHistoryKey });
