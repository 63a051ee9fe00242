// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/calculators.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const calculateCpfMonthKey = /*#__PURE__*/ $keyOf($call.calculateCpfMonth);
export const calculateCpfMonthOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfMonth);
export const useCalculateCpfMonth = /*#__PURE__*/ $queryHook(calculateCpfMonthOptions);

export const calculateCpfMonthBatchKey = /*#__PURE__*/ $keyOf($call.calculateCpfMonthBatch);
export const calculateCpfMonthBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfMonthBatch);
export const useCalculateCpfMonthBatch = /*#__PURE__*/ $queryHook(calculateCpfMonthBatchOptions);

export const calculateSelfHelpFundsKey = /*#__PURE__*/ $keyOf($call.calculateSelfHelpFunds);
export const calculateSelfHelpFundsOptions = /*#__PURE__*/ $optionsOf($call.calculateSelfHelpFunds);
export const useCalculateSelfHelpFunds = /*#__PURE__*/ $queryHook(calculateSelfHelpFundsOptions);

export const calculateSelfHelpFundsBatchKey = /*#__PURE__*/ $keyOf($call.calculateSelfHelpFundsBatch);
export const calculateSelfHelpFundsBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateSelfHelpFundsBatch);
export const useCalculateSelfHelpFundsBatch = /*#__PURE__*/ $queryHook(calculateSelfHelpFundsBatchOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ calculateCpfMonth: calculateCpfMonthKey, calculateCpfMonthBatch: calculateCpfMonthBatchKey, calculateSelfHelpFunds: calculateSelfHelpFundsKey, calculateSelfHelpFundsBatch: calculateSelfHelpFundsBatchKey });
