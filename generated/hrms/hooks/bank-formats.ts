// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/bank-formats.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listBankFormatsKey = /*#__PURE__*/ $keyOf($call.listBankFormats);
export const listBankFormatsOptions = /*#__PURE__*/ $optionsOf($call.listBankFormats);
export const useListBankFormats = /*#__PURE__*/ $queryHook(listBankFormatsOptions);
export const listBankFormatsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBankFormats, "items");
export const useListBankFormatsInfinite = /*#__PURE__*/ $infiniteHook(listBankFormatsInfiniteOptions);

export const createBankFormatMutation = /*#__PURE__*/ $mutationOf($call.createBankFormat);
export const useCreateBankFormat = /*#__PURE__*/ $mutationHook(createBankFormatMutation);

export const listBankFormatOptionsKey = /*#__PURE__*/ $keyOf($call.listBankFormatOptions);
export const listBankFormatOptionsOptions = /*#__PURE__*/ $optionsOf($call.listBankFormatOptions);
export const useListBankFormatOptions = /*#__PURE__*/ $queryHook(listBankFormatOptionsOptions);

export const exportBankFormatsKey = /*#__PURE__*/ $keyOf($call.exportBankFormats);
export const exportBankFormatsOptions = /*#__PURE__*/ $optionsOf($call.exportBankFormats);
export const useExportBankFormats = /*#__PURE__*/ $queryHook(exportBankFormatsOptions);

export const previewBankFormatKey = /*#__PURE__*/ $keyOf($call.previewBankFormat);
export const previewBankFormatOptions = /*#__PURE__*/ $optionsOf($call.previewBankFormat);
export const usePreviewBankFormat = /*#__PURE__*/ $queryHook(previewBankFormatOptions);

export const getBankFormatKey = /*#__PURE__*/ $keyOf($call.getBankFormat);
export const getBankFormatOptions = /*#__PURE__*/ $optionsOf($call.getBankFormat);
export const useGetBankFormat = /*#__PURE__*/ $queryHook(getBankFormatOptions);

export const updateBankFormatMutation = /*#__PURE__*/ $mutationOf($call.updateBankFormat);
export const useUpdateBankFormat = /*#__PURE__*/ $mutationHook(updateBankFormatMutation);

export const deleteBankFormatMutation = /*#__PURE__*/ $mutationOf($call.deleteBankFormat);
export const useDeleteBankFormat = /*#__PURE__*/ $mutationHook(deleteBankFormatMutation);

export const archiveBankFormatMutation = /*#__PURE__*/ $mutationOf($call.archiveBankFormat);
export const useArchiveBankFormat = /*#__PURE__*/ $mutationHook(archiveBankFormatMutation);

export const restoreBankFormatMutation = /*#__PURE__*/ $mutationOf($call.restoreBankFormat);
export const useRestoreBankFormat = /*#__PURE__*/ $mutationHook(restoreBankFormatMutation);

export const listBankFormatHistoryKey = /*#__PURE__*/ $keyOf($call.listBankFormatHistory);
export const listBankFormatHistoryOptions = /*#__PURE__*/ $optionsOf($call.listBankFormatHistory);
export const useListBankFormatHistory = /*#__PURE__*/ $queryHook(listBankFormatHistoryOptions);
export const listBankFormatHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBankFormatHistory, "items");
export const useListBankFormatHistoryInfinite = /*#__PURE__*/ $infiniteHook(listBankFormatHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listBankFormats: listBankFormatsKey, listBankFormatOptions: listBankFormatOptionsKey, exportBankFormats: exportBankFormatsKey, previewBankFormat: previewBankFormatKey, getBankFormat: getBankFormatKey, listBankFormatHistory: listBankFormatHistoryKey });
