// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/company-bank-accounts.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listCompanyBankAccountsKey = /*#__PURE__*/ $keyOf($call.listCompanyBankAccounts);
export const listCompanyBankAccountsOptions = /*#__PURE__*/ $optionsOf($call.listCompanyBankAccounts);
export const useListCompanyBankAccounts = /*#__PURE__*/ $queryHook(listCompanyBankAccountsOptions);
export const listCompanyBankAccountsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCompanyBankAccounts, "items");
export const useListCompanyBankAccountsInfinite = /*#__PURE__*/ $infiniteHook(listCompanyBankAccountsInfiniteOptions);

export const createCompanyBankAccountMutation = /*#__PURE__*/ $mutationOf($call.createCompanyBankAccount);
export const useCreateCompanyBankAccount = /*#__PURE__*/ $mutationHook(createCompanyBankAccountMutation);

export const exportCompanyBankAccountsKey = /*#__PURE__*/ $keyOf($call.exportCompanyBankAccounts);
export const exportCompanyBankAccountsOptions = /*#__PURE__*/ $optionsOf($call.exportCompanyBankAccounts);
export const useExportCompanyBankAccounts = /*#__PURE__*/ $queryHook(exportCompanyBankAccountsOptions);

export const getCompanyBankAccountKey = /*#__PURE__*/ $keyOf($call.getCompanyBankAccount);
export const getCompanyBankAccountOptions = /*#__PURE__*/ $optionsOf($call.getCompanyBankAccount);
export const useGetCompanyBankAccount = /*#__PURE__*/ $queryHook(getCompanyBankAccountOptions);

export const updateCompanyBankAccountMutation = /*#__PURE__*/ $mutationOf($call.updateCompanyBankAccount);
export const useUpdateCompanyBankAccount = /*#__PURE__*/ $mutationHook(updateCompanyBankAccountMutation);

export const archiveCompanyBankAccountMutation = /*#__PURE__*/ $mutationOf($call.archiveCompanyBankAccount);
export const useArchiveCompanyBankAccount = /*#__PURE__*/ $mutationHook(archiveCompanyBankAccountMutation);

export const restoreCompanyBankAccountMutation = /*#__PURE__*/ $mutationOf($call.restoreCompanyBankAccount);
export const useRestoreCompanyBankAccount = /*#__PURE__*/ $mutationHook(restoreCompanyBankAccountMutation);

export const listCompanyBankAccountHistoryKey = /*#__PURE__*/ $keyOf($call.listCompanyBankAccountHistory);
export const listCompanyBankAccountHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCompanyBankAccountHistory);
export const useListCompanyBankAccountHistory = /*#__PURE__*/ $queryHook(listCompanyBankAccountHistoryOptions);
export const listCompanyBankAccountHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCompanyBankAccountHistory, "items");
export const useListCompanyBankAccountHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCompanyBankAccountHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listCompanyBankAccounts: listCompanyBankAccountsKey, exportCompanyBankAccounts: exportCompanyBankAccountsKey, getCompanyBankAccount: getCompanyBankAccountKey, listCompanyBankAccountHistory: listCompanyBankAccountHistoryKey });
