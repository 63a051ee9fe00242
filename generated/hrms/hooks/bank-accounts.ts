// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/bank-accounts.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listBankAccountsKey = /*#__PURE__*/ $keyOf($call.listBankAccounts);
export const listBankAccountsOptions = /*#__PURE__*/ $optionsOf($call.listBankAccounts);
export const useListBankAccounts = /*#__PURE__*/ $queryHook(listBankAccountsOptions);
export const listBankAccountsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBankAccounts, "items");
export const useListBankAccountsInfinite = /*#__PURE__*/ $infiniteHook(listBankAccountsInfiniteOptions);

export const createBankAccountMutation = /*#__PURE__*/ $mutationOf($call.createBankAccount, ["bank-accounts","employees","dashboard"]);
export const useCreateBankAccount = /*#__PURE__*/ $mutationHook(createBankAccountMutation);

export const getBankAccountKey = /*#__PURE__*/ $keyOf($call.getBankAccount);
export const getBankAccountOptions = /*#__PURE__*/ $optionsOf($call.getBankAccount);
export const useGetBankAccount = /*#__PURE__*/ $queryHook(getBankAccountOptions);

export const updateBankAccountMutation = /*#__PURE__*/ $mutationOf($call.updateBankAccount, ["bank-accounts","employees","dashboard"]);
export const useUpdateBankAccount = /*#__PURE__*/ $mutationHook(updateBankAccountMutation);

export const deleteBankAccountMutation = /*#__PURE__*/ $mutationOf($call.deleteBankAccount, ["bank-accounts","employees","dashboard"]);
export const useDeleteBankAccount = /*#__PURE__*/ $mutationHook(deleteBankAccountMutation);

export const verifyBankAccountMutation = /*#__PURE__*/ $mutationOf($call.verifyBankAccount, ["bank-accounts","employees","dashboard"]);
export const useVerifyBankAccount = /*#__PURE__*/ $mutationHook(verifyBankAccountMutation);

export const rejectBankAccountMutation = /*#__PURE__*/ $mutationOf($call.rejectBankAccount, ["bank-accounts","employees","dashboard"]);
export const useRejectBankAccount = /*#__PURE__*/ $mutationHook(rejectBankAccountMutation);

export const listBankAccountHistoryKey = /*#__PURE__*/ $keyOf($call.listBankAccountHistory);
export const listBankAccountHistoryOptions = /*#__PURE__*/ $optionsOf($call.listBankAccountHistory);
export const useListBankAccountHistory = /*#__PURE__*/ $queryHook(listBankAccountHistoryOptions);
export const listBankAccountHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBankAccountHistory, "items");
export const useListBankAccountHistoryInfinite = /*#__PURE__*/ $infiniteHook(listBankAccountHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listBankAccounts: listBankAccountsKey, getBankAccount: getBankAccountKey, listBankAccountHistory: listBankAccountHistoryKey });
