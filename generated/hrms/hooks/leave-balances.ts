// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-balances.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMyLeaveBalancesKey = /*#__PURE__*/ $keyOf($call.listMyLeaveBalances);
export const listMyLeaveBalancesOptions = /*#__PURE__*/ $optionsOf($call.listMyLeaveBalances);
export const useListMyLeaveBalances = /*#__PURE__*/ $queryHook(listMyLeaveBalancesOptions);

export const listLeaveBalancesKey = /*#__PURE__*/ $keyOf($call.listLeaveBalances);
export const listLeaveBalancesOptions = /*#__PURE__*/ $optionsOf($call.listLeaveBalances);
export const useListLeaveBalances = /*#__PURE__*/ $queryHook(listLeaveBalancesOptions);

export const explainLeaveBalanceKey = /*#__PURE__*/ $keyOf($call.explainLeaveBalance);
export const explainLeaveBalanceOptions = /*#__PURE__*/ $optionsOf($call.explainLeaveBalance);
export const useExplainLeaveBalance = /*#__PURE__*/ $queryHook(explainLeaveBalanceOptions);

export const listLeaveDaysKey = /*#__PURE__*/ $keyOf($call.listLeaveDays);
export const listLeaveDaysOptions = /*#__PURE__*/ $optionsOf($call.listLeaveDays);
export const useListLeaveDays = /*#__PURE__*/ $queryHook(listLeaveDaysOptions);

export const getLeaveLogKey = /*#__PURE__*/ $keyOf($call.getLeaveLog);
export const getLeaveLogOptions = /*#__PURE__*/ $optionsOf($call.getLeaveLog);
export const useGetLeaveLog = /*#__PURE__*/ $queryHook(getLeaveLogOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMyLeaveBalances: listMyLeaveBalancesKey, listLeaveBalances: listLeaveBalancesKey, explainLeaveBalance: explainLeaveBalanceKey, listLeaveDays: listLeaveDaysKey, getLeaveLog: getLeaveLogKey });
