// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/timesheets.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTimesheetsKey = /*#__PURE__*/ $keyOf($call.listTimesheets);
export const listTimesheetsOptions = /*#__PURE__*/ $optionsOf($call.listTimesheets);
export const useListTimesheets = /*#__PURE__*/ $queryHook(listTimesheetsOptions);
export const listTimesheetsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTimesheets, "items");
export const useListTimesheetsInfinite = /*#__PURE__*/ $infiniteHook(listTimesheetsInfiniteOptions);

export const createTimesheetMutation = /*#__PURE__*/ $mutationOf($call.createTimesheet);
export const useCreateTimesheet = /*#__PURE__*/ $mutationHook(createTimesheetMutation);

export const exportTimesheetsKey = /*#__PURE__*/ $keyOf($call.exportTimesheets);
export const exportTimesheetsOptions = /*#__PURE__*/ $optionsOf($call.exportTimesheets);
export const useExportTimesheets = /*#__PURE__*/ $queryHook(exportTimesheetsOptions);

export const reportTimesheetsKey = /*#__PURE__*/ $keyOf($call.reportTimesheets);
export const reportTimesheetsOptions = /*#__PURE__*/ $optionsOf($call.reportTimesheets);
export const useReportTimesheets = /*#__PURE__*/ $queryHook(reportTimesheetsOptions);

export const exportTimesheetReportKey = /*#__PURE__*/ $keyOf($call.exportTimesheetReport);
export const exportTimesheetReportOptions = /*#__PURE__*/ $optionsOf($call.exportTimesheetReport);
export const useExportTimesheetReport = /*#__PURE__*/ $queryHook(exportTimesheetReportOptions);

export const getTimesheetKey = /*#__PURE__*/ $keyOf($call.getTimesheet);
export const getTimesheetOptions = /*#__PURE__*/ $optionsOf($call.getTimesheet);
export const useGetTimesheet = /*#__PURE__*/ $queryHook(getTimesheetOptions);

export const updateTimesheetMutation = /*#__PURE__*/ $mutationOf($call.updateTimesheet);
export const useUpdateTimesheet = /*#__PURE__*/ $mutationHook(updateTimesheetMutation);

export const copyTimesheetMutation = /*#__PURE__*/ $mutationOf($call.copyTimesheet);
export const useCopyTimesheet = /*#__PURE__*/ $mutationHook(copyTimesheetMutation);

export const submitTimesheetMutation = /*#__PURE__*/ $mutationOf($call.submitTimesheet, ["timesheets","approvals","dashboard"]);
export const useSubmitTimesheet = /*#__PURE__*/ $mutationHook(submitTimesheetMutation);

export const reopenTimesheetMutation = /*#__PURE__*/ $mutationOf($call.reopenTimesheet, ["timesheets","approvals","dashboard"]);
export const useReopenTimesheet = /*#__PURE__*/ $mutationHook(reopenTimesheetMutation);

export const lockTimesheetMutation = /*#__PURE__*/ $mutationOf($call.lockTimesheet);
export const useLockTimesheet = /*#__PURE__*/ $mutationHook(lockTimesheetMutation);

export const listTimesheetHistoryKey = /*#__PURE__*/ $keyOf($call.listTimesheetHistory);
export const listTimesheetHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTimesheetHistory);
export const useListTimesheetHistory = /*#__PURE__*/ $queryHook(listTimesheetHistoryOptions);
export const listTimesheetHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTimesheetHistory, "items");
export const useListTimesheetHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTimesheetHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTimesheets: listTimesheetsKey, exportTimesheets: exportTimesheetsKey, reportTimesheets: reportTimesheetsKey, exportTimesheetReport: exportTimesheetReportKey, getTimesheet: getTimesheetKey, listTimesheetHistory: listTimesheetHistoryKey });
