// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/global-leave-types.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listGlobalLeaveTypesKey = /*#__PURE__*/ $keyOf($call.listGlobalLeaveTypes);
export const listGlobalLeaveTypesOptions = /*#__PURE__*/ $optionsOf($call.listGlobalLeaveTypes);
export const useListGlobalLeaveTypes = /*#__PURE__*/ $queryHook(listGlobalLeaveTypesOptions);
export const listGlobalLeaveTypesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listGlobalLeaveTypes, "items");
export const useListGlobalLeaveTypesInfinite = /*#__PURE__*/ $infiniteHook(listGlobalLeaveTypesInfiniteOptions);

export const createGlobalLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.createGlobalLeaveType);
export const useCreateGlobalLeaveType = /*#__PURE__*/ $mutationHook(createGlobalLeaveTypeMutation);

export const listGlobalLeaveTypeOptionsKey = /*#__PURE__*/ $keyOf($call.listGlobalLeaveTypeOptions);
export const listGlobalLeaveTypeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listGlobalLeaveTypeOptions);
export const useListGlobalLeaveTypeOptions = /*#__PURE__*/ $queryHook(listGlobalLeaveTypeOptionsOptions);

export const exportGlobalLeaveTypesKey = /*#__PURE__*/ $keyOf($call.exportGlobalLeaveTypes);
export const exportGlobalLeaveTypesOptions = /*#__PURE__*/ $optionsOf($call.exportGlobalLeaveTypes);
export const useExportGlobalLeaveTypes = /*#__PURE__*/ $queryHook(exportGlobalLeaveTypesOptions);

export const getGlobalLeaveTypeKey = /*#__PURE__*/ $keyOf($call.getGlobalLeaveType);
export const getGlobalLeaveTypeOptions = /*#__PURE__*/ $optionsOf($call.getGlobalLeaveType);
export const useGetGlobalLeaveType = /*#__PURE__*/ $queryHook(getGlobalLeaveTypeOptions);

export const updateGlobalLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.updateGlobalLeaveType);
export const useUpdateGlobalLeaveType = /*#__PURE__*/ $mutationHook(updateGlobalLeaveTypeMutation);

export const deleteGlobalLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.deleteGlobalLeaveType);
export const useDeleteGlobalLeaveType = /*#__PURE__*/ $mutationHook(deleteGlobalLeaveTypeMutation);

export const archiveGlobalLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.archiveGlobalLeaveType);
export const useArchiveGlobalLeaveType = /*#__PURE__*/ $mutationHook(archiveGlobalLeaveTypeMutation);

export const restoreGlobalLeaveTypeMutation = /*#__PURE__*/ $mutationOf($call.restoreGlobalLeaveType);
export const useRestoreGlobalLeaveType = /*#__PURE__*/ $mutationHook(restoreGlobalLeaveTypeMutation);

export const listGlobalLeaveTypeHistoryKey = /*#__PURE__*/ $keyOf($call.listGlobalLeaveTypeHistory);
export const listGlobalLeaveTypeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listGlobalLeaveTypeHistory);
export const useListGlobalLeaveTypeHistory = /*#__PURE__*/ $queryHook(listGlobalLeaveTypeHistoryOptions);
export const listGlobalLeaveTypeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listGlobalLeaveTypeHistory, "items");
export const useListGlobalLeaveTypeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listGlobalLeaveTypeHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listGlobalLeaveTypes: listGlobalLeaveTypesKey, listGlobalLeaveTypeOptions: listGlobalLeaveTypeOptionsKey, exportGlobalLeaveTypes: exportGlobalLeaveTypesKey, getGlobalLeaveType: getGlobalLeaveTypeKey, listGlobalLeaveTypeHistory: listGlobalLeaveTypeHistoryKey });
