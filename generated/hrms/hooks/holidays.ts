// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holidays.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listHolidaysKey = /*#__PURE__*/ $keyOf($call.listHolidays);
export const listHolidaysOptions = /*#__PURE__*/ $optionsOf($call.listHolidays);
export const useListHolidays = /*#__PURE__*/ $queryHook(listHolidaysOptions);
export const listHolidaysInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidays, "items");
export const useListHolidaysInfinite = /*#__PURE__*/ $infiniteHook(listHolidaysInfiniteOptions);

export const createHolidayMutation = /*#__PURE__*/ $mutationOf($call.createHoliday);
export const useCreateHoliday = /*#__PURE__*/ $mutationHook(createHolidayMutation);

export const listHolidayOptionsKey = /*#__PURE__*/ $keyOf($call.listHolidayOptions);
export const listHolidayOptionsOptions = /*#__PURE__*/ $optionsOf($call.listHolidayOptions);
export const useListHolidayOptions = /*#__PURE__*/ $queryHook(listHolidayOptionsOptions);

export const exportHolidaysKey = /*#__PURE__*/ $keyOf($call.exportHolidays);
export const exportHolidaysOptions = /*#__PURE__*/ $optionsOf($call.exportHolidays);
export const useExportHolidays = /*#__PURE__*/ $queryHook(exportHolidaysOptions);

export const importHolidaysMutation = /*#__PURE__*/ $mutationOf($call.importHolidays, ["holidays","holiday-calendars"]);
export const useImportHolidays = /*#__PURE__*/ $mutationHook(importHolidaysMutation);

export const downloadHolidaysKey = /*#__PURE__*/ $keyOf($call.downloadHolidays);
export const downloadHolidaysOptions = /*#__PURE__*/ $optionsOf($call.downloadHolidays);
export const useDownloadHolidays = /*#__PURE__*/ $queryHook(downloadHolidaysOptions);

export const getHolidayImpactKey = /*#__PURE__*/ $keyOf($call.getHolidayImpact);
export const getHolidayImpactOptions = /*#__PURE__*/ $optionsOf($call.getHolidayImpact);
export const useGetHolidayImpact = /*#__PURE__*/ $queryHook(getHolidayImpactOptions);

export const getHolidayKey = /*#__PURE__*/ $keyOf($call.getHoliday);
export const getHolidayOptions = /*#__PURE__*/ $optionsOf($call.getHoliday);
export const useGetHoliday = /*#__PURE__*/ $queryHook(getHolidayOptions);

export const updateHolidayMutation = /*#__PURE__*/ $mutationOf($call.updateHoliday);
export const useUpdateHoliday = /*#__PURE__*/ $mutationHook(updateHolidayMutation);

export const deleteHolidayMutation = /*#__PURE__*/ $mutationOf($call.deleteHoliday);
export const useDeleteHoliday = /*#__PURE__*/ $mutationHook(deleteHolidayMutation);

export const archiveHolidayMutation = /*#__PURE__*/ $mutationOf($call.archiveHoliday);
export const useArchiveHoliday = /*#__PURE__*/ $mutationHook(archiveHolidayMutation);

export const restoreHolidayMutation = /*#__PURE__*/ $mutationOf($call.restoreHoliday);
export const useRestoreHoliday = /*#__PURE__*/ $mutationHook(restoreHolidayMutation);

export const listHolidayHistoryKey = /*#__PURE__*/ $keyOf($call.listHolidayHistory);
export const listHolidayHistoryOptions = /*#__PURE__*/ $optionsOf($call.listHolidayHistory);
export const useListHolidayHistory = /*#__PURE__*/ $queryHook(listHolidayHistoryOptions);
export const listHolidayHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidayHistory, "items");
export const useListHolidayHistoryInfinite = /*#__PURE__*/ $infiniteHook(listHolidayHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listHolidays: listHolidaysKey, listHolidayOptions: listHolidayOptionsKey, exportHolidays: exportHolidaysKey, downloadHolidays: downloadHolidaysKey, getHolidayImpact: getHolidayImpactKey, getHoliday: getHolidayKey, listHolidayHistory: listHolidayHistoryKey });
