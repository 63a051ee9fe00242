// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/package-modules.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPackageModulesKey = /*#__PURE__*/ $keyOf($call.listPackageModules);
export const listPackageModulesOptions = /*#__PURE__*/ $optionsOf($call.listPackageModules);
export const useListPackageModules = /*#__PURE__*/ $queryHook(listPackageModulesOptions);
export const listPackageModulesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPackageModules, "items");
export const useListPackageModulesInfinite = /*#__PURE__*/ $infiniteHook(listPackageModulesInfiniteOptions);

export const createPackageModuleMutation = /*#__PURE__*/ $mutationOf($call.createPackageModule);
export const useCreatePackageModule = /*#__PURE__*/ $mutationHook(createPackageModuleMutation);

export const exportPackageModulesKey = /*#__PURE__*/ $keyOf($call.exportPackageModules);
export const exportPackageModulesOptions = /*#__PURE__*/ $optionsOf($call.exportPackageModules);
export const useExportPackageModules = /*#__PURE__*/ $queryHook(exportPackageModulesOptions);

export const getPackageModuleKey = /*#__PURE__*/ $keyOf($call.getPackageModule);
export const getPackageModuleOptions = /*#__PURE__*/ $optionsOf($call.getPackageModule);
export const useGetPackageModule = /*#__PURE__*/ $queryHook(getPackageModuleOptions);

export const updatePackageModuleMutation = /*#__PURE__*/ $mutationOf($call.updatePackageModule);
export const useUpdatePackageModule = /*#__PURE__*/ $mutationHook(updatePackageModuleMutation);

export const deletePackageModuleMutation = /*#__PURE__*/ $mutationOf($call.deletePackageModule);
export const useDeletePackageModule = /*#__PURE__*/ $mutationHook(deletePackageModuleMutation);

export const getPackageModuleImpactKey = /*#__PURE__*/ $keyOf($call.getPackageModuleImpact);
export const getPackageModuleImpactOptions = /*#__PURE__*/ $optionsOf($call.getPackageModuleImpact);
export const useGetPackageModuleImpact = /*#__PURE__*/ $queryHook(getPackageModuleImpactOptions);

export const previewPackageModuleLimitsKey = /*#__PURE__*/ $keyOf($call.previewPackageModuleLimits);
export const previewPackageModuleLimitsOptions = /*#__PURE__*/ $optionsOf($call.previewPackageModuleLimits);
export const usePreviewPackageModuleLimits = /*#__PURE__*/ $queryHook(previewPackageModuleLimitsOptions);

export const listPackageModuleHistoryKey = /*#__PURE__*/ $keyOf($call.listPackageModuleHistory);
export const listPackageModuleHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPackageModuleHistory);
export const useListPackageModuleHistory = /*#__PURE__*/ $queryHook(listPackageModuleHistoryOptions);
export const listPackageModuleHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPackageModuleHistory, "items");
export const useListPackageModuleHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPackageModuleHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPackageModules: listPackageModulesKey, exportPackageModules: exportPackageModulesKey, getPackageModule: getPackageModuleKey, getPackageModuleImpact: getPackageModuleImpactKey, previewPackageModuleLimits: previewPackageModuleLimitsKey, listPackageModuleHistory: listPackageModuleHistoryKey });
