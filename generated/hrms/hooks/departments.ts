// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/departments.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDepartmentsKey = /*#__PURE__*/ $keyOf($call.listDepartments);
export const listDepartmentsOptions = /*#__PURE__*/ $optionsOf($call.listDepartments);
export const useListDepartments = /*#__PURE__*/ $queryHook(listDepartmentsOptions);
export const listDepartmentsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDepartments, "items");
export const useListDepartmentsInfinite = /*#__PURE__*/ $infiniteHook(listDepartmentsInfiniteOptions);

export const createDepartmentMutation = /*#__PURE__*/ $mutationOf($call.createDepartment);
export const useCreateDepartment = /*#__PURE__*/ $mutationHook(createDepartmentMutation);

export const listDepartmentOptionsKey = /*#__PURE__*/ $keyOf($call.listDepartmentOptions);
export const listDepartmentOptionsOptions = /*#__PURE__*/ $optionsOf($call.listDepartmentOptions);
export const useListDepartmentOptions = /*#__PURE__*/ $queryHook(listDepartmentOptionsOptions);

export const exportDepartmentsKey = /*#__PURE__*/ $keyOf($call.exportDepartments);
export const exportDepartmentsOptions = /*#__PURE__*/ $optionsOf($call.exportDepartments);
export const useExportDepartments = /*#__PURE__*/ $queryHook(exportDepartmentsOptions);

export const getDepartmentKey = /*#__PURE__*/ $keyOf($call.getDepartment);
export const getDepartmentOptions = /*#__PURE__*/ $optionsOf($call.getDepartment);
export const useGetDepartment = /*#__PURE__*/ $queryHook(getDepartmentOptions);

export const updateDepartmentMutation = /*#__PURE__*/ $mutationOf($call.updateDepartment);
export const useUpdateDepartment = /*#__PURE__*/ $mutationHook(updateDepartmentMutation);

export const deleteDepartmentMutation = /*#__PURE__*/ $mutationOf($call.deleteDepartment);
export const useDeleteDepartment = /*#__PURE__*/ $mutationHook(deleteDepartmentMutation);

export const archiveDepartmentMutation = /*#__PURE__*/ $mutationOf($call.archiveDepartment);
export const useArchiveDepartment = /*#__PURE__*/ $mutationHook(archiveDepartmentMutation);

export const restoreDepartmentMutation = /*#__PURE__*/ $mutationOf($call.restoreDepartment);
export const useRestoreDepartment = /*#__PURE__*/ $mutationHook(restoreDepartmentMutation);

export const listDepartmentHistoryKey = /*#__PURE__*/ $keyOf($call.listDepartmentHistory);
export const listDepartmentHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDepartmentHistory);
export const useListDepartmentHistory = /*#__PURE__*/ $queryHook(listDepartmentHistoryOptions);
export const listDepartmentHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDepartmentHistory, "items");
export const useListDepartmentHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDepartmentHistoryInfiniteOptions);

export const getDepartmentTreeKey = /*#__PURE__*/ $keyOf($call.getDepartmentTree);
export const getDepartmentTreeOptions = /*#__PURE__*/ $optionsOf($call.getDepartmentTree);
export const useGetDepartmentTree = /*#__PURE__*/ $queryHook(getDepartmentTreeOptions);

export const moveDepartmentMutation = /*#__PURE__*/ $mutationOf($call.moveDepartment);
export const useMoveDepartment = /*#__PURE__*/ $mutationHook(moveDepartmentMutation);

export const mergeDepartmentMutation = /*#__PURE__*/ $mutationOf($call.mergeDepartment, ["departments","employees","transfers"]);
export const useMergeDepartment = /*#__PURE__*/ $mutationHook(mergeDepartmentMutation);

export const previewDepartmentMergeKey = /*#__PURE__*/ $keyOf($call.previewDepartmentMerge);
export const previewDepartmentMergeOptions = /*#__PURE__*/ $optionsOf($call.previewDepartmentMerge);
export const usePreviewDepartmentMerge = /*#__PURE__*/ $queryHook(previewDepartmentMergeOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDepartments: listDepartmentsKey, listDepartmentOptions: listDepartmentOptionsKey, exportDepartments: exportDepartmentsKey, getDepartment: getDepartmentKey, listDepartmentHistory: listDepartmentHistoryKey, getDepartmentTree: getDepartmentTreeKey, previewDepartmentMerge: previewDepartmentMergeKey });
