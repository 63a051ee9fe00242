// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-types.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLeaveTypesKey = /*#__PURE__*/ $keyOf($call.listLeaveTypes);
export const listLeaveTypesOptions = /*#__PURE__*/ $optionsOf($call.listLeaveTypes);
export const useListLeaveTypes = /*#__PURE__*/ $queryHook(listLeaveTypesOptions);
export const listLeaveTypesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveTypes, "items");
export const useListLeaveTypesInfinite = /*#__PURE__*/ $infiniteHook(listLeaveTypesInfiniteOptions);

export const createLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.createLeaveType);
export const useCreateLeaveType = /*#__PURE__*/ $mutationHook(createLeaveTypeMutation);

export const listLeaveTypeOptionsKey = /*#__PURE__*/ $keyOf($call.listLeaveTypeOptions);
export const listLeaveTypeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveTypeOptions);
export const useListLeaveTypeOptions = /*#__PURE__*/ $queryHook(listLeaveTypeOptionsOptions);

export const exportLeaveTypesKey = /*#__PURE__*/ $keyOf($call.exportLeaveTypes);
export const exportLeaveTypesOptions = /*#__PURE__*/ $optionsOf($call.exportLeaveTypes);
export const useExportLeaveTypes = /*#__PURE__*/ $queryHook(exportLeaveTypesOptions);

export const getLeaveTypeKey = /*#__PURE__*/ $keyOf($call.getLeaveType);
export const getLeaveTypeOptions = /*#__PURE__*/ $optionsOf($call.getLeaveType);
export const useGetLeaveType = /*#__PURE__*/ $queryHook(getLeaveTypeOptions);

export const updateLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.updateLeaveType);
export const useUpdateLeaveType = /*#__PURE__*/ $mutationHook(updateLeaveTypeMutation);

export const deleteLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.deleteLeaveType);
export const useDeleteLeaveType = /*#__PURE__*/ $mutationHook(deleteLeaveTypeMutation);

export const archiveLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.archiveLeaveType);
export const useArchiveLeaveType = /*#__PURE__*/ $mutationHook(archiveLeaveTypeMutation);

export const restoreLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.restoreLeaveType);
export const useRestoreLeaveType = /*#__PURE__*/ $mutationHook(restoreLeaveTypeMutation);

export const listLeaveTypeHistoryKey = /*#__PURE__*/ $keyOf($call.listLeaveTypeHistory);
export const listLeaveTypeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listLeaveTypeHistory);
export const useListLeaveTypeHistory = /*#__PURE__*/ $queryHook(listLeaveTypeHistoryOptions);
export const listLeaveTypeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveTypeHistory, "items");
export const useListLeaveTypeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listLeaveTypeHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLeaveTypes: listLeaveTypesKey, listLeaveTypeOptions: listLeaveTypeOptionsKey, exportLeaveTypes: exportLeaveTypesKey, getLeaveType: getLeaveTypeKey, listLeaveTypeHistory: listLeaveTypeHistoryKey });
