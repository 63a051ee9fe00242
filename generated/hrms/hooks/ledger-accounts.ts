// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/ledger-accounts.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLedgerAccountsKey = /*#__PURE__*/ $keyOf($call.listLedgerAccounts);
export const listLedgerAccountsOptions = /*#__PURE__*/ $optionsOf($call.listLedgerAccounts);
export const useListLedgerAccounts = /*#__PURE__*/ $queryHook(listLedgerAccountsOptions);
export const listLedgerAccountsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLedgerAccounts, "items");
export const useListLedgerAccountsInfinite = /*#__PURE__*/ $infiniteHook(listLedgerAccountsInfiniteOptions);

export const createLedgerAccountMutation = /*#__PURE__*/ $mutationOf($call.createLedgerAccount);
export const useCreateLedgerAccount = /*#__PURE__*/ $mutationHook(createLedgerAccountMutation);

export const importLedgerAccountsMutation = /*#__PURE__*/ $mutationOf($call.importLedgerAccounts);
export const useImportLedgerAccounts = /*#__PURE__*/ $mutationHook(importLedgerAccountsMutation);

export const listLedgerAccountOptionsKey = /*#__PURE__*/ $keyOf($call.listLedgerAccountOptions);
export const listLedgerAccountOptionsOptions = /*#__PURE__*/ $optionsOf($call.listLedgerAccountOptions);
export const useListLedgerAccountOptions = /*#__PURE__*/ $queryHook(listLedgerAccountOptionsOptions);

export const exportLedgerAccountsKey = /*#__PURE__*/ $keyOf($call.exportLedgerAccounts);
export const exportLedgerAccountsOptions = /*#__PURE__*/ $optionsOf($call.exportLedgerAccounts);
export const useExportLedgerAccounts = /*#__PURE__*/ $queryHook(exportLedgerAccountsOptions);

export const getLedgerAccountKey = /*#__PURE__*/ $keyOf($call.getLedgerAccount);
export const getLedgerAccountOptions = /*#__PURE__*/ $optionsOf($call.getLedgerAccount);
export const useGetLedgerAccount = /*#__PURE__*/ $queryHook(getLedgerAccountOptions);

export const updateLedgerAccountMutation = /*#__PURE__*/ $mutationOf($call.updateLedgerAccount);
export const useUpdateLedgerAccount = /*#__PURE__*/ $mutationHook(updateLedgerAccountMutation);

export const deleteLedgerAccountMutation = /*#__PURE__*/ $mutationOf($call.deleteLedgerAccount);
export const useDeleteLedgerAccount = /*#__PURE__*/ $mutationHook(deleteLedgerAccountMutation);

export const archiveLedgerAccountMutation = /*#__PURE__*/ $mutationOf($call.archiveLedgerAccount);
export const useArchiveLedgerAccount = /*#__PURE__*/ $mutationHook(archiveLedgerAccountMutation);

export const restoreLedgerAccountMutation = /*#__PURE__*/ $mutationOf($call.restoreLedgerAccount);
export const useRestoreLedgerAccount = /*#__PURE__*/ $mutationHook(restoreLedgerAccountMutation);

export const listLedgerAccountHistoryKey = /*#__PURE__*/ $keyOf($call.listLedgerAccountHistory);
export const listLedgerAccountHistoryOptions = /*#__PURE__*/ $optionsOf($call.listLedgerAccountHistory);
export const useListLedgerAccountHistory = /*#__PURE__*/ $queryHook(listLedgerAccountHistoryOptions);
export const listLedgerAccountHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLedgerAccountHistory, "items");
export const useListLedgerAccountHistoryInfinite = /*#__PURE__*/ $infiniteHook(listLedgerAccountHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLedgerAccounts: listLedgerAccountsKey, listLedgerAccountOptions: listLedgerAccountOptionsKey, exportLedgerAccounts: exportLedgerAccountsKey, getLedgerAccount: getLedgerAccountKey, listLedgerAccountHistory: listLedgerAccountHistoryKey });
