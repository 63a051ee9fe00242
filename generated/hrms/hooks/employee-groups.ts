// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employee-groups.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeeGroupsKey = /*#__PURE__*/ $keyOf($call.listEmployeeGroups);
export const listEmployeeGroupsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeGroups);
export const useListEmployeeGroups = /*#__PURE__*/ $queryHook(listEmployeeGroupsOptions);
export const listEmployeeGroupsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeGroups, "items");
export const useListEmployeeGroupsInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeGroupsInfiniteOptions);

export const createEmployeeGroupMutation = /*#__PURE__*/ $mutationOf($call.createEmployeeGroup);
export const useCreateEmployeeGroup = /*#__PURE__*/ $mutationHook(createEmployeeGroupMutation);

export const listEmployeeGroupOptionsKey = /*#__PURE__*/ $keyOf($call.listEmployeeGroupOptions);
export const listEmployeeGroupOptionsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeGroupOptions);
export const useListEmployeeGroupOptions = /*#__PURE__*/ $queryHook(listEmployeeGroupOptionsOptions);

export const exportEmployeeGroupsKey = /*#__PURE__*/ $keyOf($call.exportEmployeeGroups);
export const exportEmployeeGroupsOptions = /*#__PURE__*/ $optionsOf($call.exportEmployeeGroups);
export const useExportEmployeeGroups = /*#__PURE__*/ $queryHook(exportEmployeeGroupsOptions);

export const previewEmployeeGroupKey = /*#__PURE__*/ $keyOf($call.previewEmployeeGroup);
export const previewEmployeeGroupOptions = /*#__PURE__*/ $optionsOf($call.previewEmployeeGroup);
export const usePreviewEmployeeGroup = /*#__PURE__*/ $queryHook(previewEmployeeGroupOptions);

export const getEmployeeGroupKey = /*#__PURE__*/ $keyOf($call.getEmployeeGroup);
export const getEmployeeGroupOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeGroup);
export const useGetEmployeeGroup = /*#__PURE__*/ $queryHook(getEmployeeGroupOptions);

export const updateEmployeeGroupMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeGroup, ["employee-groups","employees"]);
export const useUpdateEmployeeGroup = /*#__PURE__*/ $mutationHook(updateEmployeeGroupMutation);

export const deleteEmployeeGroupMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeGroup);
export const useDeleteEmployeeGroup = /*#__PURE__*/ $mutationHook(deleteEmployeeGroupMutation);

export const archiveEmployeeGroupMutation = /*#__PURE__*/ $mutationOf($call.archiveEmployeeGroup);
export const useArchiveEmployeeGroup = /*#__PURE__*/ $mutationHook(archiveEmployeeGroupMutation);

export const restoreEmployeeGroupMutation = /*#__PURE__*/ $mutationOf($call.restoreEmployeeGroup);
export const useRestoreEmployeeGroup = /*#__PURE__*/ $mutationHook(restoreEmployeeGroupMutation);

export const listEmployeeGroupHistoryKey = /*#__PURE__*/ $keyOf($call.listEmployeeGroupHistory);
export const listEmployeeGroupHistoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeGroupHistory);
export const useListEmployeeGroupHistory = /*#__PURE__*/ $queryHook(listEmployeeGroupHistoryOptions);
export const listEmployeeGroupHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeGroupHistory, "items");
export const useListEmployeeGroupHistoryInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeGroupHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployeeGroups: listEmployeeGroupsKey, listEmployeeGroupOptions: listEmployeeGroupOptionsKey, exportEmployeeGroups: exportEmployeeGroupsKey, previewEmployeeGroup: previewEmployeeGroupKey, getEmployeeGroup: getEmployeeGroupKey, listEmployeeGroupHistory: listEmployeeGroupHistoryKey });
