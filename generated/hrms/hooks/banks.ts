// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/banks.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listBanksKey = /*#__PURE__*/ $keyOf($call.listBanks);
export const listBanksOptions = /*#__PURE__*/ $optionsOf($call.listBanks);
export const useListBanks = /*#__PURE__*/ $queryHook(listBanksOptions);
export const listBanksInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBanks, "items");
export const useListBanksInfinite = /*#__PURE__*/ $infiniteHook(listBanksInfiniteOptions);

export const createBankMutation = /*#__PURE__*/ $mutationOf($call.createBank);
export const useCreateBank = /*#__PURE__*/ $mutationHook(createBankMutation);

export const listBankOptionsKey = /*#__PURE__*/ $keyOf($call.listBankOptions);
export const listBankOptionsOptions = /*#__PURE__*/ $optionsOf($call.listBankOptions);
export const useListBankOptions = /*#__PURE__*/ $queryHook(listBankOptionsOptions);

export const exportBanksKey = /*#__PURE__*/ $keyOf($call.exportBanks);
export const exportBanksOptions = /*#__PURE__*/ $optionsOf($call.exportBanks);
export const useExportBanks = /*#__PURE__*/ $queryHook(exportBanksOptions);

export const getBankKey = /*#__PURE__*/ $keyOf($call.getBank);
export const getBankOptions = /*#__PURE__*/ $optionsOf($call.getBank);
export const useGetBank = /*#__PURE__*/ $queryHook(getBankOptions);

export const updateBankMutation = /*#__PURE__*/ $mutationOf($call.updateBank);
export const useUpdateBank = /*#__PURE__*/ $mutationHook(updateBankMutation);

export const deleteBankMutation = /*#__PURE__*/ $mutationOf($call.deleteBank);
export const useDeleteBank = /*#__PURE__*/ $mutationHook(deleteBankMutation);

export const archiveBankMutation = /*#__PURE__*/ $mutationOf($call.archiveBank);
export const useArchiveBank = /*#__PURE__*/ $mutationHook(archiveBankMutation);

export const restoreBankMutation = /*#__PURE__*/ $mutationOf($call.restoreBank);
export const useRestoreBank = /*#__PURE__*/ $mutationHook(restoreBankMutation);

export const listBankHistoryKey = /*#__PURE__*/ $keyOf($call.listBankHistory);
export const listBankHistoryOptions = /*#__PURE__*/ $optionsOf($call.listBankHistory);
export const useListBankHistory = /*#__PURE__*/ $queryHook(listBankHistoryOptions);
export const listBankHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBankHistory, "items");
export const useListBankHistoryInfinite = /*#__PURE__*/ $infiniteHook(listBankHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listBanks: listBanksKey, listBankOptions: listBankOptionsKey, exportBanks: exportBanksKey, getBank: getBankKey, listBankHistory: listBankHistoryKey });
