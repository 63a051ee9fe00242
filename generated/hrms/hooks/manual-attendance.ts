// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/manual-attendance.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listManualAttendanceKey = /*#__PURE__*/ $keyOf($call.listManualAttendance);
export const listManualAttendanceOptions = /*#__PURE__*/ $optionsOf($call.listManualAttendance);
export const useListManualAttendance = /*#__PURE__*/ $queryHook(listManualAttendanceOptions);
export const listManualAttendanceInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listManualAttendance, "items");
export const useListManualAttendanceInfinite = /*#__PURE__*/ $infiniteHook(listManualAttendanceInfiniteOptions);

export const createManualAttendanceMutation = /*#__PURE__*/ $mutationOf($call.createManualAttendance, ["manual-attendance","approvals","dashboard"]);
export const useCreateManualAttendance = /*#__PURE__*/ $mutationHook(createManualAttendanceMutation);

export const exportManualAttendanceKey = /*#__PURE__*/ $keyOf($call.exportManualAttendance);
export const exportManualAttendanceOptions = /*#__PURE__*/ $optionsOf($call.exportManualAttendance);
export const useExportManualAttendance = /*#__PURE__*/ $queryHook(exportManualAttendanceOptions);

export const importManualAttendanceMutation = /*#__PURE__*/ $mutationOf($call.importManualAttendance, ["manual-attendance","approvals","dashboard"]);
export const useImportManualAttendance = /*#__PURE__*/ $mutationHook(importManualAttendanceMutation);

export const getManualAttendanceKey = /*#__PURE__*/ $keyOf($call.getManualAttendance);
export const getManualAttendanceOptions = /*#__PURE__*/ $optionsOf($call.getManualAttendance);
export const useGetManualAttendance = /*#__PURE__*/ $queryHook(getManualAttendanceOptions);

export const withdrawManualAttendanceMutation = /*#__PURE__*/ $mutationOf($call.withdrawManualAttendance, ["manual-attendance","approvals","dashboard"]);
export const useWithdrawManualAttendance = /*#__PURE__*/ $mutationHook(withdrawManualAttendanceMutation);

export const listManualAttendanceHistoryKey = /*#__PURE__*/ $keyOf($call.listManualAttendanceHistory);
export const listManualAttendanceHistoryOptions = /*#__PURE__*/ $optionsOf($call.listManualAttendanceHistory);
export const useListManualAttendanceHistory = /*#__PURE__*/ $queryHook(listManualAttendanceHistoryOptions);
export const listManualAttendanceHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listManualAttendanceHistory, "items");
export const useListManualAttendanceHistoryInfinite = /*#__PURE__*/ $infiniteHook(listManualAttendanceHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listManualAttendance: listManualAttendanceKey, exportManualAttendance: exportManualAttendanceKey, getManualAttendance: getManualAttendanceKey, listManualAttendanceHistory: listManualAttendanceHistoryKey });
