// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-periods.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAttendancePeriodsKey = /*#__PURE__*/ $keyOf($call.listAttendancePeriods);
export const listAttendancePeriodsOptions = /*#__PURE__*/ $optionsOf($call.listAttendancePeriods);
export const useListAttendancePeriods = /*#__PURE__*/ $queryHook(listAttendancePeriodsOptions);
export const listAttendancePeriodsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendancePeriods, "items");
export const useListAttendancePeriodsInfinite = /*#__PURE__*/ $infiniteHook(listAttendancePeriodsInfiniteOptions);

export const createAttendancePeriodMutation = /*#__PURE__*/ $mutationOf($call.createAttendancePeriod);
export const useCreateAttendancePeriod = /*#__PURE__*/ $mutationHook(createAttendancePeriodMutation);

export const exportAttendancePeriodsKey = /*#__PURE__*/ $keyOf($call.exportAttendancePeriods);
export const exportAttendancePeriodsOptions = /*#__PURE__*/ $optionsOf($call.exportAttendancePeriods);
export const useExportAttendancePeriods = /*#__PURE__*/ $queryHook(exportAttendancePeriodsOptions);

export const getAttendancePeriodKey = /*#__PURE__*/ $keyOf($call.getAttendancePeriod);
export const getAttendancePeriodOptions = /*#__PURE__*/ $optionsOf($call.getAttendancePeriod);
export const useGetAttendancePeriod = /*#__PURE__*/ $queryHook(getAttendancePeriodOptions);

export const updateAttendancePeriodMutation = /*#__PURE__*/ $mutationOf($call.updateAttendancePeriod);
export const useUpdateAttendancePeriod = /*#__PURE__*/ $mutationHook(updateAttendancePeriodMutation);

export const deleteAttendancePeriodMutation = /*#__PURE__*/ $mutationOf($call.deleteAttendancePeriod);
export const useDeleteAttendancePeriod = /*#__PURE__*/ $mutationHook(deleteAttendancePeriodMutation);

export const lockAttendancePeriodMutation = /*#__PURE__*/ $mutationOf($call.lockAttendancePeriod, ["attendance-periods","attendance-logs"]);
export const useLockAttendancePeriod = /*#__PURE__*/ $mutationHook(lockAttendancePeriodMutation);

export const unlockAttendancePeriodMutation = /*#__PURE__*/ $mutationOf($call.unlockAttendancePeriod, ["attendance-periods","attendance-logs"]);
export const useUnlockAttendancePeriod = /*#__PURE__*/ $mutationHook(unlockAttendancePeriodMutation);

export const listAttendancePeriodHistoryKey = /*#__PURE__*/ $keyOf($call.listAttendancePeriodHistory);
export const listAttendancePeriodHistoryOptions = /*#__PURE__*/ $optionsOf($call.listAttendancePeriodHistory);
export const useListAttendancePeriodHistory = /*#__PURE__*/ $queryHook(listAttendancePeriodHistoryOptions);
export const listAttendancePeriodHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendancePeriodHistory, "items");
export const useListAttendancePeriodHistoryInfinite = /*#__PURE__*/ $infiniteHook(listAttendancePeriodHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAttendancePeriods: listAttendancePeriodsKey, exportAttendancePeriods: exportAttendancePeriodsKey, getAttendancePeriod: getAttendancePeriodKey, listAttendancePeriodHistory: listAttendancePeriodHistoryKey });
