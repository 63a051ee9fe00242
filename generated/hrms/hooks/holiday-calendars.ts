// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holiday-calendars.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listHolidayCalendarsKey = /*#__PURE__*/ $keyOf($call.listHolidayCalendars);
export const listHolidayCalendarsOptions = /*#__PURE__*/ $optionsOf($call.listHolidayCalendars);
export const useListHolidayCalendars = /*#__PURE__*/ $queryHook(listHolidayCalendarsOptions);
export const listHolidayCalendarsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidayCalendars, "items");
export const useListHolidayCalendarsInfinite = /*#__PURE__*/ $infiniteHook(listHolidayCalendarsInfiniteOptions);

export const createHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.createHolidayCalendar);
export const useCreateHolidayCalendar = /*#__PURE__*/ $mutationHook(createHolidayCalendarMutation);

export const listHolidayCalendarOptionsKey = /*#__PURE__*/ $keyOf($call.listHolidayCalendarOptions);
export const listHolidayCalendarOptionsOptions = /*#__PURE__*/ $optionsOf($call.listHolidayCalendarOptions);
export const useListHolidayCalendarOptions = /*#__PURE__*/ $queryHook(listHolidayCalendarOptionsOptions);

export const exportHolidayCalendarsKey = /*#__PURE__*/ $keyOf($call.exportHolidayCalendars);
export const exportHolidayCalendarsOptions = /*#__PURE__*/ $optionsOf($call.exportHolidayCalendars);
export const useExportHolidayCalendars = /*#__PURE__*/ $queryHook(exportHolidayCalendarsOptions);

export const getHolidayCalendarKey = /*#__PURE__*/ $keyOf($call.getHolidayCalendar);
export const getHolidayCalendarOptions = /*#__PURE__*/ $optionsOf($call.getHolidayCalendar);
export const useGetHolidayCalendar = /*#__PURE__*/ $queryHook(getHolidayCalendarOptions);

export const updateHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.updateHolidayCalendar);
export const useUpdateHolidayCalendar = /*#__PURE__*/ $mutationHook(updateHolidayCalendarMutation);

export const deleteHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.deleteHolidayCalendar);
export const useDeleteHolidayCalendar = /*#__PURE__*/ $mutationHook(deleteHolidayCalendarMutation);

export const cloneHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.cloneHolidayCalendar);
export const useCloneHolidayCalendar = /*#__PURE__*/ $mutationHook(cloneHolidayCalendarMutation);

export const addGazettedHolidaysMutation = /*#__PURE__*/ $mutationOf($call.addGazettedHolidays, ["holiday-calendars","holidays"]);
export const useAddGazettedHolidays = /*#__PURE__*/ $mutationHook(addGazettedHolidaysMutation);

export const archiveHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.archiveHolidayCalendar);
export const useArchiveHolidayCalendar = /*#__PURE__*/ $mutationHook(archiveHolidayCalendarMutation);

export const restoreHolidayCalendarMutation = /*#__PURE__*/ $mutationOf($call.restoreHolidayCalendar);
export const useRestoreHolidayCalendar = /*#__PURE__*/ $mutationHook(restoreHolidayCalendarMutation);

export const listHolidayCalendarHistoryKey = /*#__PURE__*/ $keyOf($call.listHolidayCalendarHistory);
export const listHolidayCalendarHistoryOptions = /*#__PURE__*/ $optionsOf($call.listHolidayCalendarHistory);
export const useListHolidayCalendarHistory = /*#__PURE__*/ $queryHook(listHolidayCalendarHistoryOptions);
export const listHolidayCalendarHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidayCalendarHistory, "items");
export const useListHolidayCalendarHistoryInfinite = /*#__PURE__*/ $infiniteHook(listHolidayCalendarHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listHolidayCalendars: listHolidayCalendarsKey, listHolidayCalendarOptions: listHolidayCalendarOptionsKey, exportHolidayCalendars: exportHolidayCalendarsKey, getHolidayCalendar: getHolidayCalendarKey, listHolidayCalendarHistory: listHolidayCalendarHistoryKey });
