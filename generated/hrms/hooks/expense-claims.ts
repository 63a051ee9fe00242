// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/expense-claims.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listExpenseClaimsKey = /*#__PURE__*/ $keyOf($call.listExpenseClaims);
export const listExpenseClaimsOptions = /*#__PURE__*/ $optionsOf($call.listExpenseClaims);
export const useListExpenseClaims = /*#__PURE__*/ $queryHook(listExpenseClaimsOptions);
export const listExpenseClaimsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listExpenseClaims, "items");
export const useListExpenseClaimsInfinite = /*#__PURE__*/ $infiniteHook(listExpenseClaimsInfiniteOptions);

export const createExpenseClaimMutation = /*#__PURE__*/ $mutationOf($call.createExpenseClaim, ["expense-claims","approvals","dashboard"]);
export const useCreateExpenseClaim = /*#__PURE__*/ $mutationHook(createExpenseClaimMutation);

export const exportExpenseClaimsKey = /*#__PURE__*/ $keyOf($call.exportExpenseClaims);
export const exportExpenseClaimsOptions = /*#__PURE__*/ $optionsOf($call.exportExpenseClaims);
export const useExportExpenseClaims = /*#__PURE__*/ $queryHook(exportExpenseClaimsOptions);

export const listClaimOptionsKey = /*#__PURE__*/ $keyOf($call.listClaimOptions);
export const listClaimOptionsOptions = /*#__PURE__*/ $optionsOf($call.listClaimOptions);
export const useListClaimOptions = /*#__PURE__*/ $queryHook(listClaimOptionsOptions);

export const getExpenseClaimKey = /*#__PURE__*/ $keyOf($call.getExpenseClaim);
export const getExpenseClaimOptions = /*#__PURE__*/ $optionsOf($call.getExpenseClaim);
export const useGetExpenseClaim = /*#__PURE__*/ $queryHook(getExpenseClaimOptions);

export const withdrawExpenseClaimMutation = /*#__PURE__*/ $mutationOf($call.withdrawExpenseClaim, ["expense-claims","approvals","dashboard"]);
export const useWithdrawExpenseClaim = /*#__PURE__*/ $mutationHook(withdrawExpenseClaimMutation);

export const listExpenseClaimHistoryKey = /*#__PURE__*/ $keyOf($call.listExpenseClaimHistory);
export const listExpenseClaimHistoryOptions = /*#__PURE__*/ $optionsOf($call.listExpenseClaimHistory);
export const useListExpenseClaimHistory = /*#__PURE__*/ $queryHook(listExpenseClaimHistoryOptions);
export const listExpenseClaimHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listExpenseClaimHistory, "items");
export const useListExpenseClaimHistoryInfinite = /*#__PURE__*/ $infiniteHook(listExpenseClaimHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listExpenseClaims: listExpenseClaimsKey, exportExpenseClaims: exportExpenseClaimsKey, listClaimOptions: listClaimOptionsKey, getExpenseClaim: getExpenseClaimKey, listExpenseClaimHistory: listExpenseClaimHistoryKey });
