// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tenant-exports.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTenantExportsKey = /*#__PURE__*/ $keyOf($call.listTenantExports);
export const listTenantExportsOptions = /*#__PURE__*/ $optionsOf($call.listTenantExports);
export const useListTenantExports = /*#__PURE__*/ $queryHook(listTenantExportsOptions);
export const listTenantExportsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTenantExports, "items");
export const useListTenantExportsInfinite = /*#__PURE__*/ $infiniteHook(listTenantExportsInfiniteOptions);

export const createTenantExportMutation = /*#__PURE__*/ $mutationOf($call.createTenantExport, ["tenant-exports","jobs"]);
export const useCreateTenantExport = /*#__PURE__*/ $mutationHook(createTenantExportMutation);

export const exportTenantExportsKey = /*#__PURE__*/ $keyOf($call.exportTenantExports);
export const exportTenantExportsOptions = /*#__PURE__*/ $optionsOf($call.exportTenantExports);
export const useExportTenantExports = /*#__PURE__*/ $queryHook(exportTenantExportsOptions);

export const getTenantExportKey = /*#__PURE__*/ $keyOf($call.getTenantExport);
export const getTenantExportOptions = /*#__PURE__*/ $optionsOf($call.getTenantExport);
export const useGetTenantExport = /*#__PURE__*/ $queryHook(getTenantExportOptions);

export const downloadTenantExportMutation = /*#__PURE__*/ $mutationOf($call.downloadTenantExport, []);
export const useDownloadTenantExport = /*#__PURE__*/ $mutationHook(downloadTenantExportMutation);

export const listTenantExportHistoryKey = /*#__PURE__*/ $keyOf($call.listTenantExportHistory);
export const listTenantExportHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTenantExportHistory);
export const useListTenantExportHistory = /*#__PURE__*/ $queryHook(listTenantExportHistoryOptions);
export const listTenantExportHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTenantExportHistory, "items");
export const useListTenantExportHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTenantExportHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTenantExports: listTenantExportsKey, exportTenantExports: exportTenantExportsKey, getTenantExport: getTenantExportKey, listTenantExportHistory: listTenantExportHistoryKey });
