// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-logs.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAttendanceLogsKey = /*#__PURE__*/ $keyOf($call.listAttendanceLogs);
export const listAttendanceLogsOptions = /*#__PURE__*/ $optionsOf($call.listAttendanceLogs);
export const useListAttendanceLogs = /*#__PURE__*/ $queryHook(listAttendanceLogsOptions);
export const listAttendanceLogsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendanceLogs, "items");
export const useListAttendanceLogsInfinite = /*#__PURE__*/ $infiniteHook(listAttendanceLogsInfiniteOptions);

export const exportAttendanceLogsKey = /*#__PURE__*/ $keyOf($call.exportAttendanceLogs);
export const exportAttendanceLogsOptions = /*#__PURE__*/ $optionsOf($call.exportAttendanceLogs);
export const useExportAttendanceLogs = /*#__PURE__*/ $queryHook(exportAttendanceLogsOptions);

export const approveAttendanceLogsMutation = /*#__PURE__*/ $mutationOf($call.approveAttendanceLogs, ["attendance-logs","dashboard"]);
export const useApproveAttendanceLogs = /*#__PURE__*/ $mutationHook(approveAttendanceLogsMutation);

export const recalculateAttendanceMutation = /*#__PURE__*/ $mutationOf($call.recalculateAttendance, ["attendance-logs","jobs"]);
export const useRecalculateAttendance = /*#__PURE__*/ $mutationHook(recalculateAttendanceMutation);

export const listAttendanceLimitsKey = /*#__PURE__*/ $keyOf($call.listAttendanceLimits);
export const listAttendanceLimitsOptions = /*#__PURE__*/ $optionsOf($call.listAttendanceLimits);
export const useListAttendanceLimits = /*#__PURE__*/ $queryHook(listAttendanceLimitsOptions);

export const getAttendanceLogKey = /*#__PURE__*/ $keyOf($call.getAttendanceLog);
export const getAttendanceLogOptions = /*#__PURE__*/ $optionsOf($call.getAttendanceLog);
export const useGetAttendanceLog = /*#__PURE__*/ $queryHook(getAttendanceLogOptions);

export const updateAttendanceLogMutation = /*#__PURE__*/ $mutationOf($call.updateAttendanceLog, ["attendance-logs","dashboard"]);
export const useUpdateAttendanceLog = /*#__PURE__*/ $mutationHook(updateAttendanceLogMutation);

export const listAttendanceLogHistoryKey = /*#__PURE__*/ $keyOf($call.listAttendanceLogHistory);
export const listAttendanceLogHistoryOptions = /*#__PURE__*/ $optionsOf($call.listAttendanceLogHistory);
export const useListAttendanceLogHistory = /*#__PURE__*/ $queryHook(listAttendanceLogHistoryOptions);
export const listAttendanceLogHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendanceLogHistory, "items");
export const useListAttendanceLogHistoryInfinite = /*#__PURE__*/ $infiniteHook(listAttendanceLogHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAttendanceLogs: listAttendanceLogsKey, exportAttendanceLogs: exportAttendanceLogsKey, listAttendanceLimits: listAttendanceLimitsKey, getAttendanceLog: getAttendanceLogKey, listAttendanceLogHistory: listAttendanceLogHistoryKey });
