// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holiday-assignments.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listHolidayAssignmentsKey = /*#__PURE__*/ $keyOf($call.listHolidayAssignments);
export const listHolidayAssignmentsOptions = /*#__PURE__*/ $optionsOf($call.listHolidayAssignments);
export const useListHolidayAssignments = /*#__PURE__*/ $queryHook(listHolidayAssignmentsOptions);
export const listHolidayAssignmentsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidayAssignments, "items");
export const useListHolidayAssignmentsInfinite = /*#__PURE__*/ $infiniteHook(listHolidayAssignmentsInfiniteOptions);

export const createHolidayAssignmentMutation = /*#__PURE__*/ $mutationOf($call.createHolidayAssignment);
export const useCreateHolidayAssignment = /*#__PURE__*/ $mutationHook(createHolidayAssignmentMutation);

export const listHolidayAssignmentOptionsKey = /*#__PURE__*/ $keyOf($call.listHolidayAssignmentOptions);
export const listHolidayAssignmentOptionsOptions = /*#__PURE__*/ $optionsOf($call.listHolidayAssignmentOptions);
export const useListHolidayAssignmentOptions = /*#__PURE__*/ $queryHook(listHolidayAssignmentOptionsOptions);

export const exportHolidayAssignmentsKey = /*#__PURE__*/ $keyOf($call.exportHolidayAssignments);
export const exportHolidayAssignmentsOptions = /*#__PURE__*/ $optionsOf($call.exportHolidayAssignments);
export const useExportHolidayAssignments = /*#__PURE__*/ $queryHook(exportHolidayAssignmentsOptions);

export const getHolidayAssignmentKey = /*#__PURE__*/ $keyOf($call.getHolidayAssignment);
export const getHolidayAssignmentOptions = /*#__PURE__*/ $optionsOf($call.getHolidayAssignment);
export const useGetHolidayAssignment = /*#__PURE__*/ $queryHook(getHolidayAssignmentOptions);

export const updateHolidayAssignmentMutation = /*#__PURE__*/ $mutationOf($call.updateHolidayAssignment);
export const useUpdateHolidayAssignment = /*#__PURE__*/ $mutationHook(updateHolidayAssignmentMutation);

export const deleteHolidayAssignmentMutation = /*#__PURE__*/ $mutationOf($call.deleteHolidayAssignment);
export const useDeleteHolidayAssignment = /*#__PURE__*/ $mutationHook(deleteHolidayAssignmentMutation);

export const archiveHolidayAssignmentMutation = /*#__PURE__*/ $mutationOf($call.archiveHolidayAssignment);
export const useArchiveHolidayAssignment = /*#__PURE__*/ $mutationHook(archiveHolidayAssignmentMutation);

export const restoreHolidayAssignmentMutation = /*#__PURE__*/ $mutationOf($call.restoreHolidayAssignment);
export const useRestoreHolidayAssignment = /*#__PURE__*/ $mutationHook(restoreHolidayAssignmentMutation);

export const listHolidayAssignmentHistoryKey = /*#__PURE__*/ $keyOf($call.listHolidayAssignmentHistory);
export const listHolidayAssignmentHistoryOptions = /*#__PURE__*/ $optionsOf($call.listHolidayAssignmentHistory);
export const useListHolidayAssignmentHistory = /*#__PURE__*/ $queryHook(listHolidayAssignmentHistoryOptions);
export const listHolidayAssignmentHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listHolidayAssignmentHistory, "items");
export const useListHolidayAssignmentHistoryInfinite = /*#__PURE__*/ $infiniteHook(listHolidayAssignmentHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listHolidayAssignments: listHolidayAssignmentsKey, listHolidayAssignmentOptions: listHolidayAssignmentOptionsKey, exportHolidayAssignments: exportHolidayAssignmentsKey, getHolidayAssignment: getHolidayAssignmentKey, listHolidayAssignmentHistory: listHolidayAssignmentHistoryKey });
