// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/packages.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPackagesKey = /*#__PURE__*/ $keyOf($call.listPackages);
export const listPackagesOptions = /*#__PURE__*/ $optionsOf($call.listPackages);
export const useListPackages = /*#__PURE__*/ $queryHook(listPackagesOptions);
export const listPackagesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPackages, "items");
export const useListPackagesInfinite = /*#__PURE__*/ $infiniteHook(listPackagesInfiniteOptions);

export const createPackageMutation = /*#__PURE__*/ $mutationOf($call.createPackage);
export const useCreatePackage = /*#__PURE__*/ $mutationHook(createPackageMutation);

export const listPackageOptionsKey = /*#__PURE__*/ $keyOf($call.listPackageOptions);
export const listPackageOptionsOptions = /*#__PURE__*/ $optionsOf($call.listPackageOptions);
export const useListPackageOptions = /*#__PURE__*/ $queryHook(listPackageOptionsOptions);

export const exportPackagesKey = /*#__PURE__*/ $keyOf($call.exportPackages);
export const exportPackagesOptions = /*#__PURE__*/ $optionsOf($call.exportPackages);
export const useExportPackages = /*#__PURE__*/ $queryHook(exportPackagesOptions);

export const getPackageKey = /*#__PURE__*/ $keyOf($call.getPackage);
export const getPackageOptions = /*#__PURE__*/ $optionsOf($call.getPackage);
export const useGetPackage = /*#__PURE__*/ $queryHook(getPackageOptions);

export const updatePackageMutation = /*#__PURE__*/ $mutationOf($call.updatePackage);
export const useUpdatePackage = /*#__PURE__*/ $mutationHook(updatePackageMutation);

export const deletePackageMutation = /*#__PURE__*/ $mutationOf($call.deletePackage);
export const useDeletePackage = /*#__PURE__*/ $mutationHook(deletePackageMutation);

export const clonePackageMutation = /*#__PURE__*/ $mutationOf($call.clonePackage, ["packages","package-modules"]);
export const useClonePackage = /*#__PURE__*/ $mutationHook(clonePackageMutation);

export const publishPackageMutation = /*#__PURE__*/ $mutationOf($call.publishPackage, ["packages","package-modules"]);
export const usePublishPackage = /*#__PURE__*/ $mutationHook(publishPackageMutation);

export const retirePackageMutation = /*#__PURE__*/ $mutationOf($call.retirePackage, ["packages","package-modules"]);
export const useRetirePackage = /*#__PURE__*/ $mutationHook(retirePackageMutation);

export const listPackageHistoryKey = /*#__PURE__*/ $keyOf($call.listPackageHistory);
export const listPackageHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPackageHistory);
export const useListPackageHistory = /*#__PURE__*/ $queryHook(listPackageHistoryOptions);
export const listPackageHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPackageHistory, "items");
export const useListPackageHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPackageHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPackages: listPackagesKey, listPackageOptions: listPackageOptionsKey, exportPackages: exportPackagesKey, getPackage: getPackageKey, listPackageHistory: listPackageHistoryKey });
