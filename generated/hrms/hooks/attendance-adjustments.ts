// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-adjustments.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAttendanceAdjustmentsKey = /*#__PURE__*/ $keyOf($call.listAttendanceAdjustments);
export const listAttendanceAdjustmentsOptions = /*#__PURE__*/ $optionsOf($call.listAttendanceAdjustments);
export const useListAttendanceAdjustments = /*#__PURE__*/ $queryHook(listAttendanceAdjustmentsOptions);
export const listAttendanceAdjustmentsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendanceAdjustments, "items");
export const useListAttendanceAdjustmentsInfinite = /*#__PURE__*/ $infiniteHook(listAttendanceAdjustmentsInfiniteOptions);

export const createAttendanceAdjustmentMutation = /*#__PURE__*/ $mutationOf($call.createAttendanceAdjustment);
export const useCreateAttendanceAdjustment = /*#__PURE__*/ $mutationHook(createAttendanceAdjustmentMutation);

export const exportAttendanceAdjustmentsKey = /*#__PURE__*/ $keyOf($call.exportAttendanceAdjustments);
export const exportAttendanceAdjustmentsOptions = /*#__PURE__*/ $optionsOf($call.exportAttendanceAdjustments);
export const useExportAttendanceAdjustments = /*#__PURE__*/ $queryHook(exportAttendanceAdjustmentsOptions);

export const getAttendanceAdjustmentKey = /*#__PURE__*/ $keyOf($call.getAttendanceAdjustment);
export const getAttendanceAdjustmentOptions = /*#__PURE__*/ $optionsOf($call.getAttendanceAdjustment);
export const useGetAttendanceAdjustment = /*#__PURE__*/ $queryHook(getAttendanceAdjustmentOptions);

export const dismissAttendanceAdjustmentMutation = /*#__PURE__*/ $mutationOf($call.dismissAttendanceAdjustment);
export const useDismissAttendanceAdjustment = /*#__PURE__*/ $mutationHook(dismissAttendanceAdjustmentMutation);

export const listAttendanceAdjustmentHistoryKey = /*#__PURE__*/ $keyOf($call.listAttendanceAdjustmentHistory);
export const listAttendanceAdjustmentHistoryOptions = /*#__PURE__*/ $optionsOf($call.listAttendanceAdjustmentHistory);
export const useListAttendanceAdjustmentHistory = /*#__PURE__*/ $queryHook(listAttendanceAdjustmentHistoryOptions);
export const listAttendanceAdjustmentHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAttendanceAdjustmentHistory, "items");
export const useListAttendanceAdjustmentHistoryInfinite = /*#__PURE__*/ $infiniteHook(listAttendanceAdjustmentHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAttendanceAdjustments: listAttendanceAdjustmentsKey, exportAttendanceAdjustments: exportAttendanceAdjustmentsKey, getAttendanceAdjustment: getAttendanceAdjustmentKey, listAttendanceAdjustmentHistory: listAttendanceAdjustmentHistoryKey });
