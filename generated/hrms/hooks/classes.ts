// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/classes.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listClassesKey = /*#__PURE__*/ $keyOf($call.listClasses);
export const listClassesOptions = /*#__PURE__*/ $optionsOf($call.listClasses);
export const useListClasses = /*#__PURE__*/ $queryHook(listClassesOptions);
export const listClassesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listClasses, "items");
export const useListClassesInfinite = /*#__PURE__*/ $infiniteHook(listClassesInfiniteOptions);

export const createClassMutation = /*#__PURE__*/ $mutationOf($call.createClass);
export const useCreateClass = /*#__PURE__*/ $mutationHook(createClassMutation);

export const listClassOptionsKey = /*#__PURE__*/ $keyOf($call.listClassOptions);
export const listClassOptionsOptions = /*#__PURE__*/ $optionsOf($call.listClassOptions);
export const useListClassOptions = /*#__PURE__*/ $queryHook(listClassOptionsOptions);

export const exportClassesKey = /*#__PURE__*/ $keyOf($call.exportClasses);
export const exportClassesOptions = /*#__PURE__*/ $optionsOf($call.exportClasses);
export const useExportClasses = /*#__PURE__*/ $queryHook(exportClassesOptions);

export const getClassKey = /*#__PURE__*/ $keyOf($call.getClass);
export const getClassOptions = /*#__PURE__*/ $optionsOf($call.getClass);
export const useGetClass = /*#__PURE__*/ $queryHook(getClassOptions);

export const updateClassMutation = /*#__PURE__*/ $mutationOf($call.updateClass);
export const useUpdateClass = /*#__PURE__*/ $mutationHook(updateClassMutation);

export const deleteClassMutation = /*#__PURE__*/ $mutationOf($call.deleteClass);
export const useDeleteClass = /*#__PURE__*/ $mutationHook(deleteClassMutation);

export const archiveClassMutation = /*#__PURE__*/ $mutationOf($call.archiveClass);
export const useArchiveClass = /*#__PURE__*/ $mutationHook(archiveClassMutation);

export const restoreClassMutation = /*#__PURE__*/ $mutationOf($call.restoreClass);
export const useRestoreClass = /*#__PURE__*/ $mutationHook(restoreClassMutation);

export const listClassHistoryKey = /*#__PURE__*/ $keyOf($call.listClassHistory);
export const listClassHistoryOptions = /*#__PURE__*/ $optionsOf($call.listClassHistory);
export const useListClassHistory = /*#__PURE__*/ $queryHook(listClassHistoryOptions);
export const listClassHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listClassHistory, "items");
export const useListClassHistoryInfinite = /*#__PURE__*/ $infiniteHook(listClassHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listClasses: listClassesKey, listClassOptions: listClassOptionsKey, exportClasses: exportClassesKey, getClass: getClassKey, listClassHistory: listClassHistoryKey });
