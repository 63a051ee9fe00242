// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/modules.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listModulesKey = /*#__PURE__*/ $keyOf($call.listModules);
export const listModulesOptions = /*#__PURE__*/ $optionsOf($call.listModules);
export const useListModules = /*#__PURE__*/ $queryHook(listModulesOptions);
export const listModulesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listModules, "items");
export const useListModulesInfinite = /*#__PURE__*/ $infiniteHook(listModulesInfiniteOptions);

export const createModuleMutation = /*#__PURE__*/ $mutationOf($call.createModule);
export const useCreateModule = /*#__PURE__*/ $mutationHook(createModuleMutation);

export const listModuleOptionsKey = /*#__PURE__*/ $keyOf($call.listModuleOptions);
export const listModuleOptionsOptions = /*#__PURE__*/ $optionsOf($call.listModuleOptions);
export const useListModuleOptions = /*#__PURE__*/ $queryHook(listModuleOptionsOptions);

export const exportModulesKey = /*#__PURE__*/ $keyOf($call.exportModules);
export const exportModulesOptions = /*#__PURE__*/ $optionsOf($call.exportModules);
export const useExportModules = /*#__PURE__*/ $queryHook(exportModulesOptions);

export const getModuleKey = /*#__PURE__*/ $keyOf($call.getModule);
export const getModuleOptions = /*#__PURE__*/ $optionsOf($call.getModule);
export const useGetModule = /*#__PURE__*/ $queryHook(getModuleOptions);

export const updateModuleMutation = /*#__PURE__*/ $mutationOf($call.updateModule);
export const useUpdateModule = /*#__PURE__*/ $mutationHook(updateModuleMutation);

export const deleteModuleMutation = /*#__PURE__*/ $mutationOf($call.deleteModule);
export const useDeleteModule = /*#__PURE__*/ $mutationHook(deleteModuleMutation);

export const archiveModuleMutation = /*#__PURE__*/ $mutationOf($call.archiveModule);
export const useArchiveModule = /*#__PURE__*/ $mutationHook(archiveModuleMutation);

export const restoreModuleMutation = /*#__PURE__*/ $mutationOf($call.restoreModule);
export const useRestoreModule = /*#__PURE__*/ $mutationHook(restoreModuleMutation);

export const listModuleHistoryKey = /*#__PURE__*/ $keyOf($call.listModuleHistory);
export const listModuleHistoryOptions = /*#__PURE__*/ $optionsOf($call.listModuleHistory);
export const useListModuleHistory = /*#__PURE__*/ $queryHook(listModuleHistoryOptions);
export const listModuleHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listModuleHistory, "items");
export const useListModuleHistoryInfinite = /*#__PURE__*/ $infiniteHook(listModuleHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listModules: listModulesKey, listModuleOptions: listModuleOptionsKey, exportModules: exportModulesKey, getModule: getModuleKey, listModuleHistory: listModuleHistoryKey });
